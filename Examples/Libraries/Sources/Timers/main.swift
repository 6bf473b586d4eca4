// libuv calls back from its event loop. One timer is heard by several objects; they may stop it, and let go of it, while it calls.

import CUV
import MessageForwarding

try registerMethods()
let loop = uv_default_loop()

print("A timer heard by three")
let timer = try Timer(loop)
let (clock, alarm, guardian) = (Clock(), Alarm(at: 2), Guardian(timer, limit: 4))
for listener in [clock, alarm, guardian] as [AnyObject] { try timer.listeners.add(listener) }
try timer.start(every: 5)
uv_run(loop, UV_RUN_DEFAULT)
print("the clock ticked \(clock.ticks) times, the loop is empty")

print("\nA timer that goes while it fires: nobody holds it but libuv")
weak var gone: Timer?
do {
  let timer = try Timer(loop)
  gone = timer
  let once = Once(timer)
  try timer.listeners.add(once, retention: .strong)
  try timer.start(every: 1)
}
print("before: \(gone == nil ? "gone" : "there")")
uv_run(loop, UV_RUN_DEFAULT)
print("after: \(gone == nil ? "gone" : "there")")

print("\nTwo timers, one after the other")
let (slow, fast) = (try Timer(loop), try Timer(loop))
let (slowClock, fastClock) = (Clock("slow"), Clock("fast"))
let (slowGuardian, fastGuardian) = (Guardian(slow, limit: 1), Guardian(fast, limit: 2))
for listener in [slowClock, slowGuardian] as [AnyObject] { try slow.listeners.add(listener) }
for listener in [fastClock, fastGuardian] as [AnyObject] { try fast.listeners.add(listener) }
try slow.start(every: 300)
try fast.start(every: 2)
uv_run(loop, UV_RUN_DEFAULT)
