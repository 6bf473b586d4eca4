// System A: one call makes any control's `delegate` property multicast, and its `dataSource` property, too.
//
// It recreates `RRMulticastDelegate` and its category on every object. There, delegates were held strongly and leaked, one that removed
// itself during a delivery was a crash, and of several answers all but the last were lost without a word. Here they are held weakly,
// may come and go at any time, and every answer can be had.

import MessageForwarding

print("A text view with three delegates")
let counter = WordCounter()
let censor = Censor(forbidden: "damn")
var diary: Diary? = Diary()
var textView: TextView? = TextView()
if let textView, let diary {
  try textView.addDelegate(counter)
  try textView.addDelegate(censor)
  try textView.addDelegate(diary)
  print("the counter again: \(try textView.addDelegate(counter) ? "added" : "it is one already")")
  print("typing \"hello\"")
  try textView.insert("hello")
}

print("\nThe last answer is the view's, and every answer can be had")
if let textView {
  let delegates = textView.multicastDelegate
  print("typing \" damn\"")
  try textView.insert(" damn")
  print("asking each")
  let answers = try delegates.send(TextView.shouldInsert, textView, " damn", choosing: .all)
  print("the answers: \(try answers.map { try $0.get() })")
  try delegates.setDefaultChoice(.every, for: TextView.shouldInsert.selector)
  print("typing \" damn\", if each allows it")
  try textView.insert(" damn")
  print("the text: \"\(textView.text)\"")
}

print("\nThe proxy responds to what a delegate responds to")
if let delegates = textView?.multicastDelegate {
  print("a change: \(delegates.responds(to: "textViewDidChange:"))")
  print("its signature: \(delegates.methodSignature(for: "textViewDidChange:")?.encoding ?? "none")")
  print("a click: \(delegates.responds(to: "textViewDidClick:"))")
  print(delegates.explain(TextView.shouldInsert))
}

print("\nDelegates come and go during a delivery")
let secondCounter = WordCounter()
var first: FirstChange? = FirstChange(successor: secondCounter)
if let textView, let first { try textView.addDelegate(first) }
for word in [" again", " and again"] {
  print("typing \"\(word)\"")
  try textView?.insert(word)
}

print("\nDelegates are not kept")
print("delegates: \(names(textView?.multicastDelegate))")
first = nil
diary = nil
print("without the diary: \(names(textView?.multicastDelegate))")

print("\nA table view with delegates and data sources")
let novels = Shelf("Emma", "Persuasion")
let travels = Shelf("Utopia", "Erewhon", "Laputa")
let reader = Diary()
var tableView: TableView? = TableView()
if let tableView {
  try tableView.addDelegate(reader)
  try tableView.addDataSource(novels)
  print("rows: \(try tableView.numberOfRows)")
  try tableView.addDataSource(travels)
  print("with two shelves: \(try tableView.numberOfRows), the last one's answer")
  let sources = tableView.multicastDataSource
  print("added up: \(try sources.send(TableView.numberOfRows, tableView, choosing: .reduce(0, +)))")
  try tableView.select(1)
}

print("\nEach control keeps a note, and has its own proxies; all goes with it")
textView?.note = "a draft"
print("notes: \(textView?.note ?? "none"), \(tableView?.note ?? "none")")
weak let textDelegates = textView?.multicastDelegate
weak let tableDelegates = tableView?.multicastDelegate
weak let dataSources = tableView?.multicastDataSource
print("two share one: \(textDelegates === tableDelegates || tableDelegates === dataSources)")
textView = nil
print("without the text view: \(textDelegates == nil ? "its proxy is gone" : "its proxy is left")")
print("the table view's: \(tableDelegates != nil && dataSources != nil ? "there" : "gone, too")")
tableView = nil
print("without the table view: \(tableDelegates == nil && dataSources == nil ? "its proxies are gone" : "one is left")")

func names(_ proxy: MulticastProxy?) -> String {
  (proxy?.targets ?? []).map { "\(type(of: $0))" }.joined(separator: ", ")
}
