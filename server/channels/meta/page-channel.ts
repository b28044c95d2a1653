import * as v from 'valibot'
import type { Capabilities } from '../capabilities.js'
import type { Checked, Connection, Hearing, ProviderChannel, Sent } from '../channel.js'
import type { Received } from '../incoming.js'
import { readFile } from '../read-file.js'
import { callGraph, type GraphRefusal, proofOf } from './graph.js'
import { hubChallenge, isSignedByMeta } from './hub.js'
import { isOfOtherPages, parsePage } from './page.parse.js'
import { type PageMessage, renderPage } from './page.render.js'
import { type PageSettings, pageSettings } from './page.settings.js'

/** How one of Meta's messengers differs from the other. */
interface Messenger {
  readonly name: string
  readonly title: string
  /** What the id belongs to. */
  readonly pageTitle: string
  readonly capabilities: Capabilities
  /** What of the page is told that names it. */
  readonly nameField: 'name' | 'username'
  /** The webhook's fields that the page subscribes to; without the first two there is no conversation. */
  readonly fields: readonly string[]
}

/** A messenger of Meta that belongs to a page: both have one webhook and one way to send. */
export function pageChannel({
  name,
  title,
  pageTitle,
  capabilities,
  nameField,
  fields,
}: Messenger) {
  return {
    name,
    title,
    playedBy: 'server',
    capabilities,
    takesWishes: true,
    settings: pageSettings(pageTitle),
    verify: isSignedByMeta,
    isAnothers: (received: Received, { pageId }: PageSettings) => isOfOtherPages(received, pageId),
    challenge: hubChallenge,
    parse: (received: Received, settings?: PageSettings) => parsePage(received, settings?.pageId),
    render: renderPage,
    agentWindow: 7 * 24,
    send: async (message, { ids: [id] }, connection, isLate = false): Promise<Sent> => {
      // Whether the app may do so, Meta says.
      const manner = isLate
        ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
        : { messaging_type: 'RESPONSE' }
      const body = { recipient: { id }, ...manner, message }
      const answered = await callGraph(connection, `${connection.settings.pageId}/messages`, body)
      if (!answered.ok && isLate && !isToken(answered))
        return {
          ok: false,
          code: answered.code,
          message: lateReason(answered),
          ...againOf(answered),
        }
      if (!answered.ok) return { ...answered, message: reasonOf(answered) }
      const { success, output } = v.safeParse(v.object({ message_id: v.string() }), answered.result)
      return { ok: true, id: success ? output.message_id : '' }
    },
    typing: async ({ ids: [id] }, _, connection) => {
      const path = `${connection.settings.pageId}/messages`
      await callGraph(connection, path, { recipient: { id }, sender_action: 'mark_seen' })
      await callGraph(connection, path, { recipient: { id }, sender_action: 'typing_on' })
    },
    // The address is Meta's own and signed, so nothing of ours goes there.
    fetchMedia: ({ id: url, name, type }, connection) => readFile(connection, { url, name, type }),
    check: async (connection): Promise<Checked> => {
      const { pageId } = connection.settings
      const query = new URLSearchParams({
        fields: nameField,
        appsecret_proof: proofOf(connection.settings),
      })
      const answered = await callGraph(connection, `${pageId}?${query}`)
      if (!answered.ok) return { ok: false, remedy: remedyOf(answered, pageTitle) }
      const { success, output } = v.safeParse(v.record(v.string(), v.unknown()), answered.result)
      return { ok: true, name: String((success && output[nameField]) || title) }
    },
    checkHearing: connection => checkSubscription(connection, fields),
    register: (webhookUrl, connection) => subscribe(webhookUrl, connection, fields),
  } as const satisfies ProviderChannel<PageSettings, PageMessage>
}

const subscribed = v.object({
  data: v.array(v.object({ subscribed_fields: v.optional(v.array(v.string())) })),
})

/** Whether the page still subscribes to what a conversation needs. */
async function checkSubscription(
  connection: Connection<PageSettings>,
  fields: readonly string[],
): Promise<Hearing> {
  const answered = await callGraph(connection, `${connection.settings.pageId}/subscribed_apps`)
  const { success, output } = v.safeParse(subscribed, answered.ok ? answered.result : undefined)
  if (!success) return { ok: true }
  const [first, ...others] = output.data
  const found = [first, ...others].flatMap(app => app?.subscribed_fields ?? [])
  const missing = fields.slice(0, 2).filter(field => !found.includes(field))
  if (first === undefined || (found.length > 0 && missing.length > 0))
    return {
      ok: false,
      remedy: `The page does not subscribe to ${(first ? missing : fields.slice(0, 2)).join(' and ')}, so nothing that people write comes here. Store the settings again.`,
    }
  return { ok: true }
}

/** The app hears of a page once the page has subscribed to it; the webhook's address is the app's, and entered there. */
async function subscribe(
  webhookUrl: string,
  connection: Connection<PageSettings>,
  fields: readonly string[],
): Promise<Checked> {
  const path = `${connection.settings.pageId}/subscribed_apps`
  const answered = await callGraph(connection, path, { subscribed_fields: fields.join(',') })
  if (answered.ok) return { ok: true, name: webhookUrl }
  return { ok: false, remedy: `Meta does not subscribe the page to your app: ${answered.message}` }
}

function remedyOf({ code, message }: GraphRefusal, pageTitle: string): string {
  if (/appsecret_proof/i.test(message))
    return 'The app secret does not belong to the app of this access token. Copy it from the same app: App settings, Basic.'
  switch (code) {
    case '190':
    case '102':
      return 'Meta does not know this access token, or it has expired. Make a new one in the app dashboard.'
    case '100':
    case '803':
      return `The access token does not belong to this ${pageTitle}. Copy both from the same row of the app dashboard.`
    case '10':
    case '200':
      return 'The app may not read or send messages of this page. Give it the permission for messages.'
    default:
      return `Meta could not be asked (${code}). Try again in a moment.`
  }
}

/** Why a message did not go out, with what the owner can do; in Meta's words where nothing better is known. */
function reasonOf({ code, message, isWithdrawn }: GraphRefusal): string {
  if (isWithdrawn && code !== '190')
    return `Meta does not let the app write any more: ${message} Give it the permission for messages, or make a new access token.`
  switch (code) {
    case '10':
    case '2018278':
      return 'More than 24 hours have passed since the person last wrote. They have to write first.'
    case '190':
      return 'The access token is wrong or has expired. Make a new one and enter it in Channels.'
    case '551':
      return 'The person cannot be reached: they have left, or take no messages.'
    case '613':
      return 'Too many messages in a short time. They go out one by one.'
    default:
      return message
  }
}

const isToken = ({ code }: GraphRefusal) => code === '190' || code === '102'

const againOf = ({ again, grows }: GraphRefusal) => ({
  again,
  grows,
})

/** A refusal of the tag is about this answer alone. */
const lateReason = ({ message }: GraphRefusal) =>
  `More than 24 hours have passed since the person last wrote. For seven days agents may answer where Meta has given the app the permission Human Agent. Meta says: ${message}`
