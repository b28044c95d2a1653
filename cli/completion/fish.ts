import { actionsOf, type Command } from '../command.js'

/** The completion of commands, actions and flags for fish, each with what it is for. */
export function completionForFish(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  const lines = commands.flatMap(command => {
    const { name, about, flags } = command
    const within = `-n '__fish_seen_subcommand_from ${name}'`
    const actions = actionsOf(command)
    return [
      `complete -c talkgraph -n __fish_use_subcommand -f -a ${name} -d ${quote(about)}`,
      ...(actions.length > 0
        ? [
            `complete -c talkgraph -n '__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${actions.join(' ')}' -f -a '${actions.join(' ')}'`,
          ]
        : []),
      ...Object.entries(flags).map(
        ([flag, { type, about }]) =>
          `complete -c talkgraph ${within} -l ${flag}${type === 'string' ? ' -r' : ''} -d ${quote(about)}`,
      ),
    ]
  })
  return `${[
    ...lines,
    `complete -c talkgraph -n '__fish_seen_subcommand_from help' -f -a '${names}'`,
    `complete -c talkgraph -n '__fish_seen_subcommand_from ${names}' -l help -d 'prints what it takes'`,
    `complete -c talkgraph -n __fish_use_subcommand -l version -d 'prints the version'`,
  ].join('\n')}\n`
}

const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
