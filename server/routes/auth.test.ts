import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.js'
import { firstMember, memberOf, testBrowser, testPassword } from '../testing/members.js'
import { testAppOn } from '../testing/test-app.js'

describe.each(databases)('signing in on $name', { timeout: 60_000 }, ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    server = await testAppOn(make)
  })
  afterEach(() => server.close())

  test('who opens the first link owns what was there before, and signs in again with a password', async () => {
    const flow = { nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }], edges: [] }
    await server.api('PUT', '/v1/chatbots/bakery/flow', flow)
    const first = await firstMember(server, 'Ann@Shop.example')
    expect((await first.ask('GET', '/v1/chatbots/bakery/versions')).status).toBe(200)
    const browser = testBrowser(server)
    expect((await browser.ask('GET', '/v1/me')).status).toBe(401)
    const signedIn = await browser.ask('POST', '/auth/sign-in/email', {
      email: 'ann@shop.example',
      password: testPassword,
    })
    expect(signedIn.status).toBe(200)
    expect(await signedIn.json()).not.toHaveProperty('token')
    const me = await (await browser.ask('GET', '/v1/me')).json()
    expect(me.data).toMatchObject({
      member: { name: 'Ann', email: 'ann@shop.example', twoFactor: false },
      account: { id: 'owner', name: 'My account' },
      role: 'owner',
      accounts: [{ id: 'owner', role: 'owner' }],
    })
    expect((await browser.ask('POST', '/auth/sign-out', {})).status).toBe(200)
    expect((await browser.ask('GET', '/v1/me')).status).toBe(401)
  })

  test('a member of two accounts works for the one that was chosen', async () => {
    const ann = await memberOf(server, 'one', 'owner', 'ann@shop.example')
    await server.store.accounts.ensure('two', 'Two')
    const id = await server.store.accounts.userOf('ann@shop.example')
    await server.store.accounts.put('two', id ?? '', 'agent')
    const chosen = await (await ann.ask('PATCH', '/v1/me', { accountId: 'two' })).json()
    expect(chosen.data).toMatchObject({ account: { id: 'two', name: 'Two' }, role: 'agent' })
    expect((await ann.ask('GET', '/v1/chatbots')).status).toBe(403)
    expect((await (await ann.ask('GET', '/v1/me')).json()).data.account.id).toBe('two')
    expect((await ann.ask('PATCH', '/v1/me', { accountId: 'owner' })).status).toBe(404)
  })

  test('a member sees where they are signed in, without what would sign in, and ends the others', async () => {
    const here = await firstMember(server, 'ann@shop.example')
    const elsewhere = testBrowser(server)
    const login = { email: 'ann@shop.example', password: testPassword }
    expect((await elsewhere.ask('POST', '/auth/sign-in/email', login)).status).toBe(200)
    const sessions = await (await here.ask('GET', '/auth/list-sessions')).json()
    expect(sessions).toHaveLength(2)
    for (const session of sessions) {
      expect(session).toMatchObject({ id: expect.any(String), updatedAt: expect.any(String) })
      expect(session).not.toHaveProperty('token')
    }
    expect((await here.ask('POST', '/auth/revoke-other-sessions', {})).status).toBe(200)
    expect((await elsewhere.ask('GET', '/v1/me')).status).toBe(401)
    expect((await here.ask('GET', '/v1/me')).status).toBe(200)
    expect((await testBrowser(server).ask('GET', '/auth/list-sessions')).status).toBe(401)
  })
})
