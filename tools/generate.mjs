// `npm run generate`: writes what is made from the sources; with --check it writes nothing, and fails where something is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiClientSource } from './generate/api-client.mjs'
import { botSchemaSource } from './generate/bot-schema.mjs'
import { channelPages } from './generate/channel-pages.mjs'
import { commandPage } from './generate/command-page.mjs'
import { connectorPages } from './generate/connector-pages.mjs'
import { customizationsPage } from './generate/customizations-page.mjs'
import { descriptionSources } from './generate/descriptions.mjs'
import { helpBotFile } from './generate/help-bot.mjs'
import { lintPages } from './generate/lint-pages.mjs'
import { nodePages } from './generate/node-pages.mjs'
import { partsPage } from './generate/parts-page.mjs'
import { rareNamesSource } from './generate/rare-names.mjs'
import { serverManifest } from './generate/server-manifest.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isCheck = process.argv.includes('--check')

const files = {
  ...descriptionSources(root),
  ...(await rareNamesSource()),
  ...(await apiClientSource(root)),
  'bot.schema.json': await botSchemaSource(root),
  ...(await nodePages(root)),
  ...(await customizationsPage()),
  ...(await partsPage(root)),
  ...(await commandPage()),
  ...(await lintPages()),
  ...(await channelPages(root)),
  ...(await connectorPages(root)),
  ...(await helpBotFile()),
  ...serverManifest(root),
}

const stale = Object.entries(files).filter(([path, text]) => read(path) !== text)
if (isCheck) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`Wrote ${path}`)
  }
}

function read(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
