import { request } from '../../../api/request.js'
import type { BotFile } from '../api/bot-file.js'
import { path } from '../api/queries.js'

/** Downloads the bot file of a version. */
export async function exportFlow(id: string, version: number, title: string): Promise<void> {
  const { flow } = await request<{ flow: BotFile }>('GET', `${path(id)}/versions/${version}`)
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(flow, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${fileName(title) || id}-${version}.json`,
  })
  link.click()
  URL.revokeObjectURL(address)
}

function fileName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase()
}
