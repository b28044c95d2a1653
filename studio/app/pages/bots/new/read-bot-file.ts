import type { BotFile } from '../api/bot-file.js'

/** A bot file as a person chose it, or why it is none. */
export type ReadFile = { readonly bot: BotFile } | { readonly fault: string }

const most = 5_000_000

/** Reads a file; whether its flow can be loaded is for the server to say. */
export async function readBotFile(file: Blob & { readonly name?: string }): Promise<ReadFile> {
  if (file.size > most) return { fault: 'The file has more than 5 MB, which is more than a bot may have.' }
  let given: unknown
  try {
    given = JSON.parse(await file.text())
  } catch {
    return { fault: 'The file is not JSON. Export a bot to see what a bot file looks like.' }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { fault: 'The file is JSON, but no bot: it has no nodes and edges.' }
  const { name, ...bot } = given as BotFile
  return { bot: { ...bot, name: typeof name === 'string' && name ? name : nameOf(file.name) } }
}

function nameOf(fileName = ''): string {
  return fileName.replace(/\.json$/i, '').slice(0, 200) || 'New bot'
}
