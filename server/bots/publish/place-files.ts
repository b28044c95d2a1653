import { filesPath } from '@talkgraph/wire/addresses'

/** Gives the files of a bot's account the address that this server has today, in a bot file as JSON text. */
export type PlaceFiles = (botId: string, text: string) => Promise<string>

/** Whose bots and files are. */
interface FileOwners {
  readonly bots: { find(id: string): Promise<{ readonly owner: string } | undefined> }
  readonly files: { find(owner: string, id: string): Promise<unknown> }
}

/** An address of a file, on whatever server, or its path alone. */
const address =
  /(?:https?:\/\/[^\s"'<>\\/?#]{1,260})?\/files\/([A-Za-z0-9_-]{32})\/([a-z0-9-]{1,60}\.[a-z0-9]{2,4})(?![\w.-])/g

/**
 * Makes that: whatever the server was called when a file was added, or where a bot came from, what is the account's own is found.
 * Without such an address its path stands there, which widgets read as one of their server.
 */
export function createFilePlacer(
  { bots, files }: FileOwners,
  base: () => string | undefined,
): PlaceFiles {
  return async (botId, text) => {
    const ids = new Set([...text.matchAll(address)].map(([, id = '']) => id))
    if (ids.size === 0) return text
    const owner = (await bots.find(botId))?.owner
    if (owner === undefined) return text
    const own = new Set<string>()
    for (const id of ids) if (await files.find(owner, id)) own.add(id)
    return text.replace(address, (whole, id: string, name: string) =>
      own.has(id) ? `${base() ?? ''}${filesPath}/${id}/${name}` : whole,
    )
  }
}
