import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { zip } from '../../base/hosts/zip.js'
import { unzip } from '../../testing/unzip.js'
import { hostRoutes } from './hosts.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-hosts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const packed = (name: string) => zip([{ name, bytes: Buffer.from('<?php') }])
writeFileSync(join(folder, 'wordpress.zip'), packed('talkgraph-chat/talkgraph-chat.php'))
writeFileSync(join(folder, 'shopify.zip'), packed('talkgraph-shopify/README.md'))

const app = hostRoutes({ publicUrl: 'https://chat.example' }, pathToFileURL(`${folder}/`))
const download = async (path: string) => {
  const answer = await app.request(path)
  return { answer, files: answer.ok ? unzip(Buffer.from(await answer.arrayBuffer())) : {} }
}

test('the plugin comes with the bot, the server and what was chosen', async () => {
  const { answer, files } = await download('/hosts/wordpress.zip?bot=shop&mode=popup&locale=de-AT')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="talkgraph-chat.zip"',
    'x-content-type-options': 'nosniff',
  })
  expect(Object.keys(files)).toEqual([
    'talkgraph-chat/talkgraph-chat.php',
    'talkgraph-chat/defaults.json',
  ])
  expect(JSON.parse(files['talkgraph-chat/defaults.json'] ?? '')).toEqual({
    server: 'https://chat.example',
    chatbot_id: 'shop',
    mode: 'popup',
    locale: 'de-AT',
  })
})

test.each(['', '?bot=', '?bot=%22%3C%3Fphp', '?mode=popup'])(
  'with %j nothing is entered in it',
  async query => {
    const { files } = await download(`/hosts/wordpress.zip${query}`)
    expect(Object.keys(files)).toEqual(['talkgraph-chat/talkgraph-chat.php'])
  },
)

test('a choice that there is not is left out', async () => {
  const { files } = await download(
    '/hosts/wordpress.zip?bot=shop&mode=huge&locale=%3C%3E&persistence=local',
  )
  expect(JSON.parse(files['talkgraph-chat/defaults.json'] ?? '')).toEqual({
    server: 'https://chat.example',
    chatbot_id: 'shop',
    persistence: 'local',
  })
})

test('the extension for Shopify is given out as it is, and nothing else', async () => {
  expect((await download('/hosts/shopify.zip?bot=shop')).files).toEqual({
    'talkgraph-shopify/README.md': '<?php',
  })
  for (const path of ['/hosts/other.zip', '/hosts/..%2Fwordpress.zip'])
    expect((await app.request(path)).status).toBe(404)
})
