import { isRecord } from '../bot/fields.js'
import type { AnyFieldForm, AnyFieldForms, TextForm } from '../node/form.js'

/** One value of a node, with what its form says of it. */
export interface LintedField {
  /** As translations name it: `field`, or `list.entry.field`, the entry by its id or its place from 0. */
  readonly path: string
  readonly name: string
  readonly value: unknown
  readonly form: AnyFieldForm | TextForm
  /** A visitor's browser sees it. */
  readonly isPublic: boolean
  /** What stands beside it. */
  readonly beside: Readonly<Record<string, unknown>>
}

/** Every value of a node's data, those inside lists and groups too. */
export function fieldsIn(data: unknown, forms: AnyFieldForms, prefix = '', isInside = true): LintedField[] {
  if (!isRecord(data)) return []
  return Object.entries(forms).flatMap(([name, form]) => {
    const value = data[name]
    const path = prefix + name
    const isPublic = isInside && form.isPublic === true
    switch (form.kind) {
      case 'list':
        return listOf(value).flatMap((entry, index) =>
          fieldsIn(entry, form.fields, `${path}.${nameOf(entry) || index}.`, isPublic),
        )
      case 'group':
        return fieldsIn(value, form.fields, `${path}.`, isPublic)
      case 'texts':
        return listOf(value).map((entry, index) => ({
          path: `${path}.${index}`,
          name,
          value: entry,
          form: form.entry,
          isPublic,
          beside: data,
        }))
      default:
        return [{ path, name, value, form, isPublic, beside: data }]
    }
  })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const nameOf = (entry: unknown) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : '')
