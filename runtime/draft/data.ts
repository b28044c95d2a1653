import type { BotNode } from '../bot/bot.schema.js'
import { partsOf } from '../bot/schema-parts.js'
import { type Draft, withFlow, withNode } from './draft.js'
import { edgesAfterTaking } from './exits.js'
import { type Fields, fieldsOfType, fits, schemaAt } from './fits.js'
import type { Change, PathStep } from './operation.schema.js'
import { idOf, leaveOut, locate, placeOf, put } from './path.js'
import { RefusedError } from './refusal.js'
import { stepOf, typeOfStep } from './steps.js'

type Of<Op extends Change['op']> = Extract<Change, { op: Op }>
type Data = Readonly<Record<string, unknown>>

/** Sets a field of a step. */
export function setField(draft: Draft, { nodeId, path, value }: Of<'set'>): Draft {
  const node = stepOf(draft, nodeId)
  return withNode(draft, {
    ...node,
    data: setIn(node.data, fieldsOfType(typeOfStep(node)), path, value),
  })
}

/** Takes a field of a step away; one that is not there stays away. */
export function unsetField(draft: Draft, { nodeId, path }: Of<'unset'>): Draft {
  const node = stepOf(draft, nodeId)
  const data = unsetIn(node.data, path)
  return data === node.data ? draft : withNode(draft, { ...node, data })
}

/** Puts an entry into a list of a step. */
export function insertEntry(draft: Draft, { nodeId, path, entry, before }: Of<'insert'>): Draft {
  const node = stepOf(draft, nodeId)
  const fields = fieldsOfType(typeOfStep(node))
  const { keys, value: found } = locate(node.data, path)
  const value = found ?? []
  const schema = schemaAt(fields, keys)
  const item = schema && partsOf(schema).item
  if (!Array.isArray(value) || (schema && !item))
    throw new RefusedError('PATH_INVALID', `The path ${path.join('.')} leads to no list.`)
  if (!fits(item, entry)) throw misfit(path)
  const place = before === undefined ? undefined : placeOf(value, before)
  const list = value.toSpliced(place ?? value.length, 0, entry)
  checkIds(list, place ?? value.length)
  const data =
    found === undefined
      ? setIn(node.data, fields, path, list)
      : (put(node.data, keys, list) as Data)
  return withNode(draft, { ...node, data })
}

/** Takes an entry out of a list of a step, and the edges of its exit with it. */
export function takeEntry(draft: Draft, { nodeId, path }: Of<'take'>): Draft {
  const node = stepOf(draft, nodeId)
  const place = locate(node.data, path).keys.at(-1)
  const { keys, value: list } = locate(node.data, path.slice(0, -1))
  if (!Array.isArray(list) || typeof place !== 'number')
    throw new RefusedError(
      'PATH_INVALID',
      `The path ${path.join('.')} leads to no entry of a list.`,
    )
  const after: BotNode = { ...node, data: put(node.data, keys, list.toSpliced(place, 1)) as Data }
  const edges = edgesAfterTaking(
    node,
    after,
    { place, length: list.length },
    draft.elements[0].edges,
  )
  return withNode(withFlow(draft, { edges }), after)
}

/** Data with a value at a path. Throws a `RefusedError` (PATH_INVALID, VALUE_INVALID). */
export function setIn<Root extends Data>(
  data: Root,
  fields: Fields,
  path: readonly PathStep[],
  value: unknown,
): Root {
  const { keys, known } = locate(data, path)
  if (value === undefined) throw misfit(path)
  if (keys.some((_, length) => length > 0 && isSecretAt(fields, keys.slice(0, length))))
    throw new RefusedError(
      'PATH_INVALID',
      `The path ${path.join('.')} leads into a secret, which is set as a whole.`,
    )
  const changed = put(data, keys, value) as Root
  // What had to be made on the way must be of its kind too: no object where a list or a text belongs.
  const made = keys.slice(0, known + 1)
  if (!fits(schemaAt(fields, made), locate(changed, made).value)) throw misfit(path)
  const list = locate(data, path.slice(0, -1)).value
  if (Array.isArray(list)) checkIds(list.with(Number(keys.at(-1)), value), Number(keys.at(-1)))
  else if (keys.at(-1) === 'id') checkEntryId(changed, keys)
  return changed
}

/** Data without the field at a path. */
export function unsetIn<Root extends Data>(data: Root, path: readonly PathStep[]): Root {
  const { keys, value } = locate(data, path)
  if (typeof keys.at(-1) === 'number')
    throw new RefusedError(
      'PATH_INVALID',
      `The path ${path.join('.')} leads to an entry of a list, which is taken.`,
    )
  return value === undefined ? data : (leaveOut(data, keys) as Root)
}

const isSecretAt = (fields: Fields, keys: readonly PathStep[]): boolean => {
  const schema = schemaAt(fields, keys)
  return schema !== undefined && partsOf(schema).isSecret === true
}

function checkEntryId(data: Data, keys: readonly PathStep[]): void {
  const list = locate(data, keys.slice(0, -2)).value
  if (Array.isArray(list)) checkIds(list, Number(keys.at(-2)))
}

/** Paths name entries by their ids, so that no two may be alike. */
function checkIds(list: readonly unknown[], place: number): void {
  const id = idOf(list[place])
  if (id !== undefined && list.some((entry, other) => other !== place && idOf(entry) === id))
    throw new RefusedError('VALUE_INVALID', `The list has an entry "${id}" already.`)
}

const misfit = (path: readonly PathStep[]) =>
  new RefusedError('VALUE_INVALID', `The value is not of the kind that ${path.join('.')} reads.`)
