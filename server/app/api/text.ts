import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { isTimeZone } from '../../../runtime/validate/time-zone.js'

/** A text of one line and 1 to `most` characters, without the spaces around it. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\s][^\p{Cc}]*$/u, 'Expected words on one line'),
  )

/** A date in ISO 8601. */
export const date = v.pipe(
  v.string(),
  v.isoTimestamp('Expected a time such as 2026-12-31T09:00:00Z'),
)

/** A whole number that is not negative. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A list that nobody changes. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly())

/** An e-mail address as it is written. */
export const address = v.pipe(v.string(), v.trim(), v.check(isEmail, 'An e-mail address'))

/** The name of a time zone. */
export const zone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'An IANA time zone such as Europe/Zurich'),
)

/** An e-mail address in lower case, or nothing. */
export const addressOrNone = v.pipe(
  v.string(),
  v.maxLength(320),
  v.trim(),
  v.toLowerCase(),
  v.check(given => given === '' || isEmail(given), 'Expected an e-mail address'),
)

/** A text of at most `most` characters, described. */
export const text = (most: number, about: string) =>
  v.pipe(v.string(), v.maxLength(most), v.description(about))
