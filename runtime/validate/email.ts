import { isDomain } from './url.js'

// Atoms with dots between them.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Is this, white space around it aside, an e-mail address? (decision 105) */
export function isEmail(text: string): boolean {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || at > 64 || address.length > 254) return false
  return local.test(address.slice(0, at)) && isDomain(address.slice(at + 1))
}
