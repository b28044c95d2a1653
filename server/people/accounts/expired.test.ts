import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../store/index.js'
import { databases } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testAppOn } from '../../testing/test-app.js'
import { makeInvitation } from './index.js'

const day = 86_400_000

describe.each(databases)('what is over, in $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>

  beforeEach(async () => {
    server = await testAppOn(make)
  })
  afterEach(() => server.close())

  const clearAfter = async (days: number) => {
    const store = await openStore(server.address, () => Date.now() + days * day)
    const count = await store.accounts.removeExpired()
    await store.close()
    return count
  }

  test('sign-ins and links are deleted when their week is over, not before', async () => {
    const ann = await memberOf(server, 'shop', 'owner')
    const invited = {
      accountId: 'shop',
      role: 'agent',
      email: 'ben@shop.example',
      invitedBy: null,
    } as const
    await makeInvitation(server.store.invitations, invited)
    expect(await clearAfter(6)).toBe(0)
    expect((await ann.ask('GET', '/v1/me')).status).toBe(200)
    expect(await clearAfter(8)).toBe(2)
    expect((await ann.ask('GET', '/v1/me')).status).toBe(401)
    expect(await clearAfter(8)).toBe(0)
  })
})
