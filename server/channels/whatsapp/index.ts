import * as v from 'valibot'
import type { ProviderChannel, Sent } from '../channel.js'
import { callGraph } from '../meta/graph.js'
import { hubChallenge, isSignedByMeta } from '../meta/hub.js'
import { checkNumber, checkSubscription, subscribe } from './whatsapp.account.js'
import { whatsappCapabilities } from './whatsapp.capabilities.js'
import { fetchFromWhatsapp } from './whatsapp.media.js'
import { isOfOtherNumbers, parseWhatsapp } from './whatsapp.parse.js'
import { phoneOf, receiverOf } from './whatsapp.person.js'
import { reasonOf } from './whatsapp.remedies.js'
import { renderWhatsapp, type WhatsappMessage } from './whatsapp.render.js'
import { type WhatsappSettings, whatsappSettings } from './whatsapp.settings.js'
import { readTemplates, renderTemplate } from './whatsapp.templates.js'

const taken = v.object({ messages: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) })

/** A number at WhatsApp, through Meta's Cloud API. */
export const whatsapp = {
  name: 'whatsapp',
  title: 'WhatsApp',
  playedBy: 'server',
  settings: whatsappSettings,
  capabilities: whatsappCapabilities,
  phoneOf,
  takesWishes: true,
  pace: { perSecond: 80, person: { burst: 45, every: 6000 } },
  verify: isSignedByMeta,
  isAnothers: isOfOtherNumbers,
  challenge: hubChallenge,
  parse: parseWhatsapp,
  render: renderWhatsapp,
  send: async (message, to, connection): Promise<Sent> => {
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...receiverOf(to),
      ...message,
    }
    const answered = await callGraph(
      connection,
      `${connection.settings.phoneNumberId}/messages`,
      body,
    )
    if (!answered.ok) return { ...answered, message: reasonOf(answered.code, answered.message) }
    const { success, output } = v.safeParse(taken, answered.result)
    return { ok: true, id: success ? (output.messages[0]?.id ?? '') : '' }
  },
  typing: async (_, answering, connection) => {
    await callGraph(connection, `${connection.settings.phoneNumberId}/messages`, {
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: answering,
      typing_indicator: { type: 'text' },
    })
  },
  templates: readTemplates,
  renderTemplate,
  fetchMedia: fetchFromWhatsapp,
  check: checkNumber,
  checkHearing: checkSubscription,
  register: subscribe,
} as const satisfies ProviderChannel<WhatsappSettings, WhatsappMessage>
