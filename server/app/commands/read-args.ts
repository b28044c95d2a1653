import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../../runtime/validate/nearest.js'
import { CommandError } from './command-error.js'

type Flags = NonNullable<ParseArgsConfig['options']>

/** How a command is called: its flags, how many other arguments it takes at most, and what to print otherwise. */
interface Call<Options extends Flags> {
  readonly options: Options
  readonly most: number
  readonly usage: string
}

/** Reads the arguments of a command. Throws a `CommandError` for one that it does not take, with the nearest flag there is. */
export function readArgs<const Options extends Flags>(
  args: readonly string[],
  { options, most, usage }: Call<Options>,
) {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue
    const near = nearest(token.name, Object.keys(options))
    throw new CommandError(
      sayUsage(
        `There is no ${token.rawName} here.${near ? ` Did you mean --${near}?` : ''}`,
        usage,
      ),
    )
  }
  const read = parse(args, options, usage)
  const extra = read.positionals[most]
  if (extra !== undefined)
    throw new CommandError(sayUsage(`There is one argument too many: "${extra}".`, usage))
  return read
}

/** What is wrong, and how the command is called: as the commands beside these say it. */
export const sayUsage = (wrong: string, usage: string): string =>
  `${wrong}\nUsage: ${usage.replaceAll('\n', '\n       ')}`

function parse<const Options extends Flags>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CommandError(sayUsage(error instanceof Error ? error.message : String(error), usage))
  }
}
