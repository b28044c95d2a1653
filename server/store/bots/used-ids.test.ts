import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases, takePostgres } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { noteUsed } from './used-ids.js'

test('the id of a bot that is being deleted in this moment is nobody else’s, on PostgreSQL', async () => {
  const server = await testAppOn(takePostgres)
  const { bots, database } = server.store
  await bots.create('shop', { owner: 'ann' })
  let made: Promise<boolean> | undefined
  await database.db.transaction().execute(async trx => {
    await noteUsed(trx, 'shop')
    await trx.deleteFrom('bots').where('id', '=', 'shop').execute()
    made = bots.create('shop', { owner: 'ben' })
    await vi.waitFor(
      async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            database.db,
          )
        expect(rows).toHaveLength(1)
      },
      { timeout: 60_000, interval: 20 },
    )
  })
  expect(await made).toBe(false)
  expect(await bots.find('shop')).toBeUndefined()
  expect(await bots.create('shop', { owner: 'ann' })).toBe(true)
  await server.close()
})

const flow = (text: string) => ({
  nodes: [{ id: 'a', type: 'welcome-node', data: { text } }],
  edges: [],
})

describe.each(databases)('the id of a deleted bot, in $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  let ann: string
  let ben: string

  beforeEach(async () => {
    server = await testAppOn(make)
    ann = (await addKey(server.store.keys, 'a', 'ann')).key
    ben = (await addKey(server.store.keys, 'b', 'ben')).key
  })
  afterEach(() => server.close())

  const call = async (key: string, method: string, path: string, body?: unknown) => {
    const answer = await (await server.api(method, `/v1/chatbots/shop${path}`, body, key)).json()
    return answer.data ?? answer.error.code
  }

  test('is nobody else’s, so that no page, secret or thread of it comes to another account', async () => {
    await call(ann, 'PUT', '/flow', flow('Of Ann'))
    await call(ann, 'POST', '/publish', {})
    expect(await call(ann, 'DELETE', '')).toEqual({ chatbotId: 'shop' })
    expect(await call(ben, 'PUT', '/flow', flow('Of Ben'))).toBe('CHATBOT_NOT_FOUND')
    expect(await server.store.bots.find('shop')).toBeUndefined()
  })

  test('is its account’s again, and the versions count on', async () => {
    await call(ann, 'PUT', '/flow', flow('First'))
    await call(ann, 'PUT', '/flow', flow('Second'))
    await call(ann, 'DELETE', '')
    expect((await call(ann, 'PUT', '/flow', flow('Third'))).version).toBe(3)
    await call(ann, 'POST', '/publish', {})
    expect(await (await server.app.request('/widget/v1/bots/shop')).text()).toContain('Third')
    await call(ann, 'DELETE', '')
    expect((await call(ann, 'PUT', '/flow', flow('Fourth'))).version).toBe(4)
  })
})
