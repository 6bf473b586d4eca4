internal import CFFIShim

/// What the tool says about itself.
enum Usage {
  static var version: String { unsafe String(cString: mf_version()) }

  static let text = """
    Sends messages by name: to the things of a small house, to the targets of plug-ins, or calls C functions.

    msgsend demo                                    a tour: who hears what, and what comes back
    msgsend send SELECTOR [ARG…]                    send a message, print what was done and what came back
    msgsend methods                                 print who has which methods
    msgsend responders SELECTOR                     print who would hear it, and with which types
    msgsend signature SELECTOR                      print the types of its first responder's method
    msgsend explain ENCODING                        print where each value of such a call travels on this machine
    msgsend call LIBRARY FUNCTION ENCODING [ARG…]   call a C function
    msgsend repl                                    read messages line by line and send them to the same targets
    msgsend completion bash                         print a script that completes commands and selectors
    msgsend --help | --version

    -p, --plugin FILE    send to the targets of a plug-in instead; more than one may be given
    -r, --result WHICH   what the sender gets: last (as usual), first, or all
    -s, --selectors      of methods, print nothing but the selectors, each once
        --json           print one JSON object, for programs

    Options may stand anywhere behind the command; -- ends them, and a number such as -5 is none.
    A selector is spelled as in Swift or as in Objective-C: 'dim(to:)' has one argument, 'goodNight()' and 'goodNight' are the same.
    An encoding is as @encode makes it: 'v@:i' is a method, 'ddd' a function of two doubles that returns one.
    Arguments are read by the type that the method wants:

      whole numbers   42   -5   0x2a   0b101      in the range of the type
      numbers         21.5   1e-3   inf
      truth           true   false   yes   no
      text            as it is
      structs         {1,2.5}   {{0,0},{3,4}}
      things          @lamp  @radio  @thermostat  @kitchen  @attic      (text that begins with @: @@home)
      selectors       goodNight()
      pointers        nil

    Exit status: 0, 1 when the message failed, 64 when the command makes no sense.
    """

  static let dialogue = """
    SELECTOR [ARG…]        send a message, print what was done and what came back
    methods                print who has which methods
    responders SELECTOR    print who would hear it, and with which types
    signature SELECTOR     print the types of its first responder's method
    explain ENCODING       print where each value of such a call travels on this machine
    help, quit             this list; leave

    Words are split as the shell does, 'with "quotes"' where they contain spaces. Options are those of the command line: --result, --json.
    A message that is called like one of these words is sent with (): help(), or behind send: send help.
    """
}
