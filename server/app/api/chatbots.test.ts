import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'

const png = Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1')

function icon(iconType: string, bytes: Uint8Array<ArrayBuffer> = png, name = 'a.png') {
  const form = new FormData()
  form.set('iconType', iconType)
  form.set('iconSrc', new File([bytes], name, { type: 'image/png' }))
  return form
}

const flow = {
  name: 'Shop',
  customizations: { headerBgColor: '#000000', tagline: 'Open all day' },
  nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hello' } }],
  edges: [],
}

describe.each(databases)('bots through the API over $name', ({ make }) => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof testApp>>
  const keys: string[] = []
  beforeAll(async () => {
    database = await make()
    server = await testApp({ database: database.address, publicUrl: 'https://chat.example' })
    for (const owner of ['ann', 'ben', 'cleo'])
      keys.push((await addKey(server.store.keys, owner, owner)).key)
  })
  afterAll(async () => {
    await server.close()
    await database.drop()
  })
  const call = async (method: string, path: string, body?: unknown, key?: string) => {
    const response = await server.api(method, path, body, key)
    return { status: response.status, ...(await response.json()) }
  }
  const make1 = async (chatbotName: string, key?: string): Promise<string> =>
    (await call('POST', '/v1/chatbots', { chatbotName }, key)).data.chatbot.id
  const published = async (id: string) => (await server.app.request(`/widget/v1/bots/${id}`)).json()

  test('a list has its owner’s bots, the newest first, and its cursor leads through all of them once', async () => {
    const [ann, ben] = keys
    const ids: string[] = []
    for (const name of ['one', 'two', 'three', 'four', 'five']) ids.unshift(await make1(name, ann))
    await make1('other', ben)
    const titles = (answer: { data: { chatbots: { title: string }[] } }) =>
      answer.data.chatbots.map(({ title }) => title)
    const all = await call('GET', '/v1/chatbots', undefined, ann)
    expect(new Set(titles(all))).toEqual(new Set(['five', 'four', 'three', 'two', 'one']))
    expect(all.data.nextCursor).toBeNull()
    expect((await call('GET', '/v0/chatbot/all', undefined, ann)).data).toEqual(all.data)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await call(
        'GET',
        `/v1/chatbots?limit=2${cursor && `&cursor=${cursor}`}`,
        undefined,
        ann,
      )
      expect(page.data.chatbots.length).toBeLessThanOrEqual(2)
      seen.push(...titles(page))
      cursor = page.data.nextCursor
    }
    expect(seen).toEqual(titles(all))
  })

  test('bots are found by metadata, all of which must match, whatever stands between the keys', async () => {
    const [, , cleo] = keys
    const first = await make1('first', cleo)
    const second = await make1('second', cleo)
    const set = (id: string, metadata: object) =>
      call('PATCH', `/v1/chatbots/${id}/appearance`, { metadata }, cleo)
    await set(first, { team: 'sales', city: 'Paris, Texas' })
    await set(second, { team: 'sales', city: 'Rome' })
    const found = async (query: string) =>
      (await call('GET', `/v1/chatbots?${query}`, undefined, cleo)).data.chatbots.map(
        ({ title }: { title: string }) => title,
      )
    expect(await found('metadataKeys=team&metadataValues=sales')).toHaveLength(2)
    expect(await found('metadataKeys=team,city&metadataValues=sales,Rome')).toEqual(['second'])
    expect(
      await found(
        `delimeter=%7C&metadataKeys=team%7Ccity&metadataValues=${encodeURIComponent('sales|Paris, Texas')}`,
      ),
    ).toEqual(['first'])
    expect(await found('metadataKeys=team&metadataValues=support')).toEqual([])
    await set(second, { city: 'Rome' })
    expect(await found('metadataKeys=team&metadataValues=sales')).toEqual(['first'])
    expect(
      await call('GET', '/v1/chatbots?metadataKeys=a,b&metadataValues=c', undefined, cleo),
    ).toMatchObject({
      status: 400,
      error: { code: 'REQUEST_VALIDATION_FAILED', details: [{ path: 'metadataValues' }] },
    })
  })

  test('what is set of a bot is shown by the widget at once, above the bot file, until it is taken back', async () => {
    const id = await make1('Shop')
    await call('PUT', `/v1/chatbots/${id}/flow`, flow)
    await call('POST', `/v1/chatbots/${id}/publish`)
    expect(await published(id)).toMatchObject({
      name: 'Shop',
      customizations: { headerBgColor: '#000000' },
    })
    const looks = {
      title: 'Bakery',
      brandColor: '#0a7d4f',
      brandTextColor: 'white',
      fontSize: 16,
      ctaText: 'Ask us',
      watermarkText: 'By the bakery',
      distanceFromBottom: 40,
      iconSize: 'LARGE',
    }
    const changed = await call('PATCH', `/v0/chatbots/${id}/appearance`, looks)
    const { title, ...set } = looks
    expect(changed.data.chatbot).toMatchObject({ title, settings: set })
    await call('PATCH', `/v1/chatbots/${id}`, {
      settings: { hideWatermark: true, iconPosition: 'LEFT', horizontalDistance: 30 },
    })
    await expect
      .poll(() => published(id), { timeout: 60_000 })
      .toMatchObject({
        name: 'Bakery',
        customizations: {
          tagline: 'Open all day',
          headerBgColor: '#0a7d4f',
          botMsgColor: '#0a7d4f',
          widgetIconBgColor: '#0a7d4f',
          headerTextColor: 'white',
          botTextColor: 'white',
          fontSize: 16,
          chatIconCta: true,
          chatIconCtaText: 'Ask us',
          enableCustomBrand: true,
          customBrand: 'By the bakery',
          hideBrand: true,
          widgetOffsetBottom: 40,
          widgetOffsetLeft: 14,
          widgetPosition: 'left',
          widgetSize: 72,
        },
      })
    await call('DELETE', `/v1/chatbots/${id}/appearance`)
    await expect
      .poll(async () => (await published(id)).customizations, { timeout: 60_000 })
      .toEqual(flow.customizations)
    expect((await call('GET', `/v1/chatbots/${id}`)).data.chatbot).toMatchObject({
      title: 'Bakery',
      settings: { brandColor: '#1b55f3' },
    })
  })

  test('an icon is known by its content, served, shown by the widget, replaced, and goes with its bot', async () => {
    const id = await make1('Icons')
    await call('PUT', `/v1/chatbots/${id}/flow`, flow)
    await call('POST', `/v1/chatbots/${id}/publish`)
    const sent = await call('POST', `/v1/chatbots/${id}/icons`, icon('BOT'))
    expect(sent.data.url).toBe(`https://chat.example/icons/${sent.data.iconSrcId}`)
    const path = new URL(sent.data.url).pathname
    const served = await server.app.request(path)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png)
    const types = ['PERSON', 'AGENT', 'WATERMARK', 'CHATBUBBLE']
    for (const type of types) await call('POST', `/v1/chatbots/${id}/icons`, icon(type))
    const { settings } = (await call('GET', `/v1/chatbots/${id}`)).data.chatbot
    const ids = [
      'iconSrcId',
      'personIconSrcId',
      'agentIconSrcId',
      'watermarkIconSrcId',
      'bubbleIconSrcId',
    ]
    for (const name of ids) expect(settings[name]).toMatch(/^icon-[\w-]{32}\.png$/)
    await expect
      .poll(async () => (await published(id)).customizations, { timeout: 60_000 })
      .toMatchObject({
        logo: sent.data.url,
        avatar: sent.data.url,
        widgetIconImage: `https://chat.example/icons/${settings.bubbleIconSrcId}`,
      })
    const again = await call('POST', `/v1/chatbots/${id}/icons`, icon('BOT'))
    expect((await server.app.request(path)).status).toBe(404)
    expect(await call('DELETE', `/v1/chatbots/${id}/icons`)).toMatchObject({
      data: { deleted: ['BOT', ...types] },
    })
    expect((await server.app.request(new URL(again.data.url).pathname)).status).toBe(404)
    const last = await call('POST', `/v1/chatbots/${id}/icons`, icon('BOT'))
    await call('DELETE', `/v1/chatbots/${id}`)
    expect((await server.app.request(new URL(last.data.url).pathname)).status).toBe(404)
    expect(readdirSync(server.services.uploads.incoming)).toEqual([])
  })

  const tooLarge = Buffer.concat([png, Buffer.alloc(1_000_000)])
  const withoutType = new FormData()
  withoutType.set('iconSrc', new File([png], 'a.png'))
  const withoutFile = new FormData()
  withoutFile.set('iconType', 'BOT')
  const withMore = icon('BOT')
  withMore.set('size', '3')
  const elsewhere = new FormData()
  elsewhere.set('iconType', 'BOT')
  elsewhere.set('image', new File([png], 'a.png'))
  test.each([
    ['an icon that is a page', icon('BOT', Buffer.from('<svg onload=alert(1)>')), 400, 'iconSrc'],
    [
      'an icon that is only called an image',
      icon('BOT', Buffer.from('MZ'), 'a.png'),
      400,
      'iconSrc',
    ],
    ['an icon of no known type', icon('FAVICON'), 400, 'iconType'],
    ['an icon without a type', withoutType, 400, 'iconType'],
    ['no file', withoutFile, 400, 'iconSrc'],
    ['a file in another field', elsewhere, 400, 'iconSrc'],
    ['a field that is not known', withMore, 400, 'size'],
    ['an icon that is too large', icon('BOT', tooLarge), 413, undefined],
    ['JSON', { iconType: 'BOT', iconSrc: 'a.png' }, 415, undefined],
  ])('%s is refused, and nothing is stored', async (_, body, status, path) => {
    const id = await make1('Strict')
    const answer = await call('POST', `/v1/chatbots/${id}/icons`, body)
    expect(answer).toMatchObject({ status, success: false, data: null })
    if (path) expect(answer.error.details).toContainEqual({ path, message: expect.any(String) })
    expect((await call('GET', `/v1/chatbots/${id}`)).data.chatbot.settings.iconSrcId).toBe('')
    expect(readdirSync(server.services.uploads.incoming)).toEqual([])
  })

  test.each([
    [{ brandColour: '#fff' }, 'brandColour', 'Unknown field'],
    [{ brandColor: 'url(x)' }, 'brandColor', expect.stringMatching(/^Expected/)],
    [{ brandColor: 'notacolour' }, 'brandColor', expect.stringContaining('colour such as')],
    [{ fontSize: '14' }, 'fontSize', 'Expected number'],
    [{ fontSize: 14.5 }, 'fontSize', expect.any(String)],
    [{ iconSize: 'HUGE' }, 'iconSize', expect.stringContaining('LARGE')],
    [{ title: ' ' }, 'title', expect.any(String)],
    [{ ctaLink: 'javascript:alert(1)' }, 'ctaLink', expect.any(String)],
    [{ metadata: { a: 1 } }, 'metadata.a', 'Expected string'],
  ])('the appearance %j is refused with the place of the fault', async (body, path, message) => {
    const id = await make1('Strict')
    const answer = await call('PATCH', `/v1/chatbots/${id}/appearance`, { height: 50, ...body })
    expect(answer).toMatchObject({ status: 400, error: { code: 'REQUEST_VALIDATION_FAILED' } })
    expect(answer.error.details).toContainEqual({ path, message })
    expect((await call('GET', `/v1/chatbots/${id}`)).data.chatbot.settings.height).toBe(85)
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=many', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=abc', 'cursor'],
    [`cursor=${Buffer.from('{"id":"a"}').toString('base64url')}`, 'cursor'],
    ['delimeter=', 'delimeter'],
    ['delimiter=,', 'delimiter'],
  ])('the list refuses ?%s', async (query, path) => {
    const answer = await call('GET', `/v1/chatbots?${query}`)
    expect(answer).toMatchObject({ status: 400, error: { details: [{ path }] } })
  })

  test('what is set of a bot may not grow beyond what a list can answer', async () => {
    const id = await make1('Large')
    const half = { extraData: { notes: 'x'.repeat(40_000) } }
    expect(await call('PATCH', `/v1/chatbots/${id}`, { settings: half })).toMatchObject({
      status: 200,
    })
    const more = { customContent: 'y'.repeat(30_000) }
    expect(await call('PATCH', `/v1/chatbots/${id}`, more)).toMatchObject({
      status: 413,
      error: { code: 'BODY_TOO_LARGE' },
    })
    expect((await call('GET', `/v1/chatbots/${id}`)).data.chatbot.customContent).toBe('')
  })

  test('changes that come at the same time are all kept', async () => {
    const id = await make1('Busy')
    const names = Array.from({ length: 12 }, (_, index) => index)
    await Promise.all([
      ...names.map(index => call('PATCH', `/v1/chatbots/${id}/appearance`, { height: 10 + index })),
      call('PATCH', `/v1/chatbots/${id}/appearance`, { fontSize: 20 }),
      call('PATCH', `/v1/chatbots/${id}`, { settings: { rtl: true } }),
    ])
    expect((await call('GET', `/v1/chatbots/${id}`)).data.chatbot.settings).toMatchObject({
      fontSize: 20,
      rtl: true,
    })
  })

  test('a bot is taken offline, its drafts are deleted, and a version that was live stays', async () => {
    const id = await make1('Drafts')
    for (let count = 0; count < 2; count++) await call('PUT', `/v1/chatbots/${id}/flow`, flow)
    await call('POST', `/v1/chatbots/${id}/publish`, { version: 1 })
    expect(await call('DELETE', `/v1/chatbots/${id}/versions/2`)).toMatchObject({
      data: { version: 2 },
    })
    expect(await call('DELETE', `/v1/chatbots/${id}/versions/2`)).toMatchObject({ status: 404 })
    expect(await call('DELETE', `/v1/chatbots/${id}/versions/1`)).toMatchObject({
      status: 409,
      error: { code: 'VERSION_WAS_LIVE' },
    })
    expect(await call('DELETE', `/v1/chatbots/${id}/publish`)).toMatchObject({
      data: { wasPublished: true },
    })
    expect(await call('DELETE', `/v1/chatbots/${id}/publish`)).toMatchObject({
      data: { wasPublished: false },
    })
    await expect
      .poll(() => published(id), { timeout: 60_000 })
      .toMatchObject({ error: { code: 'BOT_NOT_FOUND' } })
  })

  test('a key is made, used, listed without itself and deleted, but for the last one', async () => {
    const [, ben] = keys
    const made = await call('POST', '/v1/keys', { name: 'desk' }, ben)
    expect(made.data).toMatchObject({ name: 'desk', key: expect.stringMatching(/^tg_/) })
    const { key, id } = made.data
    const listed = await call('GET', '/v1/keys', undefined, key)
    expect(listed.data.keys).toHaveLength(2)
    expect(JSON.stringify(listed)).not.toContain(key)
    expect(await call('DELETE', `/v1/keys/${id}`)).toMatchObject({
      status: 404,
      error: { code: 'KEY_NOT_FOUND' },
    })
    expect(await call('DELETE', `/v1/keys/${id}`, undefined, ben)).toMatchObject({
      data: { keyId: id },
    })
    expect(await call('GET', '/v1/keys', undefined, key)).toMatchObject({ status: 401 })
    const [left] = (await call('GET', '/v1/keys', undefined, ben)).data.keys
    expect(await call('DELETE', `/v1/keys/${left.id}`, undefined, ben)).toMatchObject({
      status: 409,
      error: { code: 'LAST_KEY' },
    })
  })
})
