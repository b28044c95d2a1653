import * as v from 'valibot'
import { withoutEnd } from '../../runtime/session/without-end.js'

/** The address of a provider's API, without a slash at its end; absent or blank: the provider's own. */
export function addressField(usual: string) {
  return v.pipe(
    v.optional(v.string(), usual),
    v.trim(),
    v.transform(address => (address === '' ? usual : withoutEnd(address, '/'))),
    v.url('An address begins with https:// or http://'),
    v.regex(/^https?:\/\//i, 'An address begins with https:// or http://'),
  )
}
