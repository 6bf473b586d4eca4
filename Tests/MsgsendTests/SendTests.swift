import MessageForwarding
import Testing

@testable import MsgsendKit

@Suite("A typed message is sent")
struct SendTests {
  @Test("everyone hears it, in order")
  func multicast() {
    let run = Recorder("send", "goodNight")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "Lamp goes out", "Radio falls silent", "Thermostat lets the house cool to 16.5 degrees", "Diary writes: Good night.",
      ])
    #expect(run.complaints.isEmpty)
  }

  @Test("each responder's result is shown, and the one that the sender gets")
  func results() {
    let run = Recorder("send", "power()")
    #expect(
      run.lines == [
        "Lamp returns 60.0", "Radio returns 0.5", "Thermostat returns 1500.0", "The sender gets 1500.0, the last one",
      ])
  }

  @Test("an object is an argument by its name")
  func objects() {
    let run = Recorder("send", "mayOpen(_:)", "@attic")
    #expect(
      run.lines == [
        "Thermostat does not mind if the attic window is open", "Diary writes: The attic window was to be opened.",
        "Thermostat returns true", "Diary returns true", "The sender gets true, the last one",
      ])
  }

  @Test(
    "values of every type arrive and come back",
    arguments: [
      ("int8", "-128", "-128"), ("int8", "127", "127"), ("uint8", "255", "255"),
      ("int16", "-32768", "-32768"), ("uint16", "0xffff", "65535"),
      ("int32", "-0x80000000", "-2147483648"), ("uint32", "0b101", "5"),
      ("int64", "-9223372036854775808", "-9223372036854775808"), ("uint64", "18446744073709551615", "18446744073709551615"),
      ("int128", "-170141183460469231731687303715884105728", "-170141183460469231731687303715884105728"),
      ("uint128", "340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
      ("float", "0.5", "0.5"), ("float", "1e-3", "0.001"), ("double", "-2.25", "-2.25"), ("double", "inf", "inf"),
      ("double", "7", "7.0"),
      ("bool", "true", "true"), ("bool", "no", "false"),
      ("string", "hé \"quoted\"", "\"hé \"quoted\"\""), ("string", "", "\"\""), ("string", "@@home", "\"@home\""),
      ("cString", "hello", "\"hello\""), ("cString", "", "\"\""), ("cString", "nil", "\"nil\""),
      ("object", "@lamp", "a Lamp"), ("selector", "setTitle:", "setTitle(_:)"), ("pointer", "nil", "nil"),
    ])
  func types(type: String, text: String, shown: String) {
    let run = Recorder("send", "echo(\(type):)", text)
    #expect(run.lines == ["Echo returns \(shown)"])
    #expect(run.complaints.isEmpty)
  }

  #if arch(x86_64)
    @Test("a long double keeps its digits")
    func longDouble() {
      #expect(Recorder("send", "echo(longDouble:)", "1.0000000000000000001").lines == ["Echo returns 1.0000000000000000001"])
    }
  #endif

  @Test("many arguments of many types keep their places")
  func manyArguments() {
    let run = Recorder("send", "echo(all:_:_:_:_:_:_:_:_:)", "-1", "2.5", "three", "yes", "5", "0.25", "-7", "8", "9e9")
    #expect(run.lines == ["Echo returns \"-1 2.5 three true 5 0.25 -7 8 9000000000.0\""])
  }

  @Test(
    "what does not fit is named, and nothing is sent",
    arguments: [
      ("echo(int8:)", "300", "expected Int8, a whole number from -128 to 127 (c), got \"300\""),
      ("echo(int8:)", "1.5", "expected Int8, a whole number from -128 to 127 (c), got \"1.5\""),
      ("echo(int8:)", "", "expected Int8, a whole number from -128 to 127 (c), got \"\""),
      ("echo(int16:)", "0x-5", "expected Int16, a whole number from -32768 to 32767 (s), got \"0x-5\""),
      ("echo(uint64:)", "-1", "expected UInt, a whole number from 0 to 18446744073709551615 (Q), got \"-1\""),
      ("echo(float:)", "1e39", "expected Float, a number up to 3.4028235e+38 (f), got \"1e39\""),
      ("echo(double:)", "much", "expected Double, a number up to 1.7976931348623157e+308 (d), got \"much\""),
      ("echo(bool:)", "1", "expected Bool, true, false, yes or no (B), got \"1\""),
      ("echo(object:)", "@ghost", "expected a thing of the house (@), got \"@ghost\""),
      ("echo(selector:)", "", "expected a selector (:), got \"\""),
      ("echo(pointer:)", "0x1000", "expected nil, the only pointer that can be typed (^v), got \"0x1000\""),
    ])
  func misfits(selector: String, text: String, complaint: String) {
    let run = Recorder("send", selector, text)
    #expect(run.status == 1)
    #expect(run.complaints == ["msgsend: first argument of \(selector): \(complaint)"])
    #expect(run.lines.isEmpty)
  }

  @Test("the second argument is called the second")
  func secondArgument() {
    let run = Recorder("send", "write(_:times:)", "hello", "often")
    #expect(
      run.complaints == [
        "msgsend: second argument of write(_:times:): expected Int32, a whole number from -2147483648 to 2147483647 (i), got \"often\""
      ])
  }

  @Test("the seventh argument is called number 7")
  func seventhArgument() {
    let run = Recorder("send", "echo(all:_:_:_:_:_:_:_:_:)", "-1", "2.5", "three", "yes", "5", "0.25", "3000000000", "8", "9")
    #expect(
      run.complaints == [
        "msgsend: argument number 7 of echo(all:_:_:_:_:_:_:_:_:): expected Int32, a whole number from -2147483648 to 2147483647 (i), "
          + "got \"3000000000\""
      ])
  }

  @Test("too many and too few arguments are counted", arguments: [([String](), 0), (["1", "2"], 2)])
  func counts(texts: [String], count: Int) {
    let run = Recorder(["send", "dim(to:)"] + texts)
    #expect(run.status == 1)
    #expect(run.complaints == ["msgsend: dim(to:) takes 1 argument (v@:C), got \(count)"])
  }

  @Test("a text where an object is wanted is the method's own complaint")
  func textForObject() throws {
    let run = Recorder("send", "mayOpen(_:)", "kitchen")
    #expect(run.status == 1)
    let complaint = try #require(run.complaints.first)
    #expect(complaint.contains("Window") && complaint.contains("String") && complaint.contains("mayOpen(_:)"))
  }

  @Test("what a target throws is shown with its name")
  func thrown() {
    let run = Recorder("send", "set(_:unit:)", "300", "Celsius")
    #expect(run.status == 1)
    #expect(run.complaints == ["msgsend: Thermostat: the thermostat goes from 5 to 30 degrees, not to 300.0"])
  }
}
