/// What the shell completes: commands, options, selectors, files.
enum Completion {
  /// A script for bash, to be read with `source <(msgsend completion bash)`. Selectors are asked of the tool itself.
  ///
  /// They contain what the shell splits at, so they come in quotes; inside a quote that is open already, readline closes it.
  static var bash: String {
    let commands = Command.forms.map(\.name).joined(separator: " ")
    let cases = Command.forms.map { form in
      let options = ([Command.helpOption] + form.options).map { "--\($0.name)" }.joined(separator: " ")
      return "    \(form.name)) options='\(options)' ;;"
    }
    return """
      # bash completion of msgsend
      _msgsend() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} options='' i
        local IFS=$'\\n' plugins=()
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(IFS=' '; compgen -W '\(commands) --help --version' -- "$word"))
          return
        fi
        # bash splits at "=", too.
        if [ "$word" = = ]; then word=''; fi
        if [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        case $before in
          -p|--plugin) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")); return ;;
          -r|--result) COMPREPLY=($(IFS=' '; compgen -W '\(Command.ResultWanted.allCases.map(\.rawValue).joined(separator: " "))' -- "$word")); return ;;
        esac
        case $command in
      \(cases.joined(separator: "\n"))
        esac
        if [ "${word#-}" != "$word" ]; then
          COMPREPLY=($(IFS=' '; compgen -W "$options" -- "$word"))
          return
        fi
        case $command in
          send|responders|signature)
            for ((i = 2; i < COMP_CWORD; i++)); do
              case ${COMP_WORDS[i-1]} in -p|--plugin) plugins+=(--plugin "${COMP_WORDS[i]}") ;; esac
            done
            local quote=${word:0:1} selector
            case $quote in [\\'\\"]) word=${word:1} ;; *) quote='' ;; esac
            for selector in $("${COMP_WORDS[0]}" methods --selectors "${plugins[@]}" 2>/dev/null); do
              if [ "${selector#"$word"}" != "$selector" ] || [ -z "$word" ]; then
                if [ -z "$quote" ]; then selector="'$selector'"; fi
                COMPREPLY+=("$selector")
              fi
            done
            ;;
          completion) COMPREPLY=($(compgen -W bash -- "$word")) ;;
          call) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -F _msgsend msgsend
      """
  }
}
