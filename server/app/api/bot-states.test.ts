import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { besidesOwners } from '../../../runtime/lint/of-owners.fixture.js'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testApp, testAppOn } from '../../testing/test-app.js'

const greeting = (text: string) => ({
  name: 'Greeter',
  nodes: [{ id: 'a', type: 'welcome-node', data: { text } }],
  edges: [],
})
const nowhere = { nodes: [{ id: 'a', type: 'jump-to', data: { nodeId: 'gone' } }], edges: [] }

describe.each(databases)('bots and their states, over $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  let key = ''
  let count = 0

  beforeAll(async () => {
    server = await testAppOn(make)
  })
  afterAll(() => server.close())

  /** An account of its own for each story. */
  const begin = async () => {
    key = (await addKey(server.store.keys, 'studio', `account-${count++}`)).key
  }
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await (await server.api(method, `/v1${path}`, body, key)).json()
    return answer.data ?? { code: answer.error.code, details: answer.error.details }
  }
  const own = (name: string) => `${name}-${count}`

  test('tells of each bot what is live, what is a draft, and how much lint finds', async () => {
    await begin()
    const [shop, jumps] = [own('shop'), own('jumps')]
    await call('PUT', `/chatbots/${shop}/flow`, greeting('Hi'))
    await call('POST', `/chatbots/${shop}/publish`, {})
    await call('PUT', `/chatbots/${shop}/flow`, greeting('Hello'))
    await call('PUT', `/chatbots/${jumps}/flow`, nowhere)
    await call('POST', '/chatbots', { chatbotName: 'Empty' })
    const { chatbots } = await call('GET', '/chatbot/overview')
    expect(chatbots).toMatchObject([
      { title: 'Empty', publishedVersion: null, newestVersion: null, problems: null },
      { id: jumps, publishedVersion: null, newestVersion: 1, problems: { errors: 1, warnings: 0 } },
      {
        id: shop,
        title: 'Greeter',
        publishedVersion: 1,
        newestVersion: 2,
        problems: { errors: 0, warnings: 0 },
      },
    ])
    expect((await call('GET', '/chatbot/overview')).chatbots).toEqual(chatbots)
    expect((await call('GET', `/chatbots/${shop}/overview`)).chatbot).toEqual(chatbots[2])
  })

  test('lints a version when it is first listed, and never again', async () => {
    await begin()
    for (let bot = 0; bot < 5; bot++)
      await call('PUT', `/chatbots/${own(`bot${bot}`)}/flow`, nowhere)
    const lint = vi.spyOn(server.services.heavyWork, 'run')
    const { chatbots } = await call('GET', '/chatbot/overview')
    expect(lint).toHaveBeenCalledTimes(5)
    expect((await call('GET', '/chatbot/overview')).chatbots).toEqual(chatbots)
    await call('GET', `/chatbots/${own('bot0')}/overview`)
    expect(lint).toHaveBeenCalledTimes(5)
    lint.mockRestore()
  })

  test('counts what lint finds anew for the next version, and with the rules of the next server', async () => {
    await begin()
    const id = own('once')
    await call('PUT', `/chatbots/${id}/flow`, nowhere)
    await call('GET', `/chatbots/${id}/overview`)
    await server.store.overviews.noteFindings(id, 1, { errors: 7, warnings: 0, rules: 'others' })
    expect((await call('GET', `/chatbots/${id}/overview`)).chatbot.problems).toEqual({
      errors: 1,
      warnings: 0,
    })
    await call('PUT', `/chatbots/${id}/flow`, greeting('Hi'))
    expect((await call('GET', `/chatbots/${id}/overview`)).chatbot.problems).toEqual({
      errors: 0,
      warnings: 0,
    })
  })

  test('finds bots by a part of their names, and takes wildcards as letters', async () => {
    await begin()
    for (const chatbotName of ['Orders 100%', 'Ölmühle', 'Under_score', 'Plain'])
      await call('POST', '/chatbots', { chatbotName })
    const titles = async (search: string) =>
      (await call('GET', `/chatbot/overview?search=${encodeURIComponent(search)}`)).chatbots.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('ORDERS')).toEqual(['Orders 100%'])
    expect(await titles('Ölm')).toEqual(['Ölmühle'])
    expect(await titles('öLMÜ')).toEqual(['Ölmühle'])
    expect(await titles('%')).toEqual(['Orders 100%'])
    expect(await titles('_')).toEqual(['Under_score'])
    expect(await titles("' or 1=1 --")).toEqual([])
    expect(await titles(' ')).toHaveLength(4)
  })

  test('lists page by page', async () => {
    await begin()
    for (const chatbotName of ['One', 'Two', 'Three'])
      await call('POST', '/chatbots', { chatbotName })
    const first = await call('GET', '/chatbot/overview?limit=2')
    const rest = await call('GET', `/chatbot/overview?limit=2&cursor=${first.nextCursor}`)
    const titles = [...first.chatbots, ...rest.chatbots].map(
      ({ title }: { title: string }) => title,
    )
    expect(titles.sort()).toEqual(['One', 'Three', 'Two'])
    expect(rest.nextCursor).toBeNull()
  })

  test('stores other looks as a draft behind the newest version, and refuses where somebody was faster', async () => {
    await begin()
    const id = own('looks')
    await call('PUT', `/chatbots/${id}/flow`, {
      ...greeting('Hi'),
      customizations: { logoText: 'A', fontSize: 15 },
    })
    const edit = { since: 1, customizations: { logoText: 'B', fontSize: null } }
    expect(await call('PATCH', `/chatbots/${id}/flow`, edit)).toEqual({ chatbotId: id, version: 2 })
    const { flow } = await call('GET', `/chatbots/${id}/versions/2`)
    expect(flow).toMatchObject({ name: 'Greeter', customizations: { logoText: 'B' } })
    expect(flow.customizations).not.toHaveProperty('fontSize')
    expect(await call('PATCH', `/chatbots/${id}/flow`, edit)).toMatchObject({
      code: 'VERSION_NOT_NEWEST',
    })
    expect(await call('PATCH', `/chatbots/${id}/flow`, { ...edit, since: 9 })).toMatchObject({
      code: 'VERSION_NOT_FOUND',
    })
  })

  test('of two edits at once one is stored', async () => {
    await begin()
    const id = own('race')
    await call('PUT', `/chatbots/${id}/flow`, greeting('Hi'))
    const edits = ['A', 'B', 'C', 'D'].map(logoText =>
      call('PATCH', `/chatbots/${id}/flow`, { since: 1, customizations: { logoText } }),
    )
    const codes = (await Promise.all(edits)).map(({ version, code }) => version ?? code)
    expect(codes.filter(each => each === 2)).toHaveLength(1)
    expect(codes.filter(each => each === 'VERSION_NOT_NEWEST')).toHaveLength(3)
  })

  test.each([
    [
      { customizations: { headerBgColor: 'red; } body { display: none' } },
      'customizations.headerBgColor',
    ],
    [{ customizations: { headerBgColor: 'notacolour' } }, 'customizations.headerBgColor'],
    [{ customizations: { fontSize: 90 } }, 'customizations.fontSize'],
    [{ customizations: { logo: 'https://' } }, 'customizations.logo'],
    [{ customizations: { unheardOf: 1 } }, 'customizations.unheardOf'],
    [{ customizations: { logo: 'javascript:alert(1)' } }, 'customizations.logo'],
    [{ settings: { allowedOrigins: ['https://shop.example/path'] } }, 'settings.allowedOrigins.0'],
    [
      { settings: { limits: { aiPerBot: { count: -1, seconds: 60 } } } },
      'settings.limits.aiPerBot.count',
    ],
    [{ settings: { limits: { unheardOf: null } } }, 'settings.limits.unheardOf'],
  ])('refuses %j, which cannot be read', async (edit, path) => {
    await begin()
    const id = own('slips')
    await call('PUT', `/chatbots/${id}/flow`, greeting('Hi'))
    const { code, details } = await call('PATCH', `/chatbots/${id}/flow`, { since: 1, ...edit })
    expect([code, details[0].path]).toEqual(['REQUEST_VALIDATION_FAILED', path])
    expect((await call('GET', `/chatbots/${id}/versions`)).versions).toHaveLength(1)
  })

  test('origins and limits that were set hold once the version is live', async () => {
    await begin()
    const id = own('limits')
    await call('PUT', `/chatbots/${id}/flow`, greeting('Hi'))
    const settings = {
      allowedOrigins: ['https://shop.example'],
      limits: { aiPerBot: { count: 5, seconds: 60 }, mailsPerBot: null },
      liveDesk: true,
    }
    await call('PATCH', `/chatbots/${id}/flow`, { since: 1, settings })
    await call('POST', `/chatbots/${id}/publish`, {})
    const live = await server.bots.find(id)
    expect(live?.settings).toMatchObject({
      allowedOrigins: ['https://shop.example'],
      liveDesk: true,
    })
    expect(live?.settings.limits.aiPerBot).toEqual({ count: 5, seconds: 60 })
    expect(live?.settings.limits.mailsPerBot.count).toBe(5000)
  })

  test('a duplicate has the newest flow and what was set, and lives its own life', async () => {
    await begin()
    const id = own('original')
    await call('PUT', `/chatbots/${id}/flow`, greeting('Hi'))
    await call('PATCH', `/chatbots/${id}`, { description: 'Greets', settings: { fontSize: 18 } })
    const { chatbot, version } = await call('POST', `/chatbots/${id}/copies`, {})
    expect([chatbot.title, chatbot.description, chatbot.settings.fontSize, version]).toEqual([
      'Copy of Greeter',
      'Greets',
      18,
      1,
    ])
    await call('DELETE', `/chatbots/${id}`)
    expect(
      (await call('GET', `/chatbots/${chatbot.id}/versions/1`)).flow.elements[0].nodes,
    ).toHaveLength(1)
    const { chatbot: empty } = await call('POST', '/chatbots', { chatbotName: 'Empty' })
    expect(await call('POST', `/chatbots/${empty.id}/copies`, {})).toMatchObject({
      code: 'VERSION_NOT_FOUND',
    })
  })

  test('every example becomes a bot without problems that can be published', {
    timeout: 240_000,
  }, async () => {
    await begin()
    const { examples } = await call('GET', '/examples')
    expect(examples.length).toBeGreaterThan(20)
    for (const { id, title, categoryTitle, steps } of examples) {
      expect([title, categoryTitle, steps]).not.toContain('')
      const { chatbot } = await call('POST', `/examples/${id}/copies`, {})
      expect([id, chatbot.title]).toEqual([id, title])
      const { errors, findings } = await call('GET', `/chatbots/${chatbot.id}/versions/1/findings`)
      const warnings = besidesOwners(findings).length
      const { flow } = await call('GET', `/chatbots/${chatbot.id}/versions/1`)
      // A copy has the live desk off, and is told of it where it hands over.
      const handsOver = JSON.stringify(flow).includes('"human-handover-node"')
      expect([id, errors, warnings]).toEqual([id, 0, handsOver ? 1 : 0])
      expect((await call('POST', `/chatbots/${chatbot.id}/publish`, {})).version).toBe(1)
    }
    expect(await call('POST', '/examples/..%2F..%2Fpackage/copies', {})).toMatchObject({
      code: 'EXAMPLE_NOT_FOUND',
    })
  })

  test('an example’s film is addressed at the server and served to pages of other sites', async () => {
    await begin()
    const { flow } = await call('GET', '/examples/bakery')
    const [address = ''] = /http[^"]*oven\.webm/.exec(JSON.stringify(flow)) ?? []
    const film = await server.app.request(address)
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/webm'])
    expect(film.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(JSON.stringify(flow)).not.toContain('"/demo/')
  })
})

