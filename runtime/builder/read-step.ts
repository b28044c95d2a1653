import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import type { Change, PathStep } from '../draft/operation.schema.js'
import { locate, put } from '../draft/path.js'
import { serverHalfOf } from '../nodes/described.js'
import { registry } from '../nodes/index.js'
import type { Step } from './step.js'

/** What a step's data says, by today's names of its fields. */
export type ReadData = Readonly<Record<string, unknown>>

/**
 * A step's data as it is read, what only the server knows included: by today's names, each value of its kind, with the
 * default of what is left out. Without data it gives the defaults. Empty for a type that is not known.
 */
export function readStep({ type, data }: Pick<Step, 'type' | 'data'>): ReadData {
  const definition = registry.find(type)
  if (!definition) return {}
  const halves = [definition.schema, serverHalfOf(definition.type)?.schema].map(
    schema => schema && v.parse(schema, data),
  )
  return Object.assign({}, ...halves.filter(isRecord))
}

/** A new entry for the list at a path, with its defaults: an object, or a blank text. Undefined where there is no list. */
export function blankEntry(step: Pick<Step, 'type' | 'data'>, path: readonly PathStep[]): unknown {
  const read = readStep(step)
  const { keys, value: list } = locate(read, path)
  if (!Array.isArray(list)) return undefined
  const data = { ...read, ...asRecord(put(read, keys, [...list, {}])) }
  const grown = locate(readStep({ type: step.type, data }), keys).value
  // Some lists of texts read blank ones as none.
  return Array.isArray(grown) && isRecord(grown[list.length]) ? grown[list.length] : ''
}

/**
 * The change that sets a field of a step to a value. `path` names it in the data as it is read: where a list or a group on
 * the way is written under an older name or in another form, it is written anew as a whole.
 */
export function setChange(
  step: Step & { readonly id: string },
  path: readonly PathStep[],
  value: unknown,
): Change {
  const { nodeId, read } = { nodeId: step.id, read: readStep(step) }
  const { keys } = locate(read, path)
  for (let length = 1; length < keys.length; length++) {
    const outer = path.slice(0, length)
    const whole = locate(read, outer).value
    if (!isWrittenOtherwise(whole, writtenAt(step.data, outer))) continue
    return { op: 'set', nodeId, path: [...outer], value: put(whole, keys.slice(length), value) }
  }
  return { op: 'set', nodeId, path: [...path], value }
}

/** Objects are made on the way; a list is not, and nothing can be set in a text. */
function isWrittenOtherwise(read: unknown, written: unknown): boolean {
  if (Array.isArray(read)) return !Array.isArray(written)
  return isRecord(read) && written !== undefined && !isRecord(written)
}

function writtenAt(data: unknown, path: readonly PathStep[]): unknown {
  try {
    return locate(data, path).value
  } catch {
    return undefined
  }
}

const asRecord = (value: unknown) => (isRecord(value) ? value : {})
