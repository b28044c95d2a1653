import * as v from 'valibot'
import type { Fetched } from '../channel.js'
import type { MediaReference } from '../incoming.js'
import { callGraph } from '../meta/graph.js'
import { readFile } from '../read-file.js'
import type { WhatsappConnection } from './whatsapp.account.js'
import { reasonOf } from './whatsapp.remedies.js'

const lying = v.object({ url: v.pipe(v.string(), v.url()), mime_type: v.optional(v.string()) })

/** Brings a file that a person sent. Its address is asked for each time, because it lives for five minutes. */
export async function fetchFromWhatsapp(
  { id, name, type }: MediaReference,
  connection: WhatsappConnection,
): Promise<Fetched> {
  const { phoneNumberId, accessToken, apiUrl } = connection.settings
  const path = `${encodeURIComponent(id)}?${new URLSearchParams({ phone_number_id: phoneNumberId })}`
  const answered = await callGraph(connection, path)
  if (!answered.ok) return { ...answered, message: reasonOf(answered.code, answered.message) }
  const { success, output } = v.safeParse(lying, answered.result)
  if (!success) return { ok: false, message: 'WhatsApp names no place of the file' }
  if (!isMetas(output.url, apiUrl)) return { ok: false, message: 'The file does not lie with Meta' }
  return readFile(connection, {
    url: output.url,
    headers: { authorization: `Bearer ${accessToken}` },
    name,
    type: type ?? output.mime_type,
  })
}

const hosts = /(?:^|\.)(?:fbsbx\.com|facebook\.com|fbcdn\.net|whatsapp\.net)$/

/** The token goes to Meta and to the proxy that the owner named, and nowhere else. */
function isMetas(address: string, apiUrl: string): boolean {
  const { protocol, hostname, origin } = new URL(address)
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && hosts.test(hostname))
}
