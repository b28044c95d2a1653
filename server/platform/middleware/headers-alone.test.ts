import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadsPath } from '@talkgraph/wire/addresses'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordOf, storedBot } from '../../testing/conversations.js'
import { testApp } from '../../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

test('a file of which only the headers are asked is closed again, and nothing is logged of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-head-'))
  const [path, name] = [join(folder, 'film'), `${'a'.repeat(32)}.mp4`]
  writeFileSync(path, Buffer.alloc(1_000_000))
  await server.services.uploads.put(name, { path, hash: '' })
  const got = vi.spyOn(server.services.uploads, 'get')
  const answer = await server.app.request(`${uploadsPath}/${name}`, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    '1000000',
    '',
  ])
  const file = await got.mock.results[0]?.value
  await vi.waitFor(() => expect(file.body.closed).toBe(true))
  expect(server.logged.filter(line => line.includes('could not be sent'))).toEqual([])
  rmSync(folder, { recursive: true })
})

test('an export of which only the headers are asked makes room for the next at once', async () => {
  const bot = await storedBot(server)
  await (await bot.visitor()).handOver(recordOf())
  const headers = { authorization: 'Bearer a-key-for-tests' }
  const ask = async (method: string) =>
    server.app.request('/v1/results/export/json', { method, headers })
  expect((await ask('HEAD')).status).toBe(200)
  const whole = await ask('GET')
  expect(whole.status).toBe(200)
  expect(await whole.json()).toHaveLength(1)
})
