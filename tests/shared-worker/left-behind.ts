import { vi } from 'vitest'

/** What tests can change beyond themselves: other files of their worker have it too. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
  readonly exitCode: typeof process.exitCode
  /** The functions that everybody calls, by their names. */
  readonly functions: ReadonlyMap<string, unknown>
}

/** Those as they are now. */
export function lookAround(): Surroundings {
  return {
    env: { ...process.env },
    folder: process.cwd(),
    exitCode: process.exitCode,
    functions: new Map(everybodys.flatMap(functionsOf)),
  }
}

/**
 * Takes back what tests have changed, and tells it, each with how they take it back themselves. A function that stays as it is was
 * put there by a library, for good.
 */
export function takeBack(before: Surroundings): string[] {
  const after = lookAround()
  const isFrozen = vi.isFakeTimers() || vi.getMockedSystemTime() !== null
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  const { functions } = lookAround()
  const isTakenBack = (name: string) =>
    after.functions.get(name) !== before.functions.get(name) &&
    functions.get(name) === before.functions.get(name)
  const names = new Set([...Object.keys(before.env), ...Object.keys(after.env)])
  const variables = [...names].filter(name => before.env[name] !== after.env[name])
  // A clock that stood had its own functions there.
  const replaced = isFrozen ? [] : [...before.functions.keys()].filter(isTakenBack)
  return [
    ...(isFrozen ? ['the clock (vi.useRealTimers)'] : []),
    ...variables.map(name => `the variable ${name} (vi.unstubAllEnvs)`),
    ...replaced.map(name => `${name} (vi.restoreAllMocks or vi.unstubAllGlobals)`),
    ...(before.folder === after.folder
      ? []
      : ['the folder that the process works in (process.chdir)']),
    ...(before.exitCode === after.exitCode ? [] : ['the exit code of the process']),
  ]
}

const everybodys: readonly (readonly [name: string, object])[] = [
  ['globalThis', globalThis],
  ['console', console],
  ['process', process],
  ['process.stdout', process.stdout],
  ['process.stderr', process.stderr],
  ['Date', Date],
  ['Math', Math],
  ['JSON', JSON],
  ['performance', performance],
]

/** What Node reads from a file at its first use is no function before. */
function functionsOf([name, object]: readonly [string, object]): [string, unknown][] {
  return Object.entries(membersOf(object)).flatMap(([key, { value }]) =>
    typeof value === 'function' ? [[`${name}.${key}`, value]] : [],
  )
}

/** The inherited ones too. */
function membersOf(object: object): Record<string, PropertyDescriptor> {
  const inherited: unknown = Object.getPrototypeOf(object)
  const isObject = typeof inherited === 'object' && inherited !== null
  return { ...(isObject && membersOf(inherited)), ...Object.getOwnPropertyDescriptors(object) }
}
