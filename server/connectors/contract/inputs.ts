import * as v from 'valibot'
import { isRecord } from '../../../runtime/bot/fields.js'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'

// What a step gives an action: its placeholders are filled by then, so that a text may have become a number, a list or nothing.

/** Characters of one text. */
const longest = 100_000
const mostEntries = 500

const anyText = v.pipe(
  v.unknown(),
  v.transform(readText),
  v.maxLength(longest, `it has more than ${longest} characters`),
)

function readText(given: unknown): string {
  return isValue(given) ? asText(given).trim() : ''
}

/** Everything that a step gives has come out of JSON. */
const isValue = (given: unknown): given is Value => given !== undefined

/** A text that must be there. */
export const wanted = v.pipe(anyText, v.minLength(1, 'it is blank'))

/** A text that may be blank. */
export const perhaps = v.optional(anyText, '')

/** A number that may be left out. */
export const number = (least: number, most: number, usual: number) =>
  v.optional(
    v.pipe(
      anyText,
      v.transform(text => (text === '' ? usual : Number(text))),
      v.check(given => !Number.isNaN(given), 'it is no number'),
      v.check(given => given >= least, `it is less than ${least}`),
      v.check(given => given <= most, `it is more than ${most}`),
    ),
    String(usual),
  )

/** What a cell or a field can hold: a text, a number or a switch. */
export type Plain = string | number | boolean

/** A value for one field; a list and an object become texts. */
export const plain = (value: Value | undefined): Plain =>
  typeof value === 'number' || typeof value === 'boolean' ? value : asText(value)

/** Texts in their order, at least one; numbers and switches stay what they are. */
export const values = v.pipe(
  v.custom<readonly Value[]>(Array.isArray, 'it is no list'),
  v.minLength(1, 'it has no entry'),
  v.maxLength(mostEntries, `it has more than ${mostEntries} entries`),
)

/** The same, where there may be none. */
export const perhapsValues = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((given): readonly Value[] => (Array.isArray(given) ? given : [])),
    v.check(list => list.length <= mostEntries, `it has more than ${mostEntries} entries`),
  ),
  [],
)

const anyNamed = v.pipe(
  v.custom<Readonly<Record<string, Value>>>(isRecord, 'it is no object'),
  v.transform(byName),
  v.check(
    record => Object.keys(record).length <= mostEntries,
    `it has more than ${mostEntries} fields`,
  ),
)

/** Values by the names of the provider's fields, at least one; names without a letter are left out. */
export const named = v.pipe(
  anyNamed,
  v.check(record => Object.keys(record).length > 0, 'no field is filled in'),
)

/** The same, where there may be none. */
export const perhapsNamed = v.optional(anyNamed, {})

function byName(record: Readonly<Record<string, Value>>): Readonly<Record<string, Plain>> {
  return Object.fromEntries(
    Object.entries(record)
      .map(([name, value]): [string, Plain] => [name.trim(), plain(value)])
      .filter(([name]) => name !== ''),
  )
}
