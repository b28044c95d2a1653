import * as v from 'valibot'
import type { FieldForms } from '../../runtime/node/field-form.js'

/** What may be left out, also by leaving its field blank. */
export const orBlank = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.lazy(given => (typeof given === 'string' && given.trim() === '' ? blank : schema)))

const blank = v.pipe(v.string(), v.trim())

/** A tag of a language, as `Intl` writes it. */
const languageTag = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(35, 'A language is a tag like en, de-AT or ar'),
  v.check(isTag, 'A language is a tag like en, de-AT or ar'),
  v.transform(tag => new Intl.Locale(tag).toString()),
)

/** The language that a bot speaks over a connection; absent or blank: none is chosen. */
export const languageField = orBlank(languageTag)

/** That field of a provider's connection, for people. */
export const languageForm: FieldForms<{ language?: string | undefined }>['language'] = {
  title: 'Language',
  help: 'The tag of the language that the bot speaks here. Where it is blank: that of the person’s app where it is told, else English.',
  kind: 'text',
  example: 'de',
}

/** A tag as `Intl` writes it; undefined for what is none. */
export function readTag(tag: string | undefined): string | undefined {
  return tag !== undefined && isTag(tag) ? new Intl.Locale(tag).toString() : undefined
}

function isTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(tag) && new Intl.Locale(tag).language !== ''
  } catch {
    return false
  }
}
