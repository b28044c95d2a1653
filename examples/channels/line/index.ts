import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'
import type { Checked, ProviderChannel, Sent } from '../channel.js'
import { bytesOf, type Received } from '../incoming.js'
import { readFile } from '../read-file.js'
import { authorization, callLine, contentUrl, lineSignature, push } from './line.api.js'
import { parseLine } from './line.parse.js'
import { type LineMessage, renderLine } from './line.render.js'
import { type LineSettings, lineSettings } from './line.settings.js'

const sentMessages = v.object({ sentMessages: v.tuple([v.object({ id: v.string() })]) })
const botInfo = v.object({ displayName: v.string(), basicId: v.string() })

/** Chats of a person with a LINE Official Account. */
export const line = {
  name: 'line',
  title: 'LINE',
  playedBy: 'server',
  settings: lineSettings,
  capabilities: {
    text: { length: 5000 },
    // Nothing is ticked by presses: the answer to each would be a message that the account pays for.
    buttons: { most: 13, label: 20, id: 500, text: 5000, paged: { size: 12, upTo: 60 } },
    // A picture is its own preview, and a preview may have 1 MB. With a film LINE wants a picture, with a sound
    // its length: both go out as addresses.
    media: { image: { bytes: 1_000_000, types: ['image/jpeg', 'image/png'] } },
    location: true,
    typing: true,
  },
  verify: (received: Received, settings: LineSettings) =>
    isSameText(
      received.headers['x-line-signature'] ?? '',
      lineSignature(bytesOf(received), settings),
    ),
  parse: parseLine,
  render: renderLine,
  send: async (message, { ids: [to = ''] }, connection): Promise<Sent> => {
    const answered = await push(connection, to, message)
    if (!answered.ok) return answered
    const { success, output } = v.safeParse(sentMessages, answered.result)
    return { ok: true, id: success ? output.sentMessages[0].id : '' }
  },
  typing: async ({ ids: [chatId] }, _, connection) => {
    const body = { chatId, loadingSeconds: 20 }
    await callLine(connection, { method: 'POST', path: 'chat/loading/start', body })
  },
  fetchMedia: ({ id, name, type }, connection) => {
    const [url, headers] = [contentUrl(connection.settings, id), authorization(connection.settings)]
    return readFile(connection, { url, headers, name, type })
  },
  check: async (connection): Promise<Checked> => {
    const answered = await callLine(connection, { method: 'GET', path: 'info' })
    if (!answered.ok) return { ok: false, remedy: answered.message }
    const { success, output } = v.safeParse(botInfo, answered.result)
    return { ok: true, name: success ? `${output.displayName} (${output.basicId})` : 'LINE' }
  },
  register: async (webhookUrl, connection): Promise<Checked> => {
    const body = { endpoint: webhookUrl }
    const answered = await callLine(connection, {
      method: 'PUT',
      path: 'channel/webhook/endpoint',
      body,
    })
    return answered.ok
      ? { ok: true, name: webhookUrl }
      : { ok: false, remedy: `LINE does not take the address of this server. ${answered.message}` }
  },
} as const satisfies ProviderChannel<LineSettings, LineMessage>
