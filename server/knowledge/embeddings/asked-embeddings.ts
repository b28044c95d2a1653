import type { EmbeddingsRecord } from '@talkgraph/wire/knowledge'
import { asSecretReference } from '../../../runtime/bot/fields.js'
import { withoutEnd } from '../../../runtime/session/without-end.js'
import type { EmbeddingsEntry } from '../../store/index.js'

/** What of an address stands before the name of the call. */
export function baseOf(address: string): string {
  const whole = withoutEnd(address, '/')
  const call = '/embeddings'
  return whole.endsWith(call) ? withoutEnd(whole.slice(0, -call.length), '/') : whole
}

/** What is shown of a provider's key: the name of one of the server's, or the last four characters. */
export function shownKey(key: EmbeddingsEntry['key']): EmbeddingsRecord['key'] {
  if (typeof key.name === 'string') return key.name
  const reference = asSecretReference(key)
  return reference ? { lastFour: reference.lastFour ?? null } : null
}
