internal import CFFIShim

/// What the shell completes: commands, options, selectors, files.
enum Completion {
  /// A script for bash, to be read with `source <(msgsend completion bash)`. Selectors are asked of the tool itself.
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
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands) --help --version' -- "$word"))
          return
        fi
        case $before in
          -p|--plugin) COMPREPLY=($(compgen -f -- "$word")); return ;;
          -r|--result) COMPREPLY=($(compgen -W '\(Command.ResultWanted.allCases.map(\.rawValue).joined(separator: " "))' -- "$word")); return ;;
        esac
        case $command in
      \(cases.joined(separator: "\n"))
        esac
        if [ "${word#-}" != "$word" ]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
          return
        fi
        case $command in
          send|responders|signature)
            local plugins=()
            for ((i = 2; i < COMP_CWORD; i++)); do
              case ${COMP_WORDS[i-1]} in -p|--plugin) plugins+=(--plugin "${COMP_WORDS[i]}") ;; esac
            done
            local IFS=$'\\n'
            COMPREPLY=($(compgen -W "$(msgsend methods "${plugins[@]}" 2>/dev/null | awk '{ print $2 }' | sort -u)" -- "$word"))
            COMPREPLY=("${COMPREPLY[@]/#/\\'}")
            COMPREPLY=("${COMPREPLY[@]/%/\\'}")
            ;;
          completion) COMPREPLY=($(compgen -W bash -- "$word")) ;;
          call) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -F _msgsend msgsend
      """
  }
}
