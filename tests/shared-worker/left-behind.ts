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

/** What is not as it was before, each with how it is taken back. */
export function leftBehind(before: Surroundings): string[] {
  const after = lookAround()
  const isFrozen = vi.isFakeTimers() || vi.getMockedSystemTime() !== null
  const names = new Set([...Object.keys(before.env), ...Object.keys(after.env)])
  const variables = [...names].filter(name => before.env[name] !== after.env[name])
  const functions = [...before.functions].filter(([name, value]) => {
    const now = after.functions.get(name)
    return now !== value && (vi.isMockFunction(now) || !isPatched.test(name))
  })
  return [
    ...(isFrozen ? ['the clock (vi.useRealTimers)'] : []),
    ...variables.map(name => `the variable ${name} (vi.unstubAllEnvs)`),
    // A clock that stands has put its own there.
    ...(isFrozen ? [] : functions.map(([name]) => `${name} (vi.restoreAllMocks or vi.unstubAllGlobals)`)),
    ...(before.folder === after.folder ? [] : ['the folder that the process works in (process.chdir)']),
    ...(before.exitCode === after.exitCode ? [] : ['the exit code of the process']),
  ]
}

/** Takes back what Vitest knows how to. */
export function takeBack(): void {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** What libraries put their own in place of for good, once they are loaded. */
const isPatched = /^process\.\w+$/

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
