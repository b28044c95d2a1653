import type { ValueChange } from '@talkgraph/wire/bots'
import { asSecretReference, formOfField, nameOfField } from 'talkgraph/builder'

/** What differs between the data of a step before and after, field by field, in words. */
export function fieldChanges(type: string, before: unknown, after: unknown, path = ''): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isSecret = formOfField(type, path)?.kind === 'secret'
  const isOpen = path === '' || ['list', 'group'].includes(formOfField(type, path)?.kind ?? '')
  const isEntry = isEntryPath(type, path)
  if (!isSecret && (isOpen || isEntry) && isInside(before) && isInside(after)) {
    const [old, now] = [byName(before), byName(after)]
    return [...new Set([...old.keys(), ...now.keys()])].flatMap(name =>
      fieldChanges(type, old.get(name), now.get(name), path === '' ? name : `${path}.${name}`),
    )
  }
  const say = (value: unknown) => (isSecret && value ? saySecret(value) : sayValue(value))
  return [{ path, title: nameOfField(type, path), before: say(before), after: say(after) }]
}

/** A value as people read it; null where there is none. */
export function sayValue(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`
}

/** A secret by its last four characters, where its reference tells them. */
const saySecret = (value: unknown) => ['••••••', asSecretReference(value)?.lastFour ?? ''].join(' ').trim()

const longest = 600

const isInside = (value: unknown): value is object => typeof value === 'object' && value !== null

/** An entry of a list: what stands before its name is a list. */
const isEntryPath = (type: string, path: string) =>
  formOfField(type, path.slice(0, Math.max(0, path.lastIndexOf('.'))))?.kind === 'list'

/** Entries of a list by their ids, or else by their places. */
function byName(value: object): ReadonlyMap<string, unknown> {
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  return new Map(value.map((entry, place) => [String(Object(entry).id ?? place), entry]))
}
