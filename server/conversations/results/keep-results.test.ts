import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postgresDialect } from '../../store/database/postgres.js'
import { sqliteDialect } from '../../store/database/sqlite.js'
import { isPostgres } from '../../store/index.js'
import type { Tables } from '../../store/schema.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

const begun = Date.parse('2026-11-20T09:00:00Z')
const hello = { id: 'hello', type: 'message', data: { text: 'Hello' } }
const record = {
  startedAt: begun,
  endedAt: begun + 1,
  visited: [],
  answers: {},
  answerVariables: [],
  variables: {},
  transcript: [{ by: 'user', message: 'Rye' } as const],
  visitor: {},
}

describe.each(databases)('conversations in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>

  beforeEach(async () => {
    app = await testAppOn(make)
    await app.bots.publish('shop', {
      name: 'Shop',
      settings: { collectResults: true },
      nodes: [hello],
      edges: [],
    })
  })
  afterEach(() => app.close())

  async function handOver(session: string) {
    const live = await app.bots.find('shop')
    if (!live) throw new Error('The bot is not live.')
    await app.services.results.keep({ botId: 'shop', live, channel: 'widget', session, record })
  }
  const sessionsOf = async (owner: string, text?: string) =>
    (await app.store.results.list({ owner, text, limit: 9 })).length

  async function giveTo(owner: string) {
    const { address } = app
    const dialect = isPostgres(address) ? postgresDialect(address) : sqliteDialect(address)
    const db = new Kysely<Tables>({ dialect })
    await db.updateTable('bots').set({ owner }).where('id', '=', 'shop').execute()
    await db.destroy()
  }

  test('are those of the account that has the bot now, not of one that had it before', async () => {
    await handOver('before')
    await giveTo('other')
    await handOver('after')
    expect([await sessionsOf('owner'), await sessionsOf('other')]).toEqual([1, 1])
    expect([await sessionsOf('owner', 'rye'), await sessionsOf('other', 'rye')]).toEqual([1, 1])
  })

  test('of a thread that do not fit are told of in the log, without what was said', async () => {
    const live = await app.bots.find('shop')
    if (!live) throw new Error('The bot is not live.')
    const { id } = await app.store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'api',
      session: () => 's',
      state: 'bot',
    })
    const written = await app.store.messages.append(id, { who: 'visitor', text: 'Rye' })
    const thread = await app.store.threads.find(id)
    if (!thread || !written) throw new Error('The thread is not there.')
    const long = { by: 'user' as const, message: 'secret '.repeat(20_000) }
    const played = {
      live,
      thread,
      written: [written],
      record: { ...record, botId: 'shop', version: '1', transcript: [long] },
    }
    await app.services.results.keepPlayed(played)
    expect(await sessionsOf('owner')).toBe(0)
    const line = app.logged.find(each => each.includes('does not fit'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ threadId: id, fields: ['transcript'] })
    expect(app.logged.join()).not.toContain('secret ')
  })

  test('of a bot that was deleted meanwhile are not stored, and nothing breaks', async () => {
    const live = await app.bots.find('shop')
    if (!live) throw new Error('The bot is not live.')
    await app.api('DELETE', '/v1/chatbots/shop')
    await app.services.results.keep({
      botId: 'shop',
      live,
      channel: 'widget',
      session: 'late',
      record,
    })
    expect(await sessionsOf('owner')).toBe(0)
  })
})
