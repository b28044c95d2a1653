import { asSecretReference, isRecord } from '../../../runtime/bot/fields.js'
import type { DescribedType } from '../../../runtime/builder/describe-type.js'
import { fieldsOfType, fittingOf } from '../../../runtime/draft/fits.js'
import type { AnyFieldForm, AnyFieldForms } from '../../../runtime/node/field-form.js'
import { offeredFields } from './offered.js'

type Data = Readonly<Record<string, unknown>>

/** A step's data as far as it may be taken, and the ids of its entries by the names that the model gave them. */
interface CleanData {
  readonly data: Data
  readonly entryIds: ReadonlyMap<string, string>
}

const longestText = 4000
const mostEntries = 40

/** Takes from a model's data what its type knows, each of its kind; null and whatever else is left out. `before` is the step's data until now: entries that it has keep what a model does not see of them. */
export function cleanData(described: DescribedType, given: unknown, before: Data = {}): CleanData {
  const entryIds = new Map<string, string>()
  const data = fieldsIn(offeredFields(described), given, before, entryIds)
  return { data: fittingOf(fieldsOfType(described.type), data), entryIds }
}

function fieldsIn(
  forms: AnyFieldForms,
  given: unknown,
  before: Data,
  ids: Map<string, string>,
): Record<string, unknown> {
  if (!isRecord(given)) return {}
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = Object.hasOwn(given, name)
        ? valueFor(form, given[name], before[name], ids)
        : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueFor(
  form: AnyFieldForm,
  given: unknown,
  before: unknown,
  ids: Map<string, string>,
): unknown {
  if (given === null || given === undefined || asSecretReference(before)) return undefined
  switch (form.kind) {
    case 'number':
      return Number.isFinite(given) ? given : undefined
    case 'switch':
      return typeof given === 'boolean' ? given : undefined
    case 'texts':
      return Array.isArray(given)
        ? given.slice(0, mostEntries).flatMap(each => textOf(each) ?? [])
        : undefined
    case 'list':
      return Array.isArray(given) ? entriesOf(form.fields, given, before, ids) : undefined
    case 'choice':
      return form.choices?.find(({ value }) => value === given)?.value
    default:
      return textOf(given)
  }
}

/** An entry that was there keeps its id and what is not said of it; a new one gets an id of its own. */
function entriesOf(
  forms: AnyFieldForms,
  given: readonly unknown[],
  before: unknown,
  ids: Map<string, string>,
) {
  const known = new Map(
    (Array.isArray(before) ? before : []).flatMap(entry =>
      isRecord(entry) && typeof entry.id === 'string' && entry.id !== ''
        ? [[entry.id, entry] as const]
        : [],
    ),
  )
  const taken = new Set<string>()
  return given
    .slice(0, mostEntries)
    .filter(isRecord)
    .map(entry => {
      const { id: _, ...rest } = forms
      const name = Object.hasOwn(entry, 'id') ? String(entry.id ?? '') : ''
      const old = taken.has(name) ? undefined : known.get(name)
      const fields = fieldsIn(rest, entry, old ?? {}, ids)
      if (!Object.hasOwn(forms, 'id')) return fields
      const used = new Set([...taken, ...known.keys()])
      const id = old || (isPlainId(name) && !used.has(name)) ? name : freeId(used)
      taken.add(id)
      if (name !== '' && !ids.has(name)) ids.set(name, id)
      return { ...old, id, ...fields }
    })
}

/** A name such as people give; none that every object has. */
const isPlainId = (name: string) =>
  /^[a-z][a-z\d_-]{0,40}$/i.test(name) && !(name in Object.prototype)

function freeId(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`option-${number}`)) return `option-${number}`
}

/** A text without what is not seen; line ends stay. */
function textOf(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  return String(given)
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, longestText)
}
