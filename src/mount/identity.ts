import type { IdentityBody } from '@talkgraph/wire/bodies'
import { oneOf } from './one-of.js'

/** Who the page says the visitor is; `hash` is what lets the server believe it (decision 88). */
export interface Identity extends IdentityBody {}

const fields = oneOf('a field of identify()', 'id', 'name', 'email', 'hash')

/** The fields that are given, as texts. Throws on a field that does not exist. */
export function readIdentity(identity: Identity): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(identity)) {
    fields.check(name)
    if (value) given[name] = String(value)
  }
  return given
}
