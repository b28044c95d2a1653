import fc from 'fast-check'
import * as valibot from 'valibot'
import { expect, test } from 'vitest'
import * as own from './index.js'

/** The functions that both have; their types differ, what they do must not. */
interface Library {
  array(item: object, message?: string): object
  custom(check: (input: unknown) => boolean, message?: string): object
  looseObject(entries: object): object
  minLength(least: number, message?: string): object
  nullish(schema: object): object
  object(entries: object): object
  optional(schema: object, fallback?: unknown): object
  parse(schema: object, input: unknown): unknown
  pipe(...schemas: object[]): object
  safeParse(schema: object, input: unknown): { success: boolean; output?: unknown; issues?: [Issue] }
  transform(change: (input: unknown) => unknown): object
  unknown(): object
  getDotPath(issue: Issue): string | null
}

interface Issue {
  readonly message: string
  readonly expected: string | null
  readonly received: string
  readonly path?: readonly { readonly key: unknown; readonly value: unknown }[]
}

const libraries = { own, valibot } as unknown as Record<'own' | 'valibot', Library>

/** A schema that uses everything, as a bot file's does. */
function build(v: Library): object {
  const id = v.pipe(
    v.custom(input => typeof input === 'string' || typeof input === 'number', 'must be a text'),
    v.transform(String),
  )
  const size = v.optional(
    v.pipe(
      v.unknown(),
      v.transform(input => (typeof input === 'number' ? input : 1)),
    ),
    1,
  )
  const item = v.looseObject({ id, size, note: v.nullish(id), inner: v.optional(v.object({ id, size })) })
  return v.looseObject({
    id,
    size,
    items: v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must hold one')),
    more: v.optional(v.array(item), []),
  })
}

const key = fc.constantFrom(
  'id',
  'size',
  'note',
  'inner',
  'items',
  'more',
  'other',
  '__proto__',
  'constructor',
)
const input = fc.letrec(tie => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>('a', '', 0, 7, true, null, undefined),
    tie('object'),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
  object: fc
    .array(fc.tuple(key, tie('any')), { maxLength: 6 })
    .map(entries =>
      JSON.parse(
        `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value ?? null)}`).join()}}`,
      ),
    ),
  item: fc.record(
    { id: fc.string(), size: tie('any'), note: tie('any'), inner: tie('any') },
    { requiredKeys: ['id'] },
  ),
  bot: fc.record(
    {
      id: fc.integer(),
      items: fc.array(fc.oneof(tie('item'), tie('any')), { minLength: 1 }),
      more: fc.array(tie('item')),
    },
    { requiredKeys: ['id', 'items'] },
  ),
}))

const outcome = (v: Library, given: unknown) => {
  const read = v.safeParse(build(v), given)
  if (read.success) return { output: read.output }
  const [issue] = read.issues ?? []
  if (!issue) throw new Error('A failure without an issue.')
  const isMissing = issue.received === 'undefined'
  return {
    at: v.getDotPath(issue),
    values: (issue.path ?? []).map(({ value }) => value),
    message: isMissing ? 'missing' : issue.message.startsWith('must') ? issue.message : issue.expected,
    received: issue.received,
  }
}

test('reads what Valibot reads, and finds the same first fault in the same place', () => {
  fc.assert(
    fc.property(fc.oneof(input.any, input.bot), given => {
      const expected = outcome(libraries.valibot, given)
      expect(outcome(libraries.own, given)).toEqual(expected)
    }),
    { numRuns: process.env.TALKGRAPH_LONG ? 100_000 : 3_000 },
  )
}, 120_000)
