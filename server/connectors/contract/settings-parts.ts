import * as v from 'valibot'
import type { TextForm } from '../../../runtime/node/field-form.js'
import { addressField } from '../../channels/address-field.js'

/** A key that the provider gave. */
export const token = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter it'), v.maxLength(10_000))

/** Another origin in place of the provider's own; absent or blank: none. */
export const apiUrl = v.optional(
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), addressField('https://example.com')]),
)

/** The form of `apiUrl`. */
export const apiUrlForm = (example: string): TextForm => ({
  title: 'Address of the API',
  help: 'Only where something else stands in for the provider, such as a proxy of yours.',
  kind: 'address',
  example,
})

/** The headers of a bearer token. */
export const bearer = (given: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${given}`,
})
