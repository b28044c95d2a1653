import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeFirstLink } from '../../people/accounts/index.js'
import { databases } from '../../testing/databases.js'
import { firstMember, memberOf, testBrowser, testPassword } from '../../testing/members.js'
import { testAppOn } from '../../testing/test-app.js'

describe.each(databases)('signing in on $name', ({ make }) => {
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
      account: { id: 'owner', name: 'Account of Ann' },
      role: 'owner',
      accounts: [{ id: 'owner', role: 'owner' }],
    })
    expect((await browser.ask('POST', '/auth/sign-out', {})).status).toBe(200)
    expect((await browser.ask('GET', '/v1/me')).status).toBe(401)
  })

  test('who comes first says what the account is called, and later nobody by a link', async () => {
    const browser = testBrowser(server)
    const path = await makeFirstLink(server.store)
    const accepted = await browser.ask('POST', '/auth/links/accept', {
      token: path?.split('first=')[1],
      email: 'ann@shop.example',
      name: 'Ann',
      password: testPassword,
      account: ' Corner Bakery ',
    })
    expect(accepted.status).toBe(200)
    const nameOf = async () => (await (await browser.ask('GET', '/v1/account')).json()).data.name
    expect(await nameOf()).toBe('Corner Bakery')
    const asked = { email: 'ben@shop.example', role: 'agent', sendMail: false }
    const { data } = await (await browser.ask('POST', '/v1/invitations', asked)).json()
    expect(data).toMatchObject({ email: 'ben@shop.example', isSent: false })
    const ben = await testBrowser(server).ask('POST', '/auth/links/accept', {
      token: data.link.split('/invitations/')[1],
      name: 'Ben',
      password: testPassword,
      account: 'Ben’s',
    })
    expect(ben.status).toBe(200)
    expect(await nameOf()).toBe('Corner Bakery')
  })

  test('an invitation without a mail is a link to hand over: no mail goes, and a mailed one is told to nobody', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const invite = async (more = {}) => {
      const asked = { email: 'ben@shop.example', role: 'agent', ...more }
      return (await (await owner.ask('POST', '/v1/invitations', asked)).json()).data
    }
    const { link } = await invite({ sendMail: false })
    expect(link).toMatch(/^http:\/\/localhost(?::\d+)?\/studio\/invitations\/by-hand-[\w-]{43}$/)
    expect([...(await server.store.outbox.counts()).values()]).toEqual([0, 0, 0])
    expect((await invite()).link).toBeNull()
    // The later one takes the place of the one before.
    const late = await testBrowser(server).ask(
      'GET',
      `/auth/links/${link.split('/invitations/')[1]}`,
    )
    expect(late.status).toBe(404)
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
