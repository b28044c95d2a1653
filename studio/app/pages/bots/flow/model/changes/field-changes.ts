import { asSecretReference, formOfField, nameOfField, type PathStep } from 'talkgraph/builder'
import type { ValueChange } from '#api/records.js'

/** A field of a step whose value is another one than before, as it is written; undefined where there is none. */
export interface FieldDifference {
  readonly path: readonly PathStep[]
  readonly before: unknown
  readonly after: unknown
}

/** What differs between the data of a step before and after, field by field. */
export function fieldDifferences(
  type: string,
  before: unknown,
  after: unknown,
  path: readonly PathStep[] = [],
): FieldDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const form = formOfField(type, path.join('.'))
  const isOpen = path.length === 0 || form?.kind === 'list' || form?.kind === 'group'
  const isOpened = form?.kind !== 'secret' && (isOpen || isEntryPath(type, path))
  if (!isOpened || !isInside(before) || !isInside(after)) return [{ path, before, after }]
  const [old, now] = [byName(before), byName(after)]
  const inside = [...new Set([...old.keys(), ...now.keys()])].flatMap(name =>
    fieldDifferences(type, old.get(name), now.get(name), [...path, name]),
  )
  // The same entries in another order.
  return inside.length > 0 ? inside : [{ path, before, after }]
}

/** The same in words. */
export const fieldChanges = (type: string, before: unknown, after: unknown): ValueChange[] =>
  fieldDifferences(type, before, after).map(each => ({
    path: each.path.join('.'),
    title: nameOfField(type, each.path.join('.')),
    before: sayField(type, each.path, each.before),
    after: sayField(type, each.path, each.after),
  }))

/** What stands in a field as people read it; null where there is nothing. */
export function sayField(type: string, path: readonly PathStep[], value: unknown): string | null {
  const form = formOfField(type, path.join('.'))
  if (form?.kind === 'secret' && value) return saySecret(value)
  if (form?.kind === 'list' && Array.isArray(value) && value.every(isInside))
    return value.map(sayEntry).join(', ')
  if (isEntryPath(type, path) && isInside(value)) return sayEntry(value)
  return sayValue(value)
}

/** A value as people read it; null where there is none. */
export function sayValue(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`
}

/** A secret by its last four characters, where its reference tells them. */
const saySecret = (value: unknown) =>
  ['••••••', asSecretReference(value)?.lastFour ?? ''].join(' ').trim()

const longest = 600

const isInside = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Is it an entry of a list? What stands before its name is a list. */
export const isEntryPath = (type: string, path: readonly PathStep[]) =>
  path.length > 0 && formOfField(type, path.slice(0, -1).join('.'))?.kind === 'list'

/** An entry of a list by what it says. */
const sayEntry = (entry: object) =>
  Object.entries(entry)
    .flatMap(([name, value]) =>
      name !== 'id' && typeof value === 'string' && value !== '' ? value : [],
    )
    .join(' ') || JSON.stringify(entry)

/** Entries of a list by their ids, or else by their places. */
function byName(value: object): ReadonlyMap<PathStep, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  return new Map(
    value.map((entry, place) => {
      const id: unknown = Object(entry).id
      return [typeof id === 'string' && id !== '' ? id : place, entry]
    }),
  )
}
