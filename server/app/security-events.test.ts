import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.js'
import { memberOf, testBrowser, testPassword } from '../testing/members.js'
import { testAppOn } from '../testing/test-app.js'

const email = 'owner@shop.example'

describe.each(databases)('what the log tells of accounts, on $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    server = await testAppOn(make)
  })
  afterEach(() => server.close())

  const told = () =>
    server.logged
      .map(line => JSON.parse(line))
      .filter(({ event }) => event !== undefined)
      .map(({ event, account, code }) => [event, account ?? code ?? null])

  test('names sign-ins that failed, passwords, second factors, members and keys, and no secret', async () => {
    const owner = await memberOf(server, 'shop', 'owner')
    const agent = await memberOf(server, 'shop', 'agent')
    const { ask } = testBrowser(server)
    await ask('POST', '/auth/sign-in/email', { email, password: 'canary-canary' })
    await ask('POST', '/auth/sign-in/email', { email, password: testPassword })
    const given = { currentPassword: testPassword, newPassword: 'canary-of-rye' }
    await owner.ask('POST', '/auth/change-password', given)
    await owner.ask('POST', '/auth/two-factor/enable', { password: 'canary-of-rye' })
    const { data } = await (await owner.ask('POST', '/v1/keys', { name: 'canary' })).json()
    await owner.ask('DELETE', `/v1/keys/${data.id}`)
    await owner.ask('POST', '/v1/keys', { name: 'second' })
    await owner.ask('DELETE', `/v1/keys/${data.id}`)
    await owner.ask('POST', '/v1/invitations', { email: 'canary@shop.example', role: 'agent' })
    const members = (await (await owner.ask('GET', '/v1/members')).json()).data.members
    const { id } = members.find((each: { role: string }) => each.role === 'agent')
    await agent.ask('POST', '/v1/keys', { name: 'x' })
    await owner.ask('PATCH', `/v1/members/${id}`, { role: 'editor' })
    await owner.ask('DELETE', `/v1/members/${id}`)
    expect(told()).toEqual([
      ['member-came', null],
      ['member-came', null],
      ['sign-in-failed', null],
      ['signed-in', null],
      ['password-changed', null],
      ['second-factor-changed', 'shop'],
      ['key-made', 'shop'],
      ['key-made', 'shop'],
      ['key-revoked', 'shop'],
      ['member-invited', 'shop'],
      ['refused', 'shop'],
      ['member-changed', 'shop'],
      ['member-removed', 'shop'],
    ])
    const lines = server.logged.filter(line => line.includes('"event"'))
    expect(lines.join()).not.toMatch(/canary|@|tg_/)
    expect(lines.filter(line => !line.includes('"refused"')).every(hasMember)).toBe(true)
    const metrics = await (await server.app.request('/metrics')).text()
    expect(metrics).toContain('talkgraph_security_events_total{event="sign-in-failed"} 1')
    expect(metrics).toContain('talkgraph_refused_calls_total{code="ROLE_NOT_ALLOWED"} 1')
  })
})

const hasMember = (line: string) => JSON.parse(line).member !== undefined
