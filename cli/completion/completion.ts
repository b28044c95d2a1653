import { type Command, defineCommand } from '../command.js'
import { readFlags, sayUsage, UsageError } from '../options.js'
import { completionForBash } from './bash.js'
import { completionForFish } from './fish.js'
import { completionForZsh } from './zsh.js'

const shells = new Map([
  ['bash', completionForBash],
  ['zsh', completionForZsh],
  ['fish', completionForFish],
])

/** Makes `talkgraph completion`, which knows all commands, itself among them. */
export function completionOf(commands: () => readonly Command[]): Command {
  const command = defineCommand({
    name: 'completion',
    about: 'prints what has a shell complete commands and flags',
    ways: [
      { takes: 'bash', about: 'for ~/.bashrc: eval "$(talkgraph completion bash)"' },
      { takes: 'zsh', about: 'for ~/.zshrc, behind compinit: eval "$(talkgraph completion zsh)"' },
      { takes: 'fish', about: 'for config.fish: talkgraph completion fish | source' },
    ],
    flags: {},
    exits: { 2: 'the shell is not known' },
    run: async args => {
      try {
        process.stdout.write(completionFor(args, command, commands()))
        return 0
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        process.stderr.write(`${error.message}\n`)
        return 2
      }
    },
  })
  return command
}

function completionFor(
  args: readonly string[],
  command: Command,
  commands: readonly Command[],
): string {
  const [shell = '', ...more] = readFlags(args, command).positionals
  const write = shells.get(shell)
  if (write && more.length === 0) return write(commands)
  const known = [...shells.keys()].join(', ')
  throw new UsageError(sayUsage(`completion takes one shell: ${known}.`, command))
}
