import { isRecord } from '../bot/fields.js'
import type { PathStep } from '../draft/operation.schema.js'
import { nameOfEntry } from '../draft/path.js'
import type { AnyFieldForm, AnyFieldForms, TextForm } from '../node/field-form.js'

/** One value of a node, with what its form says of it. */
export interface LintedField {
  /** As translations name it: `field`, or `list.entry.field`, the entry by its id or its place from 0. */
  readonly path: string
  /** The same as operations on a draft name it. */
  readonly steps: readonly PathStep[]
  readonly name: string
  readonly value: unknown
  readonly form: AnyFieldForm | TextForm
  /** A visitor's browser sees it. */
  readonly isPublic: boolean
  /** What stands beside it. */
  readonly beside: Readonly<Record<string, unknown>>
}

/**
 * The values of a node's data that rules look at, those inside lists and groups too. Switches are left out, and so is what
 * may be blank and is: a bot has many of them.
 */
export function fieldsIn(data: unknown, forms: AnyFieldForms): LintedField[] {
  const found: LintedField[] = []
  collect(found, data, forms, '', [], true)
  return found
}

function collect(
  found: LintedField[],
  data: unknown,
  forms: AnyFieldForms,
  prefix: string,
  before: readonly PathStep[],
  isInside: boolean,
): void {
  if (!isRecord(data)) return
  for (const [name, form] of entriesOf(forms)) {
    const value = data[name]
    if (form.kind === 'switch' || (value === '' && mayBeBlank(form))) continue
    const path = prefix + name
    const steps = [...before, name]
    const isPublic = isInside && form.isPublic === true
    if (form.kind === 'list')
      for (const [index, entry] of listOf(value).entries()) {
        const inside = [...steps, nameOfEntry(listOf(value), index)]
        collect(found, entry, form.fields, `${path}.${nameOf(entry) || index}.`, inside, isPublic)
      }
    else if (form.kind === 'group') collect(found, value, form.fields, `${path}.`, steps, isPublic)
    else if (form.kind === 'texts')
      for (const [index, entry] of listOf(value).entries())
        found.push({
          path: `${path}.${index}`,
          steps: [...steps, index],
          name,
          value: entry,
          form: form.entry,
          isPublic,
          beside: data,
        })
    else found.push({ path, steps, name, value, form, isPublic, beside: data })
  }
}

const known = new WeakMap<AnyFieldForms, readonly (readonly [string, AnyFieldForm])[]>()

function entriesOf(forms: AnyFieldForms) {
  const entries = known.get(forms) ?? Object.entries(forms)
  known.set(forms, entries)
  return entries
}

function mayBeBlank(form: AnyFieldForm): boolean {
  if (form.kind === 'words') return form.whereBlank !== undefined
  return !['time', 'weekday', 'date', 'node'].includes(form.kind)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const nameOf = (entry: unknown) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : '')
