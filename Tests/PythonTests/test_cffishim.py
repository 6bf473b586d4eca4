"""Tests the Python binding of Examples/Python against the built library: values, errors and lifetimes. run.sh runs it."""

import ctypes
import threading
import unittest
import weakref

import cffishim


class Thing:
    pass


class BindingTests(unittest.TestCase):
    def setUp(self):
        self.table = cffishim.Table("Thing")
        self.things = cffishim.Multicast("things")
        self.kept = cffishim.kept_count()

    def tearDown(self):
        self.things.close()
        self.table.close()
        self.assertEqual((cffishim.kept_count(), cffishim.core.mf_closure_count()), (0, 0))

    def answer(self, encoding, function, *values):
        """What a method of this type gets, and returns, for one message."""
        self.table.add("answer", encoding, function)
        self.things.add(Thing(), self.table)
        return self.things.send("answer", encoding, *values)

    def test_every_type_keeps_its_extremes(self):
        encoding = "v@:cCsSiIqQfdB^v*"
        lowest = (-128, 0, -2**15, 0, -2**31, 0, -2**63, 0, -0.5, -1e300, False, None, None)
        highest = (127, 255, 2**15 - 1, 2**16 - 1, 2**31 - 1, 2**32 - 1, 2**63 - 1, 2**64 - 1, 1.5, 1e300, True, 2**64 - 1, b"text")
        seen = []
        self.table.add("take", encoding, lambda _, *values: seen.append(values))
        self.things.add(Thing(), self.table)
        for values in (lowest, highest):
            self.assertIsNone(self.things.send("take", encoding, *values))
        self.assertEqual(seen, [lowest, highest])

    def test_results_keep_their_extremes(self):
        extremes = {"c": (-128, 127), "C": (0, 255), "s": (-2**15, 2**15 - 1), "S": (0, 2**16 - 1), "i": (-2**31, 2**31 - 1),
                    "I": (0, 2**32 - 1), "q": (-2**63, 2**63 - 1), "Q": (0, 2**64 - 1), "f": (-0.5, 1.5), "d": (-1e300, 1e300),
                    "B": (False, True), "^v": (None, 2**64 - 1)}
        self.things.add(Thing(), self.table)
        for encoding, values in extremes.items():
            for index, value in enumerate(values):
                name = f"result{index}{encoding}"
                self.table.add(name, encoding + "@:", lambda _, value=value: value)
                self.assertEqual(self.things.send(name, encoding + "@:"), value, encoding)

    def test_a_number_that_does_not_fit_is_an_error_both_ways(self):
        with self.assertRaisesRegex(OverflowError, "300 is no c_byte"):
            self.answer("v@:c", lambda _, number: None, 300)
        self.table.add("big", "C@:", lambda _: 256)
        with self.assertRaisesRegex(OverflowError, "256 is no c_ubyte"):
            self.things.send("big", "C@:")

    def test_a_text_is_no_result(self):
        with self.assertRaises(TypeError):
            self.answer("*@:", lambda _: b"text")

    def test_exceptions_of_several_targets_are_causes_in_order(self):
        def fail(thing):
            raise KeyError(thing.name)

        self.table.add("fail", "v@:", fail)
        for name in "ab":
            thing = Thing()
            thing.name = name
            self.things.add(thing, self.table)
        with self.assertRaises(cffishim.MessageError) as caught:
            self.things.send("fail", "v@:")
        self.assertEqual([repr(cause) for cause in caught.exception.causes], ["KeyError('a')", "KeyError('b')"])

    def test_a_sender_of_other_types_is_refused(self):
        self.table.add("take:", "v@:i", lambda _, number: self.fail("called"))
        self.things.add(Thing(), self.table)
        with self.assertRaisesRegex(cffishim.MessageError, r"take\(_:\).*argument 0.*expected d.*got i"):
            self.things.send("take:", "v@:d", 1.5)
        with self.assertRaisesRegex(TypeError, "takes 1 arguments, not 0"):
            self.things.send("take:", "v@:i")

    def test_what_is_refused_takes_nothing_over(self):
        refused = [lambda: self.table.add("", "v@:", print), lambda: self.table.add("a", "v@:{", print),
                   lambda: self.things.add(Thing(), cffishim.Table.__new__(cffishim.Table))]
        for attempt in refused:
            with self.assertRaises((cffishim.MessageError, AttributeError)):
                attempt()
        self.table.add("twice", "v@:", print)
        with self.assertRaisesRegex(cffishim.MessageError, "already there"):
            self.table.add("twice", "v@:", print)
        self.assertEqual(cffishim.kept_count(), self.kept + 1)

    def test_an_object_lives_while_it_is_a_target(self):
        thing = Thing()
        gone = weakref.ref(thing)
        key = self.things.add(thing, self.table)
        del thing
        self.assertIsNotNone(gone())
        self.things.remove(key)
        self.assertIsNone(gone())
        with self.assertRaisesRegex(cffishim.MessageError, "not found"):
            self.things.remove(key)

    def test_a_target_may_remove_the_next_one_in_a_round(self):
        heard = []

        def hear(thing):
            heard.append(thing)
            if thing is first:
                self.things.remove(second_key)

        first, second = Thing(), Thing()
        self.table.add("hear", "v@:", hear)
        self.things.add(first, self.table)
        second_key = self.things.add(second, self.table)
        self.things.send("hear", "v@:")
        self.assertEqual(heard, [first])

    def test_c_gets_the_answer_of_a_callback_and_its_exception_is_reported(self):
        def half(_, number):
            if number % 2:
                raise ValueError(number)
            return number // 2

        self.table.add("half:", "q@:q", half)
        self.things.add(Thing(), self.table)
        failures = []
        callback = cffishim.Callback(self.things, "half:", "q@:q", failed=failures.append)
        function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(callback.function.value)
        self.assertEqual([function(number) for number in (8, 7)], [4, 0])
        self.assertEqual([repr(failure) for failure in failures], ["ValueError(7)"])
        callback.close()

    def test_threads_send_at_once(self):
        self.table.add("double:", "q@:q", lambda _, number: 2 * number)
        self.things.add(Thing(), self.table)
        answers = [None] * 4

        def send(index):
            answers[index] = sum(self.things.send("double:", "q@:q", number) for number in range(200))

        threads = [threading.Thread(target=send, args=(index,)) for index in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(answers, [2 * sum(range(200))] * 4)


if __name__ == "__main__":
    unittest.main()
