import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { bakeryFlow } from '../testing/flows.js'
import { connectedShop } from '../testing/telegram.js'

const ann = 42
const phone = '+4915112345678'

describe.each(databases)('one visitor over channels in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(make, bakeryFlow)
  })
  afterEach(() => shop.close())

  const told = (count: number, chat = ann) =>
    vi.waitFor(() => expect(shop.telegram.toldTo(chat)).toHaveLength(count), {
      timeout: 60_000,
      interval: 20,
    })
  const threads = () => shop.store.threads.list({ botId: 'shop', limit: 20 })
  const begin = (change: object, channel = 'widget') =>
    shop.store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel,
      state: 'bot',
      session: id => `session ${id}`,
      change,
    })

  /** Ann, whose first conversation was ended, and who has left her address in it. */
  async function annTwice() {
    await shop.write(ann, 'Hi')
    await told(1)
    const [first] = await threads()
    await shop.store.threads.change(first?.id ?? '', { email: 'ann@a.example', state: 'ended' })
    await shop.write(ann, 'Hi again')
    await told(2)
    return first?.id ?? ''
  }

  test('a person’s threads are one visitor’s at the desk, and nobody else’s', async () => {
    const first = await annTwice()
    await shop.write(43, 'Hi')
    await told(1, 43)
    const answer = await shop.api('GET', `/v1/desk/threads/${first}`)
    const { earlier, thread } = (await answer.json()).data
    expect(earlier).toHaveLength(1)
    expect(thread.via).toMatchObject({
      id: shop.channel.id,
      title: 'Telegram',
      writableUntil: null,
    })
  })

  test('who is forgotten is forgotten in all threads, and as a person of the channel', async () => {
    await annTwice()
    await shop.write(43, 'Hi')
    await told(1, 43)
    const answer = await shop.api('POST', '/v1/chatbots/shop/forget', { email: 'ann@a.example' })
    expect((await answer.json()).data.deleted.threads).toBe(2)
    const { db } = shop.store.database
    for (const table of [
      'channel_persons',
      'channel_aliases',
      'channel_incoming',
      'channel_outgoing',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1)
    expect((await threads()).map(({ name }) => name)).toEqual(['Person 43'])
  })

  test('a number that channels have confirmed is one visitor’s, one that was only typed is not', async () => {
    const known = { phone, identity: { id: phone, verified: true } }
    const sms = await begin(known, 'sms')
    const other = await begin(known, 'whatsapp')
    const typed = await begin({ phone })
    expect((await shop.store.desk.threads.others(sms)).map(({ id }) => id)).toEqual([other.id])
    const answer = await shop.api('POST', '/v1/chatbots/shop/forget', { phone })
    expect((await answer.json()).data.deleted.threads).toBe(2)
    expect((await threads()).map(({ id }) => id)).toEqual([typed.id])
  })

  test('a person who is renamed stays the same, and a number that has passed on brings nothing along', async () => {
    const { persons, incoming } = shop.store.channels
    const connection = { id: shop.channel.id, botId: 'shop' }
    const write = (ids: readonly string[], providerId: string) =>
      incoming.keep(connection, {
        all: [{ providerId, person: { ids }, data: '{}', saidAt: Date.now() }],
        statuses: [],
      })
    const personOf = async (alias: string) => {
      const { db } = shop.store.database
      const of = db.selectFrom('channel_aliases').select('person_id').where('alias', '=', alias)
      return (await of.executeTakeFirst())?.person_id
    }
    await write(['4915'], 'a')
    const first = await personOf('4915')
    await write(['US.1', '4915'], 'b')
    expect(await personOf('US.1')).toBe(first)
    const renames = [{ providerId: 'x', was: { ids: ['US.1'] }, is: { ids: ['US.2'] } }]
    await incoming.keep(connection, { all: [], statuses: [], renames })
    expect(await personOf('US.2')).toBe(first)
    await write(['US.9', '4915'], 'c')
    expect(await personOf('US.9')).not.toBe(first)
    expect(await personOf('4915')).toBe(await personOf('US.9'))
    expect((await persons.find(first ?? ''))?.ids[0]).toBe('US.2')
  })
})
