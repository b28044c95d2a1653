import { version } from '../package.json' with { type: 'json' }
import { nearest } from '../runtime/validate/nearest.js'
import { helpOf, usageOf } from './command.js'
import { commands } from './commands.js'

/** Runs what stands behind `talkgraph`; resolves to the exit code. */
export async function runCommand([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (/^(?:-v|-V|--version|version)$/.test(name)) return print(`${version}\n`)
  if (isHelp(name) || name === 'help')
    return args[0] === undefined ? print(overview()) : explain(args[0])
  const command = commands.find(each => each.name === name)
  if (!command) return explain(name)
  return asksForHelp(args) ? print(helpOf(command)) : command.run(args)
}

function explain(name: string): number {
  const command = commands.find(each => each.name === name)
  if (command) return print(helpOf(command))
  const near = nearest(
    name,
    commands.map(each => each.name),
  )
  process.stderr.write(
    `talkgraph has no command "${name}".${near ? ` Did you mean "${near}"?` : ''}\n`,
  )
  print(overview())
  return 1
}

/** Every command in a line or two. */
function overview(): string {
  const lines = commands.map(
    command => `${usageOf(command).replaceAll(/^/gm, '  ')}\n      ${command.about}\n`,
  )
  return `Commands:\n${lines.join('')}
talkgraph NAME --help says all about one, talkgraph --version which version this is.\n`
}

const isHelp = (word: string) => word === '--help' || word === '-h'

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(isHelp)
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}
