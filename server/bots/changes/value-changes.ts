import type { ValueChange } from '@talkgraph/wire/bots'
import { asSecretReference } from '../../../runtime/bot/fields.js'
import type { AnyFieldForm, AnyFieldForms } from '../../../runtime/node/field-form.js'

type Data = Readonly<Record<string, unknown>>

/** What differs between two objects, field by field; forms say what the fields are called and how deep to look. */
export function valueChanges(before: Data, after: Data, forms: AnyFieldForms): ValueChange[] {
  const found: ValueChange[] = []
  compareData(found, before, after, forms, '', '')
  return found
}

/** A value as people read it; null where there is none. */
export function sayValue(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length <= mostText ? text : `${text.slice(0, mostText - 1)}…`
}

const mostText = 600
const hidden = '••••••'

function compareData(
  found: ValueChange[],
  before: Data,
  after: Data,
  forms: AnyFieldForms,
  path: string,
  title: string,
): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [own(before, name), own(after, name)]
    if (isSame(old, now)) continue
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined
    compareField(found, old, now, form, path + name, title + (form?.title ?? name))
  }
}

function compareField(
  found: ValueChange[],
  old: unknown,
  now: unknown,
  form: AnyFieldForm | undefined,
  path: string,
  title: string,
): void {
  if (form?.kind === 'group' && isData(old) && isData(now))
    compareData(found, old, now, form.fields, `${path}.`, `${title} › `)
  else if (form?.kind === 'list' && Array.isArray(old) && Array.isArray(now))
    compareList(found, old, now, form, path, title)
  else if (form?.kind === 'secret') found.push({ path, title, ...hide(old, now) })
  else found.push({ path, title, before: sayValue(old), after: sayValue(now) })
}

/** Entries are the same by their id, or else by their place. */
function compareList(
  found: ValueChange[],
  old: readonly unknown[],
  now: readonly unknown[],
  form: Extract<AnyFieldForm, { kind: 'list' }>,
  path: string,
  title: string,
): void {
  const [before, after] = [byName(old), byName(now)]
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)]
    if (isSame(one, other)) continue
    const place = [...(after.has(name) ? after : before).keys()].indexOf(name) + 1
    const entry = `${title} › ${form.entryTitle} ${place}`
    if (isData(one) && isData(other))
      compareData(found, one, other, form.fields, `${path}.${name}.`, `${entry} › `)
    else
      found.push({
        path: `${path}.${name}`,
        title: entry,
        before: sayEntry(one, form.fields),
        after: sayEntry(other, form.fields),
      })
  }
  const common = (all: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
    [...all.keys()].filter(name => others.has(name)).join()
  if (common(before, after) !== common(after, before))
    found.push({
      path,
      title: `${title} › Order`,
      before: [...before.values()].map(one => sayEntry(one, form.fields)).join(', '),
      after: [...after.values()].map(one => sayEntry(one, form.fields)).join(', '),
    })
}

/** An entry of a list by what people read of it. */
function sayEntry(entry: unknown, forms: AnyFieldForms): string | null {
  if (!isData(entry)) return sayValue(entry)
  const words = Object.entries(forms).find(
    ([name, { kind }]) => kind === 'words' && typeof entry[name] === 'string' && entry[name],
  )
  if (words) return sayValue(entry[words[0]])
  const open = Object.entries(entry).map(([name, value]) => [
    name,
    Object.hasOwn(forms, name) && forms[name]?.kind === 'secret' ? saySecret(value) : value,
  ])
  return sayValue(Object.fromEntries(open))
}

function hide(old: unknown, now: unknown) {
  return { before: saySecret(old), after: saySecret(now) }
}

/** A secret by its last four characters, where its reference tells them (decision 310). */
function saySecret(value: unknown): string | null {
  if (value === undefined || value === '') return null
  const { lastFour } = asSecretReference(value) ?? {}
  return lastFour === undefined ? hidden : `${hidden} ${lastFour}`
}

function byName(entries: readonly unknown[]): Map<string, unknown> {
  return new Map(
    entries.map((entry, index) => [
      isData(entry) && typeof entry.id === 'string' && entry.id !== '' ? entry.id : String(index),
      entry,
    ]),
  )
}

/** Whether two values say the same; what is not written is no value. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isData(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}

const own = (data: Data, name: string): unknown =>
  Object.hasOwn(data, name) ? data[name] : undefined

/** Whether a value is an object with fields. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
