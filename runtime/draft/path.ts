import { asText, isRecord } from '../bot/fields.js'
import type { PathStep } from './operation.schema.js'
import { RefusedError } from './refusal.js'

/** Where a path leads in a value: keys of objects and places in lists. */
export interface Located {
  readonly keys: readonly PathStep[]
  /** How many of the keys are there; all of them, or the rest would have to be made. */
  readonly known: number
  /** What stands there. */
  readonly value: unknown
}

const reserved = new Set(['__proto__', 'constructor', 'prototype'])

/** Follows a path. Throws a `RefusedError` (PATH_INVALID) where it leads into a text, to no entry of a list, or out of the data. */
export function locate(root: unknown, path: readonly PathStep[]): Located {
  const keys: PathStep[] = []
  let known = 0
  let inner = root
  for (const step of path) {
    const key = keyOf(inner, step)
    if (key === undefined)
      throw new RefusedError(
        'PATH_INVALID',
        `The path ${path.join('.')} leads nowhere at "${step}".`,
      )
    keys.push(key)
    inner = read(inner, key)
    if (inner !== undefined) known = keys.length
  }
  return { keys, known, value: inner }
}

function keyOf(inner: unknown, step: PathStep): PathStep | undefined {
  if (Array.isArray(inner)) return placeOf(inner, step)
  const isInside = inner === undefined || isRecord(inner)
  return isInside && !reserved.has(String(step)) ? String(step) : undefined
}

/** The place of an entry by its id or, where it has none, by its place; undefined where it is not there. */
export function placeOf(list: readonly unknown[], step: PathStep): number | undefined {
  if (typeof step === 'number') return step < list.length ? step : undefined
  const byId = list.findIndex(entry => idOf(entry) === step)
  if (byId >= 0) return byId
  const place = /^\d{1,9}$/.test(step) ? Number(step) : list.length
  return place < list.length && idOf(list[place]) === undefined ? place : undefined
}

/** How a path names an entry: by its id where that leads to it, else by its place. */
export function nameOfEntry(list: readonly unknown[], place: number): PathStep {
  const id = idOf(list[place])
  return id !== undefined && placeOf(list, id) === place ? id : place
}

/** The id of an entry of a list; undefined where it has none. */
export function idOf(entry: unknown): string | undefined {
  return (isRecord(entry) && asText(entry.id)) || undefined
}

/** The path that leads to these keys. */
export function pathOf(root: unknown, keys: readonly PathStep[]): PathStep[] {
  let inner = root
  return keys.map(key => {
    const step = Array.isArray(inner) ? nameOfEntry(inner, Number(key)) : key
    inner = read(inner, key)
    return step
  })
}

/** The value with another one at these keys; objects on the way that are missing are made. */
export function put(root: unknown, [key, ...rest]: readonly PathStep[], value: unknown): unknown {
  if (key === undefined) return value
  const inner = put(read(root, key), rest, value)
  if (Array.isArray(root)) return root.with(Number(key), inner)
  return { ...(isRecord(root) ? root : {}), [key]: inner }
}

/** The value without the field at these keys. */
export function leaveOut(root: unknown, [key, ...rest]: readonly PathStep[]): unknown {
  if (key === undefined || typeof root !== 'object' || root === null) return root
  if (rest.length > 0) return put(root, [key], leaveOut(read(root, key), rest))
  const { [key]: _, ...others } = { ...root } as Record<PathStep, unknown>
  return others
}

/** What stands under a key; nothing that is inherited. */
function read(inner: unknown, key: PathStep): unknown {
  if (Array.isArray(inner)) return inner[Number(key)]
  return isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
}
