/** Where an input went wrong first, and how. */
export interface Issue {
  readonly message: string
  readonly expected: string
  readonly received: string
  /** From the outermost to the innermost. */
  readonly path: { readonly key: string | number; readonly value: unknown }[]
}

/** Reads an input, or throws an `Issue`. */
export interface Schema {
  readonly run: (input: unknown) => unknown
  /** May its key be absent? `fallback` is then read in its place, if there is one. */
  readonly isOptional?: boolean
  readonly fallback?: unknown
}

type Entries = Readonly<Record<string, Schema>>

const refuse = (input: unknown, expected: string, message = ''): never => {
  const issue: Issue = { message, expected, received: describe(input), path: [] }
  throw issue
}

const describe = (input: unknown) => {
  if (typeof input === 'string') return `"${input}"`
  return typeof input === 'object'
    ? input
      ? Object.getPrototypeOf(input)?.constructor.name
      : 'null'
    : String(input)
}

const isIssue = (error: unknown): error is Issue =>
  typeof error === 'object' && error !== null && 'received' in error && 'path' in error

function within(key: string | number, value: unknown, schema: Schema) {
  try {
    return schema.run(value)
  } catch (error) {
    if (isIssue(error)) error.path.unshift({ key, value })
    throw error
  }
}

export const unknown = (): Schema => ({ run: input => input })

export const custom = (check: (input: unknown) => boolean, message?: string): Schema => ({
  run: input => (check(input) ? input : refuse(input, 'unknown', message)),
})

export const transform = (change: (input: unknown) => unknown): Schema => ({ run: change })

export const minLength = (least: number, message?: string): Schema => ({
  run: input =>
    Array.isArray(input) && input.length < least ? refuse(input.length, `>=${least}`, message) : input,
})

/** As optional as the first. */
export const pipe = (...schemas: readonly Schema[]): Schema => ({
  ...schemas[0],
  run: input => schemas.reduce((value, schema) => schema.run(value), input),
})

export const optional = (schema: Schema, fallback?: unknown): Schema => ({
  isOptional: true,
  fallback,
  run(input) {
    const value = input === undefined ? fallback : input
    return value === undefined ? value : schema.run(value)
  },
})

export const nullish = (schema: Schema): Schema => ({
  isOptional: true,
  run: input => (input === undefined || input === null ? input : schema.run(input)),
})

export const array = (item: Schema, message?: string): Schema => ({
  run: input =>
    Array.isArray(input)
      ? input.map((value, index) => within(index, value, item))
      : refuse(input, 'Array', message),
})

export const object = (entries: Entries): Schema => ({ run: input => readEntries(input, entries) })

/** Keeps the keys that it does not know. */
export const looseObject = (entries: Entries): Schema => ({
  run: input => ({ ...readRest(input, entries), ...readEntries(input, entries) }),
})

function readEntries(input: unknown, entries: Entries) {
  if (typeof input !== 'object' || input === null) return refuse(input, 'Object')
  const given = new Map<string, unknown>(Object.entries(input))
  const read: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(entries)) {
    const isGiven = given.has(key)
    if (isGiven || !schema.isOptional || schema.fallback !== undefined)
      read[key] = within(
        key,
        isGiven ? given.get(key) : schema.fallback,
        isGiven || schema.isOptional ? schema : missing,
      )
  }
  return read
}

const missing: Schema = { run: () => refuse(undefined, 'something') }

function readRest(input: unknown, entries: Entries) {
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input ?? {}))
    if (!(key in entries) && !/^(__proto__|prototype|constructor)$/.test(key)) rest[key] = value
  return rest
}

export const parse = (schema: Schema, input: unknown) => schema.run(input)

/** The output, or the first thing that is wrong. */
export function safeParse(schema: Schema, input: unknown) {
  try {
    return { success: true, output: schema.run(input) }
  } catch (error) {
    if (!isIssue(error)) throw error
    return { success: false, issues: [error] }
  }
}

/** Where an issue lies: `elements.0.nodes`. */
export const getDotPath = ({ path }: Issue) => path.map(({ key }) => key).join('.') || null
