// expat has one handler for each kind of event. Each is a message to all readers: those that have no method for it do not hear it.

import MessageForwarding

try registerMethods()
let text = """
  <library name="corner">
    <book year="1815">Emma</book>
    <book year="1516">Utopia, a <i>new</i> island</book>
    <shelf/>
  </library>
  """

let (outline, words, attributes) = (Outline(), Words(), Attributes())
let readers = MulticastProxy(name: "readers")
for reader in [outline, words, attributes] as [AnyObject] { try readers.add(reader) }

let parser = try Parser(readers)
try parser.parse(text)
print("The outline")
for line in outline.lines { print("  \(line)") }
print("The words: \(words.text.split(whereSeparator: \.isWhitespace).joined(separator: "|"))")
print("The attributes: \(attributes.values)")

print("\nIn pieces, to a reader that had enough")
let early = Leaving(readers)
try readers.add(early, at: .start)
for piece in [text.prefix(40), text.dropFirst(40).prefix(30), text.dropFirst(70)] { try parser.feed(String(piece)) }
try parser.finish()
print("it saw \(early.seen), the outline saw \(outline.lines.count) elements in all")

print("\nText that is no XML")
do {
  try parser.parse("<library><book></library>")
} catch {
  print(error)
}
