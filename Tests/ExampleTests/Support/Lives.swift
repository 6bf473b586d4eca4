/// Counts which of some objects are alive, and keeps none of them.
struct Lives {
  private struct Life {
    weak var object: AnyObject?
  }

  private var lives: [Life] = []

  /// Watches an object, and gives it back.
  mutating func watch<Object: AnyObject>(_ object: Object) -> Object {
    lives.append(Life(object: object))
    return object
  }

  var watched: Int { lives.count }
  var alive: Int { lives.count { $0.object != nil } }
}
