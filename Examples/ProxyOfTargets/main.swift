// System B: a proxy made with its targets stands in for a scroll view's delegate.
//
// It recreates `MultiDelegateProxy`, an `NSProxy`: made with none there is no proxy; nil is ignored; a target is there once; targets may
// add and remove during a delivery; the proxy conforms to what one of its targets conforms to. There a delivery looped over a copy of the
// list, and so still called who had been removed meanwhile. Here one that was removed is not called any more, one that was added
// is called from the next message on, and nothing is copied.

import MessageForwarding

let header = Header()
let position = Position()
let loader = Loader()
let hint = Hint(successor: loader)

print("A proxy of no targets: \(try MultiDelegateProxy() == nil ? "none" : "one")")
print("A proxy of nil: \(try MultiDelegateProxy(nil) == nil ? "none" : "one")")

var proxy = try MultiDelegateProxy(header, hint, nil, position, header)
hint.proxy = proxy
print("A proxy of three targets, nil, and one of the three again: \(proxy?.count ?? 0) targets")
print("nil added: \(try proxy?.add(nil) == true), the header added again: \(try proxy?.add(header) == true)")

print("\nThe proxy is the scroll view's delegate")
let view = ScrollView()
view.delegate = proxy
for offset in [40, 120] {
  print("scrolling to \(offset)")
  try view.scroll(to: offset)
}
if let proxy { print(proxy.explain("scrollViewShouldScrollToTop(_:)")) }
position.isPinned = true
try view.scrollToTop()
print("to the top, pinned: still at \(view.offset)")
position.isPinned = false
print("to the top")
try view.scrollToTop()

print("\nThe proxy conforms to what a target conforms to")
let scrolling = try ScrollView.delegateProtocol.get()
try MethodTable.of(Header.self).adopt(scrolling)
print("\(scrolling): \(proxy?.conforms(to: scrolling) == true)")
proxy?.remove(header)
print("without the header: \(proxy?.conforms(to: scrolling) == true)")

print("\nNothing to take down by hand")
proxy = nil
print("without the proxy the scroll view's delegate is \(view.delegate == nil ? "gone" : "left")")
print("scrolling to 10")
try view.scroll(to: 10)
