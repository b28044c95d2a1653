import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'

// What travels: the shapes are public and do not change. Fields stand in the order in which a bot file is read.

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const steps = v.array(v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))]))
const path = v.pipe(steps, v.minLength(1), v.maxLength(20))
const entryName = v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])
const position = v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) })
const id = name
const record = v.custom<Record<string, unknown>>(isRecord, 'must be an object')

const node = v.looseObject({
  id: name,
  type: v.pipe(v.string(), v.maxLength(200)),
  data: record,
  position: v.optional(position),
})

const edge = v.looseObject({
  source: name,
  target: name,
  sourceHandle: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
  id: v.optional(name),
})

const bot = record

/** One change of a draft, as programs send it. `before` names what it is put in front of; one that is gone means the end. */
export const operationSchema = v.variant('op', [
  /** Adds a step. */
  v.object({ id, op: v.literal('add'), node, before: v.optional(name) }),
  /** Removes a step, and its edges with it. */
  v.object({ id, op: v.literal('remove'), nodeId: name }),
  /** Sets a field of a step. */
  v.object({ id, op: v.literal('set'), nodeId: name, path, value: v.unknown() }),
  /** Takes a field of a step away, so that its default counts. */
  v.object({ id, op: v.literal('unset'), nodeId: name, path }),
  /** Puts an entry into the list at `path`. */
  v.object({
    id,
    op: v.literal('insert'),
    nodeId: name,
    path,
    entry: v.unknown(),
    before: v.optional(entryName),
  }),
  /** Takes the entry at `path` out of its list, and the edges of its exit with it. */
  v.object({ id, op: v.literal('take'), nodeId: name, path }),
  /** Places a step; without a position it has no place. */
  v.object({ id, op: v.literal('move'), nodeId: name, position: v.optional(position) }),
  /** Sets a field of the bot beside its flow; without a value the field is taken away. */
  v.object({ id, op: v.literal('bot'), path, value: v.optional(v.unknown()) }),
  /** Draws an edge; one that begins at the same exit, or has the same id, gives way. */
  v.object({ id, op: v.literal('connect'), edge, before: v.optional(name) }),
  /** Removes an edge. */
  v.object({ id, op: v.literal('disconnect'), edgeId: name }),
  /** Puts another bot in place of this one. */
  v.object({ id, op: v.literal('replace'), bot }),
])

/** One change of a draft. Its `id` is the client's own: the same id twice counts once. */
export type Operation = v.InferOutput<typeof operationSchema>

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never

/** What an operation does, before it has an id: so come mends, and what takes an operation back. */
export type Change = WithoutId<Operation>

/** A step of a path: the name of a field, or an entry of a list by its id or by its place from 0. */
export type PathStep = string | number

/** Makes operations of changes, each with an id of its own. */
export function asOperations(changes: readonly Change[], nextId: () => string): Operation[] {
  return changes.map(change => ({ ...change, id: nextId() }))
}
