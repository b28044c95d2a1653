import { actionsOf, type Command } from '../command.js'

/** The completion of commands, actions and flags for bash; anything else is completed as a file. */
export function completionForBash(commands: readonly Command[]): string {
  const names = [...commands.map(({ name }) => name), 'help']
  const branches = commands.map(command => {
    const flags = [...Object.keys(command.flags), 'help'].map(name => `--${name}`)
    return `    ${command.name}) actions="${actionsOf(command).join(' ')}" flags="${flags.join(' ')}" ;;`
  })
  return `_talkgraph() {
  local current="\${COMP_WORDS[COMP_CWORD]}" actions="" flags=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
    help) actions="${names.slice(0, -1).join(' ')}" ;;
${branches.join('\n')}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$current"))
  elif [ "$COMP_CWORD" -eq 2 ] && [ -n "$actions" ]; then
    COMPREPLY=($(compgen -W "$actions" -- "$current"))
  fi
}
complete -o default -F _talkgraph talkgraph
`
}
