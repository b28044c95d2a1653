import * as v from 'valibot'
import type { ConsentEntry, ContactChange } from '../../../store/index.js'
import { addressOrNone, date, line, list, text } from '../text.js'

const fieldName = line(200)

/** What can be entered of somebody. */
export const contactFields = {
  name: v.optional(v.pipe(text(200, 'Who it is.'), v.trim())),
  email: v.optional(addressOrNone),
  phone: v.optional(
    v.pipe(
      text(50, 'Their number.'),
      v.trim(),
      v.check(phone => phone === '' || /\p{Nd}/u.test(phone), 'Expected a number with digits'),
    ),
  ),
  labels: v.optional(v.pipe(list(line(100)), v.maxLength(50))),
  consent: v.optional(
    v.strictObject({
      given: v.optional(v.boolean(), true),
      text: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(2000),
        v.description('What they agreed to or refused, word for word.'),
      ),
      at: v.pipe(v.optional(date), v.description('When that was. Default: now.')),
    }),
  ),
} as const

/** Fields under names of the owner's own. */
export const ownFields = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.pipe(v.record(fieldName, value), v.maxEntries(50)))

/** What stands in a field. */
export const fieldValue = v.pipe(v.string(), v.maxLength(2000))

/** What was entered, as it is kept. */
export const changeOf = ({
  consent,
  ...rest
}: Omit<ContactChange, 'consent'> & {
  readonly consent?:
    | { readonly given: boolean; readonly text: string; readonly at?: string | undefined }
    | undefined
}): ContactChange => ({ ...rest, ...(consent && { consent: consentIn(consent) }) })

const consentIn = ({
  given,
  text: said,
  at,
}: {
  readonly given: boolean
  readonly text: string
  readonly at?: string | undefined
}): ConsentEntry => ({
  isGiven: given,
  text: said,
  at: at === undefined ? Date.now() : Date.parse(at),
})
