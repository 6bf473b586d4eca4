internal import CFFIShim

/// What the tool says about itself.
enum Usage {
  static var version: String { unsafe String(cString: mf_version()) }

  static let text = """
    Sends messages by name to the things of a small house, all at once through one proxy.

    msgsend demo                      a tour: who hears what, and what comes back
    msgsend send SELECTOR [ARG…]      send a message, print what was done and what came back
    msgsend responders SELECTOR       print who would hear it, and with which types
    msgsend --help | --version

    A selector is spelled as in Swift or as in Objective-C: 'dim(to:)' has one argument, 'goodNight()' and 'goodNight' are the same.
    Arguments are read by the type that the method wants:

      whole numbers   42   -5   0x2a   0b101      in the range of the type
      numbers         21.5   1e-3   inf
      truth           true   false   yes   no
      text            as it is
      things          @lamp  @radio  @thermostat  @kitchen  @attic      (text that begins with @: @@home)
      selectors       goodNight()
      pointers        nil

    Exit status: 0, 1 when the message failed, 64 when the command makes no sense.
    """
}
