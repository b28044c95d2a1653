import * as v from 'valibot'
import type { Checked, Connection, Hearing } from '../channel.js'
import { callGraph, type GraphAnswer, proofOf } from '../meta/graph.js'
import { checkRemedy } from './whatsapp.remedies.js'
import type { WhatsappSettings } from './whatsapp.settings.js'

/** A bot's connection with a number. */
export type WhatsappConnection = Connection<WhatsappSettings>

const number = v.object({
  display_phone_number: v.optional(v.string(), ''),
  verified_name: v.optional(v.string(), ''),
  quality_rating: v.optional(v.string(), ''),
})

/** Asks for the number with a proof of the app secret, so that one call checks all three. */
export async function checkNumber(connection: WhatsappConnection): Promise<Checked> {
  const { phoneNumberId } = connection.settings
  const query = new URLSearchParams({
    fields: 'id,display_phone_number,verified_name,quality_rating',
    appsecret_proof: proofOf(connection.settings),
  })
  const answered = await callGraph(connection, `${phoneNumberId}?${query}`)
  if (!answered.ok) return { ok: false, remedy: checkRemedy(answered) }
  const { success, output } = v.safeParse(number, answered.result)
  const name = success
    ? [output.verified_name, output.display_phone_number].filter(Boolean).join(', ')
    : ''
  const quality = qualities.get(success ? output.quality_rating : '')
  return { ok: true, name: name || phoneNumberId, quality }
}

/** How people take the number's messages, as Meta sees it. */
const qualities: ReadonlyMap<string, string> = new Map([
  ['GREEN', 'High'],
  ['YELLOW', 'Medium: some people block or report the number'],
  ['RED', 'Low: many people block or report the number, and Meta may slow it down'],
])

const health = v.object({
  health_status: v.object({
    entities: v.array(v.object({ entity_type: v.string(), id: v.optional(v.string()) })),
  }),
})

/** The business account of the number: as entered, else as its health tells; undefined where neither does. */
export async function findAccount(
  connection: WhatsappConnection,
): Promise<{ readonly id: string | undefined; readonly answered?: GraphAnswer }> {
  const { businessAccountId, phoneNumberId } = connection.settings
  if (businessAccountId) return { id: businessAccountId }
  const answered = await callGraph(connection, `${phoneNumberId}?fields=health_status`)
  const read = v.safeParse(health, answered.ok ? answered.result : undefined)
  const entities = read.success ? read.output.health_status.entities : []
  return { id: entities.find(({ entity_type }) => entity_type === 'WABA')?.id, answered }
}

/**
 * Subscribes the app to the account's messages where the token may do so. The address itself is the app's, and entered there
 * by hand; so nothing is lost where this fails.
 */
export async function subscribe(
  webhookUrl: string,
  connection: WhatsappConnection,
): Promise<Checked> {
  const { id } = await findAccount(connection)
  if (id !== undefined) await callGraph(connection, `${id}/subscribed_apps`, {})
  return { ok: true, name: webhookUrl }
}

const subscribed = v.object({ data: v.array(v.unknown()) })

/** Whether an app hears of the account's messages. */
export async function checkSubscription(connection: WhatsappConnection): Promise<Hearing> {
  const { id } = await findAccount(connection)
  const answered =
    id === undefined ? undefined : await callGraph(connection, `${id}/subscribed_apps`)
  const { success, output } = v.safeParse(subscribed, answered?.ok ? answered.result : undefined)
  return success && output.data.length === 0
    ? {
        ok: false,
        remedy:
          'No app subscribes to the messages of the business account, so nothing that people write comes here. Store the settings again.',
      }
    : { ok: true }
}
