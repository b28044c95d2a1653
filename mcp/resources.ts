import type { ReadResourceResult, Resource } from '@modelcontextprotocol/sdk/types.js'
import { type Workshop, WorkshopError } from './workshop.js'

const prefix = 'talkgraph://bots/'
const mimeType = 'application/json'

/** How an address of a bot is made, by RFC 6570. */
export const botTemplate = {
  uriTemplate: `${prefix}{bot}`,
  name: 'bot',
  title: 'A bot',
  description: 'The bot file as it is being drawn; `bot` is as list_bots names it.',
  mimeType,
} as const

/** Every bot, as something that a program may read whole. */
export async function listResources(workshop: Workshop): Promise<Resource[]> {
  const bots = await workshop.list()
  return bots.map(({ bot, title }) => ({
    uri: `${prefix}${encodeURIComponent(bot)}`,
    name: bot,
    title: title || bot,
    mimeType,
  }))
}

/** A bot's file. Rejects with a `WorkshopError` for an address that leads to none. */
export async function readResource(workshop: Workshop, uri: string): Promise<ReadResourceResult> {
  const { file } = await workshop.read(botOf(uri))
  return { contents: [{ uri, mimeType, text: JSON.stringify(file, null, 2) }] }
}

function botOf(uri: string): string {
  try {
    if (uri.startsWith(prefix)) return decodeURIComponent(uri.slice(prefix.length))
  } catch {
    // It is none of ours.
  }
  throw new WorkshopError(`There is nothing at ${uri}; a bot is at ${botTemplate.uriTemplate}.`)
}
