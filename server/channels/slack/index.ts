import * as v from 'valibot'
import type { Checked, Fetched, ProviderChannel, Sent } from '../channel.js'
import type { MediaReference } from '../incoming.js'
import { readFile } from '../read-file.js'
import { callSlack, type SlackConnection } from './slack.api.js'
import { isForm, parseSlack, slackChallenge } from './slack.parse.js'
import { messageId, placeOf } from './slack.place.js'
import { renderSlack, type SlackCall } from './slack.render.js'
import { type SlackSettings, slackSettings } from './slack.settings.js'
import { isSignedBySlack } from './slack.signature.js'

/** A Slack workspace: alone with the bot, or in a channel's thread where it is named. */
export const slack = {
  name: 'slack',
  title: 'Slack',
  playedBy: 'server',
  settings: slackSettings,
  capabilities: {
    text: { length: 3000, marks: { bold: '*', italic: '_', strike: '~', code: '`' } },
    buttons: { most: 5, label: 75, id: 500, text: 3000 },
    list: { most: 100, label: 75, id: 500, text: 3000 },
    links: { label: 75 },
    media: {
      image: { bytes: 5_000_000, types: ['image/jpeg', 'image/png', 'image/gif'], caption: 1900 },
    },
  },
  verify: isSignedBySlack,
  readsJson: received => !isForm(received),
  challenge: slackChallenge,
  parse: parseSlack,
  render: renderSlack,
  send: async (message, { ids: [conversation = ''] }, connection): Promise<Sent> => {
    const place = placeOf(conversation)
    const body = { ...place, ...message }
    const answered = await callSlack(
      connection,
      'chat.postMessage',
      body,
      v.object({ ts: v.string() }),
    )
    if (!answered.ok) return answered
    return { ok: true, id: messageId({ channel: place.channel, ts: answered.result.ts }) }
  },
  fetchMedia: fetchFromSlack,
  check: async (connection): Promise<Checked> => {
    const answered = await callSlack(
      connection,
      'auth.test',
      {},
      v.object({ team: v.string(), user: v.string() }),
    )
    if (!answered.ok) return { ok: false, remedy: remedyOf(answered.code) }
    const { result, scopes } = answered
    const missing = scopes ? neededScopes.filter(scope => !scopes.includes(scope)) : []
    if (missing.length > 0)
      return {
        ok: false,
        remedy: `The app lacks ${missing.length === 1 ? 'the scope' : 'the scopes'} ${missing.join(', ')}. Add ${missing.length === 1 ? 'it' : 'them'} under OAuth & Permissions, and install the app again.`,
      }
    return { ok: true, name: `${result.user} (${result.team})` }
  },
} as const satisfies ProviderChannel<SlackSettings, SlackCall>

/** Without these nobody is heard, or answered. */
const neededScopes = ['chat:write', 'im:history', 'app_mentions:read', 'files:read']

const lying = v.object({ file: v.object({ url_private_download: v.pipe(v.string(), v.url()) }) })

async function fetchFromSlack(
  { id, name, type }: MediaReference,
  connection: SlackConnection,
): Promise<Fetched> {
  const { apiUrl, botToken } = connection.settings
  // This method takes a form or a query, and no JSON.
  const answered = await callSlack(
    connection,
    `files.info?${new URLSearchParams({ file: id })}`,
    {},
    lying,
  )
  if (!answered.ok) return answered
  const url = answered.result.file.url_private_download
  if (!isSlacks(url, apiUrl)) return { ok: false, message: 'The file does not lie with Slack' }
  return readFile(connection, { url, headers: { authorization: `Bearer ${botToken}` }, name, type })
}

/** The token goes to Slack and to the proxy that the owner named, and nowhere else. */
function isSlacks(address: string, apiUrl: string): boolean {
  const { protocol, hostname, origin } = new URL(address)
  return (
    origin === new URL(apiUrl).origin || (protocol === 'https:' && hostname.endsWith('.slack.com'))
  )
}

function remedyOf(code: string): string {
  return ['invalid_auth', 'not_authed', 'token_revoked', 'account_inactive'].includes(code)
    ? 'Slack does not know this bot token. Install the app to the workspace again and copy the token from OAuth & Permissions.'
    : `Slack could not be asked (${code}). Try again in a moment.`
}
