import { actionsOf, type Command } from '../command.js'

/** The completion of commands, actions and flags for zsh, each with what it is for. */
export function completionForZsh(commands: readonly Command[]): string {
  const named = commands.map(
    ({ name, about }) => `    ${quote(`${escaped(name)}:${escaped(about)}`)}`,
  )
  return `#compdef talkgraph
_talkgraph() {
  local -a commands
  commands=(
${named.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    return
  fi
  case "$words[2]" in
    help) _describe -t commands command commands ;;
${commands.map(branch).join('\n')}
  esac
}
compdef _talkgraph talkgraph
`
}

function branch(command: Command): string {
  const flags = Object.entries(command.flags).map(
    ([name, { type, value = '', multiple, about }]) => {
      const behind = type === 'string' ? `:${escaped(value)}:_files` : ''
      return quote(`${multiple ? '*' : ''}--${name}[${escaped(about)}]${behind}`)
    },
  )
  const actions = actionsOf(command)
  const second = actions.length > 0 ? `2:action:(${actions.join(' ')})` : '2:file:_files'
  const all = [
    ...flags,
    quote('--help[prints what it takes]'),
    quote(second),
    quote('*:file:_files'),
  ]
  return `    ${command.name}) _arguments ${all.join(' ')} ;;`
}

/** Colons and brackets part what zsh reads. */
const escaped = (text: string) => text.replaceAll(/[\\:[\]]/g, '\\$&')

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
