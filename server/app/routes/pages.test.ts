import type { ChannelRecord } from '@talkgraph/wire/channels'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { typescriptArgs } from '../../testing/child-server.js'
import { databases } from '../../testing/databases.js'
import { memberOf, type TestBrowser } from '../../testing/members.js'
import { testAppOn } from '../../testing/test-app.js'

const bot = (more: object = {}) => ({
  name: 'Sunrise Bakery',
  customizations: { headerBgColor: '#123456' },
  nodes: [{ id: 'a', type: 'message', data: { text: 'Fresh bread?' } }],
  edges: [],
  prefill: ['customer'],
  ...more,
})

describe.each(databases)('a page on $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    server = await testAppOn(make, {
      publicUrl: 'https://chat.example.com',
      threadArgs: typescriptArgs,
    })
    await server.bots.publish('shop', bot())
    await server.bots.publish('other', bot({ name: 'Other' }))
  })
  afterEach(() => server.close())

  const connect = (settings: object, chatbotId = 'shop') =>
    server.api('POST', '/v1/channels', { channel: 'page', chatbotId, settings })
  const open = async (settings: object, chatbotId?: string): Promise<ChannelRecord> => {
    const answer = await connect(settings, chatbotId)
    const { data, message } = await answer.json()
    return answer.ok ? data.channel : expect.fail(message)
  }
  const change = ({ id }: ChannelRecord, settings: object) =>
    server.api('PATCH', `/v1/channels/${id}`, { settings })
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.request(path, { headers })
  const enter = (path: string, password: string) =>
    server.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password }).toString(),
    })

  test('is a connection like any other', async () => {
    const page = await open({ name: 'Bakery', title: 'Bread', until: '2099-01-01' })
    expect(page).toMatchObject({
      channel: 'page',
      chatbotId: 'shop',
      webhookUrl: null,
      state: 'connected',
      address: 'https://chat.example.com/c/bakery',
      qr: {
        svg: 'https://chat.example.com/c/bakery/qr.svg',
        png: 'https://chat.example.com/c/bakery/qr.png',
      },
      settings: { name: 'bakery', title: 'Bread', until: '2099-01-01T23:59:59.999Z' },
    })
    const wrong = await connect({ name: 'no name!', until: 'soon' })
    expect(wrong.status).toBe(400)
    expect((await wrong.json()).error.details).toMatchObject([
      { path: 'settings.name' },
      { path: 'settings.until' },
    ])
    const changed = await (await change(page, { title: null, noindex: true })).json()
    expect(changed.data.channel.settings).toEqual({
      name: 'bakery',
      noindex: true,
      until: '2099-01-01T23:59:59.999Z',
    })
    expect((await server.api('DELETE', `/v1/channels/${page.id}`)).status).toBe(200)
    expect((await get('/c/bakery')).status).toBe(404)
    await open({ name: 'bakery' }, 'other')
  })

  test('is rendered with its words, its addresses and a policy that allows its own scripts alone', async () => {
    await open({
      name: 'Bakery',
      title: 'Ask <us>',
      description: 'Bread & more',
      language: 'ar',
      contact: 'a@b.example',
    })
    const page = await get('/c/bakery')
    expect(page.status).toBe(200)
    const html = await page.text()
    for (const part of [
      '<html lang="ar" dir="rtl" data-bot="shop"',
      '<title>Ask &lt;us&gt;</title>',
      '<meta name="description" content="Bread &amp; more">',
      '<link rel="canonical" href="https://chat.example.com/c/bakery">',
      '<meta property="og:image" content="https://chat.example.com/c/bakery/picture.png">',
      '<link rel="manifest" href="/c/bakery/manifest.webmanifest">',
      'href="mailto:a@b.example"',
      'background:#123456',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('noindex')
    expect(html).not.toMatch(/ style=|onload=|onclick=/)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(page.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    const etag = page.headers.get('etag') ?? ''
    expect((await get('/c/bakery', { 'if-none-match': etag })).status).toBe(304)
  })

  test('is called as the bot is, and says noindex where that is chosen', async () => {
    await open({ name: 'bakery', noindex: true })
    const html = await (await get('/c/bakery')).text()
    expect(html).toContain('<title>Sunrise Bakery</title>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('This chat needs JavaScript.')
  })

  test('whatever the capitals, and whatever it was called, one address has it', async () => {
    const page = await open({ name: 'Bakery' })
    expect((await get('/c/BAKERY?plan=a')).headers.get('location')).toBe('/c/bakery?plan=a')
    expect((await get('/c/bakery/')).headers.get('location')).toBe('/c/bakery')
    await change(page, { name: 'bread' })
    const moved = await get('/c/bakery?plan=a')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/c/bread?plan=a'])
    expect((await get('/c/bakery/qr.svg')).headers.get('location')).toBe('/c/bread/qr.svg')
  })

  test('a name that another page takes later wins, and one that is in use is refused', async () => {
    const page = await open({ name: 'bakery' })
    expect((await connect({ name: 'Bakery' }, 'other')).status).toBe(409)
    await change(page, { name: 'bread' })
    await open({ name: 'bakery' }, 'other')
    expect(await (await get('/c/bakery')).text()).toContain('<title>Other</title>')
    expect((await change(page, { name: 'bakery' })).status).toBe(409)
    expect(await (await get('/c/bread')).text()).toContain('<title>Sunrise Bakery</title>')
  })

  test('behind a password nothing names the bot, and nobody keeps it', async () => {
    const page = await open({ name: 'club', title: 'Members', password: 'open sesame' })
    const form = await get('/c/club')
    const html = await form.text()
    expect(form.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('type="password"')
    expect(html).not.toMatch(/Sunrise|Members|shop|123456/)
    const locked = ['icon.svg', 'picture.png', 'manifest.webmanifest', 'sw.js', 'qr.svg', 'qr.png']
    for (const file of locked) expect((await get(`/c/club/${file}`)).status).toBe(404)
    const wrong = await enter('/c/club', 'open')
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('This is not the password.')
    const right = await enter('/c/club?plan=a', 'open sesame')
    expect([right.status, right.headers.get('location')]).toEqual([303, '/c/club?plan=a'])
    const [cookie = ''] = (right.headers.get('set-cookie') ?? '').split(';')
    expect(right.headers.get('set-cookie')).toMatch(/Path=\/c; HttpOnly; Secure; SameSite=Lax/)
    const shown = await get('/c/club', { cookie })
    expect(await shown.text()).toContain('<title>Members</title>')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const code = await get('/c/club/qr.svg', { cookie })
    expect([code.status, code.headers.get('cache-control')]).toEqual([200, 'no-store'])
    await change(page, { title: 'Members' })
    expect(await (await get('/c/club', { cookie })).text()).toContain('Members')
    await change(page, { name: 'circle' })
    expect((await get('/c/club', { cookie })).headers.get('location')).toBe('/c/circle')
    expect(await (await get('/c/circle', { cookie })).text()).toContain('Members')
    await change(page, { name: 'club' })
    await change(page, { password: 'another' })
    expect(await (await get('/c/club', { cookie })).text()).not.toContain('Members')
    expect(
      await (await get('/c/club', { cookie: `${cookie.slice(0, -4)}AAAA` })).text(),
    ).not.toContain('Sunrise')
    const { password } = (await server.store.pages.find(page.id)) ?? expect.fail('no page')
    expect(password).not.toContain('another')
    const told = await (await server.api('GET', `/v1/channels/${page.id}`)).text()
    expect(told).toContain('"password":{"lastFour":null}')
    await change(page, { password: null })
    expect(await (await get('/c/club')).text()).toContain('Members')
  })

  test('behind a password members of its account alone are shown its QR code', async () => {
    await open({ name: 'club', password: 'open sesame' })
    const owner = (await server.store.pages.named('club'))?.owner ?? ''
    const member = await memberOf(server, owner, 'agent')
    const other = await memberOf(server, 'other-account', 'owner')
    const asked = async ({ ask }: TestBrowser) => (await ask('GET', '/c/club/qr.svg')).status
    expect(await asked(member)).toBe(200)
    expect(await asked(other)).toBe(404)
    const elsewhere = await member.ask('GET', '/c/club/qr.svg', undefined, {
      'sec-fetch-site': 'cross-site',
    })
    expect(elsewhere.status).toBe(404)
  })

  test('a password may be tried ten times in ten minutes', async () => {
    await open({ name: 'club', password: 'open sesame' })
    for (let tries = 0; tries < 10; tries++) expect((await enter('/c/club', 'x')).status).toBe(403)
    const late = await enter('/c/club', 'open sesame')
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await late.text()).toContain('That was tried too often.')
  })

  test('after its time is over it says so, and names nothing', async () => {
    await open({ name: 'sale', until: '2020-01-31' })
    await open({ name: 'soon', until: new Date(Date.now() + 30_500).toISOString() }, 'other')
    const over = await get('/c/sale')
    expect(over.status).toBe(410)
    const html = await over.text()
    expect(html).toContain('This chat is over')
    expect(html).not.toMatch(/Sunrise|shop/)
    expect((await get('/c/sale/sw.js')).status).toBe(410)
    expect((await get('/c/soon')).headers.get('cache-control')).toMatch(
      /^public, max-age=(?:[12]?\d|30)$/,
    )
  })

  test('where there is no page, or its bot is not live, that is told in words', async () => {
    await open({ name: 'shop' })
    expect((await get('/c/shop')).status).toBe(200)
    await server.store.bots.unpublish('shop')
    server.bots.remove('shop')
    const away = await get('/c/shop')
    expect([away.status, await away.text()]).toEqual([
      404,
      expect.stringContaining('There is no chat here'),
    ])
    const none = await get('/c/none', { 'accept-language': 'xx, de-AT;q=0.9' })
    expect([none.status, await none.text()]).toEqual([
      404,
      expect.stringContaining('Hier ist kein Chat'),
    ])
    expect((await get('/c/shop/other.txt')).status).toBe(404)
    expect((await get('/c/..%2fetc')).status).toBe(404)
  })

  test('has an icon, a picture, QR codes and what installs it', async () => {
    await open({ name: 'bakery', title: 'Sunrise Bakery in town' })
    const png = async (file: string) => {
      const answer = await get(`/c/bakery/${file}`)
      expect(answer.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await answer.arrayBuffer())
      return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    }
    expect(await png('icon-192.png')).toEqual([192, 192])
    expect(await png('maskable-512.png')).toEqual([512, 512])
    expect(await png('picture.png')).toEqual([1200, 630])
    const [width = 0, height] = await png('qr.png')
    expect(width).toBe(height)
    expect(width).toBeGreaterThan(400)
    expect(await (await get('/c/bakery/icon.svg')).text()).toContain('fill="#123456"')
    expect((await get('/c/bakery/qr.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    const manifest = await (await get('/c/bakery/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Sunrise Bakery in town',
      short_name: 'Sunrise',
      start_url: '/c/bakery',
      scope: '/c/bakery',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    })
    const worker = await get('/c/bakery/sw.js')
    expect(worker.headers.get('service-worker-allowed')).toBe('/c/bakery')
  })

  test('its owner is told what brings people there', async () => {
    const page = await open({ name: 'bakery', title: 'Bread & more' })
    await change(page, { name: 'bread' })
    const told = await (await server.api('GET', `/v1/channels/${page.id}/page`)).json()
    expect(told.data.page).toMatchObject({
      address: 'https://chat.example.com/c/bread',
      formerNames: ['bakery'],
      prefill: ['customer'],
      mail: expect.stringMatching(
        /^<table .*href="https:\/\/chat\.example\.com\/c\/bread".*>Bread &amp; more</,
      ),
      domain: null,
    })
  })

  test('what is said there counts as said on the page, also where the bot is for other sites alone', async () => {
    await server.bots.publish(
      'shop',
      bot({ settings: { allowedOrigins: ['https://shop.example'], collectResults: true } }),
    )
    await open({ name: 'bakery' })
    const begin = (referer?: string) =>
      server.app.request('/widget/v1/bots/shop/sessions', {
        method: 'POST',
        headers: { origin: 'http://localhost', ...(referer && { referer }) },
      })
    expect((await begin()).status).toBe(403)
    expect((await begin('http://localhost/c/other')).status).toBe(403)
    const { token } = await (await begin('http://localhost/c/bakery?plan=a')).json()
    const record = {
      transcript: [],
      answers: {},
      answerVariables: [],
      startedAt: 1,
      endedAt: null,
      visited: [{ node: 'a', at: 1 }],
    }
    const sent = await server.app.request('/widget/v1/bots/shop/results', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ session: record, sentAt: Date.now() }),
    })
    expect([sent.status, await sent.text()]).toEqual([204, ''])
    const { data } = await (await server.api('GET', '/v1/results?chatbotId=shop')).json()
    expect(data.results).toMatchObject([{ channel: 'page' }])
  })
})