test('the test page shows a bot that is live, and says so where none is', async () => {
  const server = await testApp()
  await server.api('PUT', '/v1/chatbots/shop/flow', greeting('Hi'))
  expect((await server.app.request('/demo/bots/shop')).status).toBe(404)
  await server.api('POST', '/v1/chatbots/shop/publish', {})
  const page = await server.app.request('/demo/bots/shop')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('data-chatbot-id="shop"')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  await server.close()
})

test('the name of a bot is text on the test page, whatever it holds', async () => {
  const server = await testApp()
  const name = '"><script>alert(1)</script>'
  await server.api('PUT', '/v1/chatbots/shop/flow', { ...greeting('Hi'), name })
  await server.api('POST', '/v1/chatbots/shop/publish', {})
  expect(await (await server.app.request('/demo/bots/shop')).text()).not.toContain('<script>alert')
  await server.close()
})

test('an editor makes, changes and publishes bots under their name, but sees no secret; an agent does none of it', async () => {
  const server = await testApp()
  const editor = await memberOf(server, 'shop', 'editor')
  const agent = await memberOf(server, 'shop', 'agent')
  const ask = async (member: typeof editor, method: string, path: string, body?: unknown) => {
    const response = await member.ask(method, `/v1${path}`, body)
    return { status: response.status, ...(await response.json()).data }
  }
  const { chatbot } = await ask(editor, 'POST', '/examples/leads/copies', {})
  await ask(editor, 'POST', `/chatbots/${chatbot.id}/publish`, {})
  const { versions } = await ask(editor, 'GET', `/chatbots/${chatbot.id}/versions`)
  expect(versions).toMatchObject([{ storedBy: 'Ann', publishedBy: 'Ann' }])
  for (const secret of ['webhook-secret', 'identity-secret'])
    expect((await ask(editor, 'GET', `/chatbots/${chatbot.id}/${secret}`)).status).toBe(403)
  const owner = await memberOf(server, 'shop', 'owner')
  expect((await ask(owner, 'GET', `/chatbots/${chatbot.id}/webhook-secret`)).status).toBe(200)
  for (const [method, path, body] of [
    ['GET', '/chatbot/overview'],
    ['GET', '/examples'],
    ['POST', '/examples/leads/copies', {}],
    ['GET', `/chatbots/${chatbot.id}/overview`],
    ['GET', `/chatbots/${chatbot.id}/versions/1/findings`],
    ['GET', `/chatbots/${chatbot.id}/versions/1/changes`],
    ['PATCH', `/chatbots/${chatbot.id}/flow`, { since: 1 }],
    ['POST', `/chatbots/${chatbot.id}/copies`, {}],
  ] as const)
    expect([path, (await ask(agent, method, path, body)).status]).toEqual([path, 403])
  await server.close()
})
