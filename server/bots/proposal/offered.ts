import {
  type DescribedType,
  describeType,
  describeTypes,
} from '../../../runtime/builder/describe-type.js'
import type { AnyFieldForm, AnyFieldForms } from '../../../runtime/node/field-form.js'

/** Types whose steps are nothing without a file, a page, a sub-flow or an account that no model knows, and those that a wider type does as well. */
const notOffered: ReadonlySet<string> = new Set([
  'approved-message',
  'audio',
  'embed',
  'file',
  'html',
  'image',
  'image-choice',
  'qr',
  'video',
  'jump-to',
  'return',
  'sub-flow',
  'boolean-logic',
  'n-select-option',
  'quiz',
  'select-option',
  'three-choices',
  'two-choices',
  'user-input',
])

/** Fields that are right as they are by default, or that only the owner can know. */
const leftOut: ReadonlySet<string> = new Set([
  'optionsFrom',
  'labelField',
  'idField',
  'customNameValue',
  'captions',
  'timezone',
  'timeZone',
  'excludeDays',
  'excludeDates',
  'showPastDates',
  'separator',
  'pick',
  'place',
  'openIn',
  'botRole',
  'provider',
  'baseUrl',
  'selectedModel',
  'temperature',
  'maxTokens',
  'messages',
])

const unknowable: ReadonlySet<string> = new Set([
  'secret',
  'json',
  'image',
  'media',
  'node',
  'group',
])

/** The types that a model may draw steps of: the common ones, and those of the steps that it is to change. */
export function offeredTypes(present: readonly string[] = []): readonly DescribedType[] {
  const also = new Set(present.flatMap(type => describeType(type)?.type ?? []))
  return describeTypes().filter(({ type }) => !notOffered.has(type) || also.has(type))
}

/** The fields of a type that a model may read and write: no secret, and no list that holds one. */
export function offeredFields({ form, serverFields }: DescribedType): AnyFieldForms {
  return offeredIn({ ...form.fields, ...serverFields })
}

function offeredIn(forms: AnyFieldForms): AnyFieldForms {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]): [string, AnyFieldForm][] => {
      if (leftOut.has(name) || unknowable.has(form.kind) || hasDefaultWords(form)) return []
      if (form.kind !== 'list') return [[name, form]]
      return holdsSecret(form.fields) ? [] : [[name, { ...form, fields: offeredIn(form.fields) }]]
    }),
  )
}

const hasDefaultWords = (form: AnyFieldForm) =>
  form.kind === 'words' && form.whereBlank !== undefined

const holdsSecret = (forms: AnyFieldForms): boolean =>
  Object.values(forms).some(
    form => form.kind === 'secret' || ('fields' in form && holdsSecret(form.fields)),
  )
