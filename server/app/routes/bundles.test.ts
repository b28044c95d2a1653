import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { bundleRoutes } from './bundles.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-bundles-'))
for (const name of ['talkgraph.js', 'talkgraph-integrity.json', 'other.js'])
  writeFileSync(join(folder, name), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

const app = bundleRoutes(pathToFileURL(`${folder}/`))

test.each(['talkgraph.js', 'talkgraph-integrity.json'])(
  '%s may be read by every page, as a tag with integrity needs it',
  async name => {
    const answer = await app.request(`/${name}`, { headers: { origin: 'https://shop.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await answer.text()).toBe('{}')
  },
)

test('nothing else of the folder is given out', async () => {
  for (const path of ['/other.js', '/talkgraph-..%2Fother.js'])
    expect((await app.request(path)).status).toBe(404)
})
