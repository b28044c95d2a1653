import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../testing/databases.js'
import { flowOf } from '../../testing/flows.js'
import { testAppOn } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-plugin-channel-'))
const declares = join(import.meta.dirname, '../../channels/define-channel.ts')
const patience = { timeout: 60_000, interval: 20 }

function packed(name: string, server: string): string {
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'plugin.mjs'), `export const name = '${name}'`)
  writeFileSync(join(home, 'server.mjs'), server)
  const exports = {
    './talkgraph-plugin': './plugin.mjs',
    './talkgraph-plugin/server': './server.mjs',
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, type: 'module', exports }))
  return home
}

const pager = packed(
  'pager',
  `
import { defineChannel } from ${JSON.stringify(declares)}
export const channels = {
  pager: defineChannel({
    name: 'pager',
    title: 'Pager',
    settings: {
      station: { title: 'Station', help: 'Which one.' },
      token: { title: 'Token', help: 'Its key.', kind: 'secret' },
      apiUrl: { title: 'Address', help: 'Where it is.', kind: 'address' },
      note: { title: 'Note', help: 'For you.', isOptional: true },
    },
    capabilities: { text: { length: 40 } },
    verify: ({ headers }, { token }) => headers['x-pager-token'] === token,
    parse: ({ body }) => {
      const { id, from, text } = JSON.parse(body)
      return [{ type: 'message', id, from: { ids: [from] }, heard: { kind: 'text', text } }]
    },
    async send(piece, { ids: [to] }, { settings, outbound }) {
      const answered = await outbound.send({
        method: 'POST',
        url: settings.apiUrl + '/send',
        headers: { authorization: settings.token, 'content-type': 'application/json' },
        body: JSON.stringify({ to, text: piece.text }),
      })
      return answered.ok && answered.status === 200
        ? { ok: true, id: JSON.parse(answered.text).id }
        : { ok: false, code: 'PAGER', message: 'The station does not answer.', again: 1000 }
    },
    async check({ settings }) {
      return settings.token === 'right'
        ? { ok: true, name: settings.station }
        : { ok: false, remedy: 'The station does not know this token.' }
    },
  }),
}`,
)
const broken = packed(
  'broken',
  `
import { defineChannel } from ${JSON.stringify(declares)}
const all = { title: 'All', settings: {}, verify: () => true, parse: () => [], send: async () => ({}), check: async () => ({}) }
export const channels = {
  taken: defineChannel({ ...all, name: 'telegram' }),
  loud: defineChannel({ ...all, name: 'LOUD' }),
  deaf: defineChannel({ ...all, name: 'deaf', parse: undefined }),
  bare: { name: 'bare', title: 'Bare' },
}`,
)

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function shopWith(make: Parameters<typeof testAppOn>[0], plugins: readonly string[]) {
  const said: { to: string; text: string }[] = []
  const station = await startUpstream(({ body }, response) => {
    said.push(JSON.parse(body))
    response.end(JSON.stringify({ id: `p${said.length}` }))
  })
  const app = await testAppOn(make, {
    plugins,
    allowHosts: [station.host],
    jobTiming: { look: 50 },
    channelTiming: { look: 20 },
  })
  closers.push(station.close, app.close)
  await app.api('PUT', '/v1/chatbots/shop/flow', flowOf(['ask-name', { questionText: 'Who?' }]))
  await app.api('POST', '/v1/chatbots/shop/publish')
  const connect = (settings: object) =>
    app.api('POST', '/v1/channels', { channel: 'pager', chatbotId: 'shop', settings })
  return { app, said, station, connect }
}

describe.each(databases)('a channel of a plug-in in $name', { timeout: 60_000 }, ({ make }) => {
  test('is connected, hears and answers as any other, and keeps its secret', async () => {
    const { app, said, station, connect } = await shopWith(make, [pager])
    const { kinds } = (await (await app.api('GET', '/v1/channel-kinds')).json()).data
    expect(kinds).toContainEqual(
      expect.objectContaining({
        name: 'pager',
        title: 'Pager',
        fields: [
          expect.objectContaining({ name: 'station', kind: 'text', isOptional: false }),
          expect.objectContaining({ name: 'token', kind: 'secret', isOptional: false }),
          expect.objectContaining({ name: 'apiUrl', kind: 'address', isOptional: false }),
          expect.objectContaining({ name: 'note', isOptional: true }),
        ],
      }),
    )
    const settings = { station: 'North', token: 'right', apiUrl: station.url }
    expect((await connect({ ...settings, token: 'wrong' })).status).toBe(422)
    expect((await connect({ ...settings, station: ' ' })).status).toBe(400)
    const connected = await (await connect(settings)).json()
    expect(JSON.stringify(connected)).not.toContain('right')
    const { webhookUrl } = connected.data.channel
    const bring = (token: string, id: string, text: string) =>
      app.app.request(new URL(webhookUrl).pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-pager-token': token },
        body: JSON.stringify({ id, from: 'ann', text }),
      })
    expect((await bring('other', 'm0', 'Hi')).status).toBeGreaterThanOrEqual(400)
    expect((await bring('right', 'm1', 'Hi')).status).toBe(200)
    await vi.waitFor(() => expect(said).toEqual([{ to: 'ann', text: 'Who?' }]), patience)
    await bring('right', 'm1', 'Hi')
    await bring('right', 'm2', 'Ann')
    await vi.waitFor(() => expect(said.at(-1)?.text).toContain('Ann'), patience)
    expect(said.filter(({ text }) => text === 'Who?')).toHaveLength(1)
    const threads = await app.store.threads.list({ botId: 'shop', limit: 9 })
    expect(threads).toMatchObject([{ channel: 'pager' }])
  })

  test('that is broken is left out, and its server has all others', async () => {
    const { app, connect } = await shopWith(make, [broken])
    const { kinds } = (await (await app.api('GET', '/v1/channel-kinds')).json()).data
    const names = kinds.map(({ name }: { readonly name: string }) => name)
    expect(names).toContain('telegram')
    for (const name of ['pager', 'LOUD', 'deaf', 'bare']) expect(names).not.toContain(name)
    expect((await connect({})).status).toBeGreaterThanOrEqual(400)
  })
})
