import * as v from 'valibot'
import type { Fetched } from '../channel.js'
import type { MediaReference } from '../incoming.js'
import { readFile } from '../read-file.js'
import { callTelegram, type TelegramConnection } from './telegram.api.js'

const found = v.object({ file_path: v.string() })

/** Brings a file that a person sent to the bot; Telegram gives those of up to 20 MB. */
export async function fetchFromTelegram(
  { id, name, type }: MediaReference,
  connection: TelegramConnection,
): Promise<Fetched> {
  const answered = await callTelegram(connection, 'getFile', { file_id: id })
  if (!answered.ok) return answered
  const { success, output } = v.safeParse(found, answered.result)
  if (!success) return { ok: false, message: 'Telegram names no place of the file' }
  const { apiUrl, token } = connection.settings
  const url = `${apiUrl}/file/bot${token}/${output.file_path}`
  return readFile(connection, { url, name: name ?? output.file_path.split('/').at(-1), type })
}
