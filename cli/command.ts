/** A flag of a command: how it is read, what stands behind it, and what it is for. */
interface Flag {
  readonly type: 'string' | 'boolean'
  /** May it be given several times? */
  readonly multiple?: true
  /** What stands behind it, such as `FILE`. */
  readonly value?: string
  readonly about: string
}

/** The flags of a command by their names. */
export type Flags = Readonly<Record<string, Flag>>

/** One way of calling a command. */
interface Way {
  /** What stands behind the command's name; of a command with one way without its flags, unless they are written there. */
  readonly takes: string
  /** What this way does, where there are several. */
  readonly about?: string
}

/** One command of `talkgraph`. */
export interface Command<Own extends Flags = Flags> {
  readonly name: string
  /** What it does, as a sentence without its subject. */
  readonly about: string
  readonly ways: readonly Way[]
  readonly flags: Own
  /** When it exits with what, beside 0 for what has been done. */
  readonly exits: Readonly<Record<number, string>>
  /** Resolves to the exit code. */
  run(args: readonly string[]): Promise<number>
}

/** Declares a command, so that its flags have the types by which they are read. */
export const defineCommand = <const Own extends Flags>(command: Command<Own>): Command<Own> =>
  command

/** How a command is called: a line for each way. */
export function usageOf({ name, ways, flags }: Command): string {
  return ways
    .map(({ takes }) => {
      const isWritten = ways.length > 1 || takes.includes('--')
      const own = isWritten ? [] : Object.entries(flags).map(sayFlag)
      return ['talkgraph', name, takes, ...own].filter(Boolean).join(' ')
    })
    .join('\n')
}

/** The actions that a command knows by a word, such as `add` of `talkgraph keys`. */
export function actionsOf({ ways }: Command): readonly string[] {
  const first = ways.map(({ takes }) => takes.split(' ')[0] ?? '')
  return [...new Set(first.filter(word => /^[a-z]+$/.test(word)))]
}

/** All that `talkgraph NAME --help` says. */
export function helpOf(command: Command): string {
  const { about, ways, flags, exits } = command
  const lines = usageOf(command).split('\n')
  const told = ways.map(({ about = '' }, index) => [lines[index] ?? '', about] as const)
  const named = Object.entries({ ...flags, help: helpFlag }).map(
    ([name, flag]) => [`--${name}${flag.value ? ` ${flag.value}` : ''}`, flag.about] as const,
  )
  const codes = Object.entries({ 0: 'it has been done', ...exits })
  return [
    ...table(told, ''),
    '',
    `${about[0]?.toUpperCase()}${about.slice(1)}.`,
    '',
    ...table(named, '  '),
    '',
    ...codes.map(([code, when]) => `Exits with ${code} when ${when}.`),
    '',
  ].join('\n')
}

const helpFlag: Flag = { type: 'boolean', about: 'prints this' }

function sayFlag([name, { value, multiple }]: readonly [string, Flag]): string {
  return `[--${name}${value ? ` ${value}` : ''}]${multiple ? '…' : ''}`
}

function table(rows: readonly (readonly [string, string])[], indent: string): readonly string[] {
  const width = Math.max(...rows.map(([head]) => head.length))
  return rows.map(([head, about]) => `${indent}${head.padEnd(width)}  ${about}`.trimEnd())
}
