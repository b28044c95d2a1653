import type { InferOutput } from 'valibot'
import type { Incoming } from '../incoming.js'
import { personOf } from './whatsapp.person.js'
import { timeOf, type updateSchema, type WhatsappMessageIn } from './whatsapp.webhook.js'

/** A message of the system: the person has another number, or another id of the business. */
export function renamedIn(message: WhatsappMessageIn): Incoming[] {
  const { id, from, from_user_id, system } = message
  if (system?.type !== 'user_changed_number' && system?.type !== 'user_changed_user_id') return []
  const was = personOf(system.previous_user_id ?? from_user_id ?? previousIn(system.body), from)
  const is = personOf(system.user_id, system.wa_id ?? system.new_wa_id)
  return was && is ? [{ type: 'renamed', id, was, is, ...timeOf(message) }] : []
}

/** A person’s id of the business was made anew, as it is with a new number. */
export function renamedBy(update: InferOutput<typeof updateSchema>): Incoming[] {
  const { wa_id, user_id } = update
  const was = personOf(user_id.previous, undefined)
  const is = personOf(user_id.current, wa_id)
  const isOther = user_id.previous !== user_id.current
  return was && is && isOther ? [{ type: 'renamed', was, is, ...timeOf(update) }] : []
}

/** Some such messages name the id before only in their words. */
function previousIn(body: string | undefined): string | undefined {
  return /\bfrom ([A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}) to\b/.exec(body ?? '')?.[1]
}
