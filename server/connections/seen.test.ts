import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { metaSignature } from '../channels/meta/hub.js'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { testAppOn } from '../testing/test-app.js'
import { startUpstream } from '../testing/upstream.js'

const secrets = { accessToken: 'EAAB', appSecret: 'shh', verifyToken: 'words of ours' }
const pageId = '10203040'
const patience = { timeout: 60_000, interval: 20 }
/** What a page is asked and told: its name, that it subscribes, and messages, which get their ids. */
const startMeta = () => {
  let sent = 0
  return startUpstream(({ url, body }, response) => {
    const isMessage = url.includes('/messages') && body.includes('"message"')
    const answer = isMessage ? { message_id: `mid.${++sent}` } : { name: 'Bakery', success: true }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
}

describe.each(databases)('Messenger in $name', ({ make }) => {
  let meta: Awaited<ReturnType<typeof startMeta>>
  let app: Awaited<ReturnType<typeof testAppOn>>
  let path: string
  beforeEach(async () => {
    meta = await startMeta()
    app = await testAppOn(make, {
      allowHosts: [meta.host],
      jobTiming: { look: 50 },
      channelTiming: { look: 20 },
    })
    const ask = (questionText: string) => ['ask-name', { questionText }] as const
    await app.api(
      'PUT',
      '/v1/chatbots/shop/flow',
      flowOf(ask('Your name by {ref|chance}?'), ask('And your dog’s?'), ask('Why?')),
    )
    await app.api('POST', '/v1/chatbots/shop/publish')
    const settings = { pageId, ...secrets, apiUrl: meta.url }
    const connected = await app.api('POST', '/v1/channels', {
      channel: 'messenger',
      chatbotId: 'shop',
      settings,
    })
    path = new URL((await connected.json()).data.channel.webhookUrl).pathname
  })
  afterEach(async () => {
    await app.close()
    await meta.close()
  })

  const bring = (what: object, sender = '77') => {
    const messaging = [
      { sender: { id: sender }, recipient: { id: pageId }, timestamp: Date.now(), ...what },
    ]
    const body = JSON.stringify({ object: 'page', entry: [{ id: pageId, time: 1, messaging }] })
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': metaSignature(body, secrets.appSecret),
    }
    return app.app.request(path, { method: 'POST', headers, body })
  }
  const say = (mid: string, text: string) => bring({ message: { mid, text } })
  const statuses = async () => {
    const [thread] = await app.store.threads.list({ botId: 'shop', limit: 9 })
    const said = await app.store.messages.list(thread?.id ?? '', { limit: 20 })
    return said.filter(({ who }) => who === 'bot').map(({ status }) => status)
  }
  const become = (expected: readonly string[]) =>
    vi.waitFor(async () => expect(await statuses()).toEqual(expected), patience)

  test('a link that is followed begins a conversation, and answers nothing in one that is open', async () => {
    const follow = (ref: string) =>
      bring({ referral: { ref, source: 'SHORTLINK', type: 'OPEN_THREAD' } })
    await follow('spring')
    await become(['sent'])
    await follow('summer')
    await say('m1', 'Ann')
    await become(['sent', 'sent'])
    const [thread] = await app.store.threads.list({ botId: 'shop', limit: 9 })
    const said = await app.store.messages.list(thread?.id ?? '', { limit: 20 })
    expect(said.map(({ who, text }) => [who, text])).toEqual([
      ['visitor', '/start spring'],
      ['bot', 'Your name by spring?'],
      ['visitor', 'Ann'],
      ['bot', 'Nice to meet you, Ann\nAnd your dog’s?'],
    ])
  })

  test('what a person has seen until then is read, and nothing that came later', async () => {
    await say('m1', 'Hi')
    await become(['sent'])
    await say('m2', 'Ann')
    await become(['sent', 'sent'])
    const until = Date.now()
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(until), patience)
    await say('m3', 'Rex')
    await become(['sent', 'sent', 'sent'])
    expect((await bring({ read: { watermark: until } }, '78')).status).toBe(200)
    expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
    expect((await bring({ read: { watermark: until } })).status).toBe(200)
    await become(['read', 'read', 'sent'])
    await bring({ read: { watermark: until } })
    await bring({ read: { watermark: Date.now() + 1000 } })
    await become(['read', 'read', 'read'])
  })

  test('after 24 hours an agent still answers for seven days, tagged as a person', async () => {
    await say('m1', 'Hi')
    await become(['sent'])
    await app.store.database.db
      .updateTable('channel_persons')
      .set(({ eb }) => ({ last_in: eb('last_in', '-', 2 * 86_400_000) }))
      .execute()
    const [thread] = await app.store.threads.list({ botId: 'shop', limit: 9 })
    await app.api('POST', `/v1/desk/threads/${thread?.id}/messages`, { message: 'Mia here.' })
    await vi.waitFor(
      () => expect(meta.received.map(({ body }) => body).join()).toContain('"tag":"HUMAN_AGENT"'),
      patience,
    )
  })
})
