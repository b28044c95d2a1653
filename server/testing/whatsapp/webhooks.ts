import { createHmac } from 'node:crypto'
import type { Received } from '../../channels/incoming.js'

/** What a body of WhatsApp tells of one number. */
export type ToldByNumber = Readonly<
  Partial<
    Record<
      'messages' | 'message_echoes' | 'contacts' | 'statuses' | 'user_id_update',
      readonly object[]
    >
  >
>

/** One body as WhatsApp brings it: a change for each of what it tells. */
export function webhookBody(phoneNumberId: string, ...told: readonly ToldByNumber[]): string {
  const changes = told.map(each => ({
    field: each.user_id_update
      ? 'user_id_update'
      : each.message_echoes
        ? 'smb_message_echoes'
        : 'messages',
    value: {
      messaging_product: 'whatsapp',
      ...each,
      metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
    },
  }))
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes }],
  })
}

/** A request that is signed as Meta does it, over the raw body. */
export function signedWebhook(body: string, appSecret: string): Received {
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  return {
    method: 'POST',
    url: '',
    query: {},
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

/** The same entries as they may arrive: each of some twice, in an order that `random` (from 0 to 1) decides. */
export function inDisorder<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  const doubled = entries.flatMap(entry => (random() < 0.3 ? [entry, entry] : [entry]))
  return doubled
    .map(entry => ({ entry, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry)
}
