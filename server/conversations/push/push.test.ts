import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testAppOn } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const begun = Date.parse('2026-11-20T09:00:00Z')
const bot = {
  name: 'Kettle & Pipe',
  settings: { collectResults: true, leadMail: 'never' },
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
    { id: 'who', type: 'ask-name', data: { questionText: 'Who are you?' } },
  ],
  edges: [{ id: 'e', source: 'hello', target: 'who' }],
}
const record = {
  startedAt: begun,
  endedAt: null,
  visited: [],
  answers: { who: 'Ann Miller' },
  answerVariables: [{ nodeId: 'who', key: 'name', value: 'Ann Miller' }],
  variables: {},
  transcript: [],
  visitor: { name: 'Ann Miller' },
}

/** A browser: it alone reads what comes for it (RFC 8188, RFC 8291). */
function browser() {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read(bytes: Buffer) {
      const salt = bytes.subarray(0, 16)
      const theirs = bytes.subarray(21, 21 + (bytes[20] ?? 0))
      const sealed = bytes.subarray(21 + theirs.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
      const shared = derived(auth, keys.computeSecret(theirs), info, 32)
      const key = derived(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString('utf8'))
    },
  }
}

describe.each(databases)('notifications of browsers in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  let service: Awaited<ReturnType<typeof startUpstream>>
  let status = 201
  beforeEach(async () => {
    status = 201
    service = await startUpstream((_, response) => response.writeHead(status).end())
    app = await testAppOn(make, {
      leadTiming: { pause: 0, look: 3_600_000 },
      allowHosts: [service.host],
    })
    await app.bots.publish('shop', bot)
  })
  afterEach(async () => {
    await app.close()
    await service.close()
  })

  /** A member of the account with a browser. */
  async function member(role: 'owner' | 'agent', path: string) {
    const email = `${path}@shop.example`
    const signedIn = await memberOf(app, 'owner', role, email)
    const own = browser()
    const answer = await signedIn.ask('POST', '/v1/account/push', {
      endpoint: `${service.url}/${path}`,
      expirationTime: null,
      keys: { p256dh: own.p256dh, auth: own.auth },
    })
    expect(answer.status).toBe(200)
    const id = (await app.store.accounts.userOf(email)) ?? ''
    return { ...own, id, signedIn }
  }
  const lead = async (session: string) => {
    const live = await app.bots.find('shop')
    if (!live) throw new Error('The bot is not live.')
    await app.services.results.keep({ botId: 'shop', live, channel: 'widget', session, record })
  }
  const told = (path: string) => service.received.filter(({ url }) => url === `/${path}`)

  test('a lead reaches the browsers of owners, and nobody between can read it', async () => {
    const ann = await member('owner', 'ann')
    await member('agent', 'bea')
    await lead('s')
    await vi.waitFor(() => expect(told('ann')).toHaveLength(1), { timeout: 30_000 })
    const [request] = told('ann')
    expect(request?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]+$/),
      ttl: '86400',
    })
    expect(request?.bytes.includes('Ann Miller')).toBe(false)
    const [result] = await app.store.results.list({ owner: 'owner', limit: 1 })
    expect(ann.read(request?.bytes ?? Buffer.alloc(0))).toEqual({
      title: 'New lead: Ann Miller',
      body: 'shop',
      path: `/results/${result?.id}`,
    })
    expect(told('bea')).toEqual([])
  })

  test('a visitor who waits reaches everybody, once', async () => {
    const bea = await member('agent', 'bea')
    const thread = await app.store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'widget',
      state: 'waiting',
      messages: [],
      session: () => 's',
    })
    for (let time = 0; time < 2; time++)
      await app.services.hooks.handedOver({ ...thread, name: 'Ann', waitingSince: 1 })
    await vi.waitFor(() => expect(told('bea')).toHaveLength(1), { timeout: 30_000 })
    expect(bea.read(told('bea')[0]?.bytes ?? Buffer.alloc(0))).toMatchObject({
      title: 'Ann waits for a person',
      path: `/desk/${thread.id}`,
    })
  })

  test.each([404, 410])('a browser that is gone (%i) is forgotten', async gone => {
    status = gone
    const { id } = await member('owner', 'ann')
    await lead('s')
    await vi.waitFor(async () => expect(await app.store.push.ofMember('owner', id)).toEqual([]), {
      timeout: 30_000,
    })
  })

  test('browsers go with the membership, and a member has at most 20', async () => {
    const { id } = await member('owner', 'ann')
    const { p256dh, auth } = browser()
    for (let place = 0; place < 22; place++)
      await app.store.push.put('owner', id, { endpoint: `${service.url}/${place}`, p256dh, auth })
    expect(await app.store.push.ofMember('owner', id)).toHaveLength(20)
    await app.store.push.put('owner', id, { endpoint: `${service.url}/21`, p256dh, auth })
    expect(await app.store.push.ofMember('owner', id)).toHaveLength(20)
    await member('owner', 'bea')
    await app.store.accounts.remove('owner', id)
    expect(await app.store.push.ofMember('owner', id)).toEqual([])
  })

  test('the keys are made once and kept sealed; a key of the API has no browser', async () => {
    const keys = await app.services.pushKeys()
    expect(await app.services.pushKeys()).toEqual(keys)
    const kept = (await app.store.kept.find('push-keys')) ?? ''
    expect(kept).not.toContain(keys?.privateKey ?? '-')
    expect((await app.api('GET', '/v1/account/push')).status).toBe(404)
    const { signedIn, id } = await member('agent', 'ann')
    const seen = await (await signedIn.ask('GET', '/v1/account/push')).json()
    expect(seen.data).toMatchObject({ publicKey: keys?.publicKey, subscriptions: [{}] })
    await signedIn.ask('DELETE', `/v1/account/push/${seen.data.subscriptions[0].id}`)
    expect(await app.store.push.ofMember('owner', id)).toEqual([])
    const none = { endpoint: 'https://push.example/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } }
    expect((await signedIn.ask('POST', '/v1/account/push', none)).status).toBe(400)
  })
})
