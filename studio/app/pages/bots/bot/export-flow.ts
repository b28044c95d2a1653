import { api } from '../../../api/client.js'
import { saveFile } from './save-file.js'

/** Downloads the bot file of a version. */
export async function exportFlow(id: string, version: number, title: string): Promise<void> {
  const { flow } = await api.fetchVersion({ chatbotId: id, version })
  saveBotFile(flow, `${fileName(title) || id}-${version}`)
}

/** Downloads a bot as a file; `name` without its ending. */
export function saveBotFile(bot: object, name: string): void {
  saveFile(
    new Blob([`${JSON.stringify(bot, null, 2)}\n`], { type: 'application/json' }),
    `${name}.json`,
  )
}

/** A title as the name of a file; empty where nothing of it can be one. */
export function fileName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase()
}
