import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import '../typescript-hooks.mjs'

const folder = 'docs/channels'

/** The pages of channels: their tables are written between marks, all else is by hand. */
export async function channelPages(root) {
  // The runtime is tried in copies without a server.
  if (!existsSync(join(root, 'server'))) return {}
  const { channelTables, providerChannels } = await import(
    '../../server/testing/channel-tables/tables.ts'
  )
  const pages = providerChannels.map(async channel => {
    const path = `${folder}/${channel.name}.md`
    if (!existsSync(join(root, path)))
      throw new Error(`${path} is missing: each channel has a page.`)
    const tables = await channelTables(channel)
    return [path, withTables(readFileSync(join(root, path), 'utf8'), tables)]
  })
  return Object.fromEntries(await Promise.all(pages))
}

function withTables(text, tables) {
  return Object.entries(tables).reduce((page, [name, table]) => {
    const mark = new RegExp(
      `(<!-- ${name}: written by \`npm run generate\` -->\n)[\\s\\S]*?(<!-- /${name} -->)`,
    )
    if (!mark.test(page)) throw new Error(`A page of docs/channels lacks the mark "${name}".`)
    return page.replace(mark, (_, begin, end) => `${begin}\n${table}\n\n${end}`)
  }, text)
}
