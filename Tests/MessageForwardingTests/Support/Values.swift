import MessageForwarding

struct Point: CRepresentable, Equatable {
  var x: Double
  var y: Double
  static var cEncoding: String { "{Point=dd}" }
}

struct Triple: CRepresentable, Equatable {
  var a: Int
  var b: Int
  var c: Int
  static var cEncoding: String { "{Triple=qqq}" }
}

struct Mixed: CRepresentable, Equatable {
  var a: Int8
  var b: Float
  var c: Int64
  var d: Int16
  static var cEncoding: String { "{Mixed=cfqs}" }
}

struct Pixel: CRepresentable, Equatable {
  var r: UInt8
  var g: UInt8
  var b: UInt8
  static var cEncoding: String { "{Pixel=CCC}" }
}

/// A type without a C counterpart.
enum Mood: Equatable {
  case calm
  case cross(because: String)
}

protocol Named { var name: String { get } }

class Animal: Named {
  let name: String
  required init(_ name: String) { self.name = name }
}

final class Dog: Animal {}
