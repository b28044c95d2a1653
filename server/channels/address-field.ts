import * as v from 'valibot'

/** The address of a provider's API, without a slash at its end; absent or blank: the provider's own. */
export function addressField(usual: string) {
  return v.pipe(
    v.optional(v.string(), usual),
    v.trim(),
    v.transform(address => (address === '' ? usual : address.replace(/\/+$/, ''))),
    v.url('An address begins with https:// or http://'),
    v.regex(/^https?:\/\//i, 'An address begins with https:// or http://'),
  )
}
