import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const ann = { from: '16505551234' }
const text = (body: string) => ({ type: 'text', text: { body } })
const patience = { timeout: 60_000, interval: 20 }

describe.each(databases)('what became of messages in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(
      make,
      flowOf(
        ['ask-name', { questionText: 'Your name?' }],
        ['ask-email', { questionText: 'Where to?' }],
      ),
    )
    await shop.say(ann, text('Hi'))
    await taken(1)
  })
  afterEach(() => shop.close())

  const taken = (count: number) =>
    vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(count), patience)
  const tell = (id: string, status: string, more: object = {}) =>
    shop.bring({
      statuses: [{ id, status, recipient_id: ann.from, timestamp: '1790000000', ...more }],
    })
  const paths = async () => {
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    return {
      desk: `/v1/desk/threads/${thread?.id}/messages`,
      rest: `/v1/chatbots/shop/threads/${thread?.id}/messages`,
    }
  }
  const read = async (path: string) => (await (await shop.api('GET', path)).json()).data.messages
  /** The last message, as the desk and the REST API tell it. */
  const last = async () => {
    const { desk, rest } = await paths()
    return [(await read(desk)).at(-1), (await read(rest)).at(-1)]
  }
  const standsAs = (status: string, statusReason: unknown = null) =>
    vi.waitFor(
      async () =>
        expect(await last()).toMatchObject([
          { status, statusReason },
          { status, statusReason },
        ]),
      patience,
    )

  test('sent, delivered and read stand at the desk and in the record, and never go back', async () => {
    await standsAs('sent')
    await tell('wamid.1', 'delivered')
    await standsAs('delivered')
    await tell('wamid.1', 'read')
    await standsAs('read')
    for (const status of ['sent', 'delivered', 'failed', 'warning']) await tell('wamid.1', status)
    await standsAs('read')
  })

  test('what was not delivered has failed, with the reason and what helps', async () => {
    await standsAs('sent')
    await tell('wamid.1', 'failed', { errors: [{ code: 131026, title: 'Message undeliverable' }] })
    await standsAs('failed', expect.stringContaining('not on WhatsApp'))
    await tell('wamid.1', 'sent')
    await tell('wamid.other', 'read')
    await standsAs('failed', expect.stringContaining('not on WhatsApp'))
  })

  test('a pair that has had too much waits, and then goes on in order', async () => {
    shop.whatsapp.refuseNext(131056, '(#131056) Pair rate limit hit')
    await shop.say(ann, text('Ann'))
    const { db } = shop.store.database
    const waiting = () =>
      db.selectFrom('channel_outgoing').selectAll().where('attempts', '>', 0).executeTakeFirst()
    const { due_at } = await vi.waitFor(async () => (await waiting()) ?? expect.fail(), patience)
    expect(due_at).toBeGreaterThan(Date.now())
    expect(shop.whatsapp.taken).toHaveLength(1)
    const { desk } = await paths()
    await shop.api('POST', desk, { message: 'Mia here.' })
    // The wait is over.
    await db.updateTable('channel_outgoing').set({ due_at: 0 }).execute()
    await taken(3)
    const bodies = shop.whatsapp.taken.map(message => message.type === 'text' && message.text.body)
    expect(bodies).toEqual(['Your name?', expect.stringContaining('Where to?'), 'Mia here.'])
    await standsAs('sent')
  })

  test('a reaction stands at the message, and one that was taken back is not read any more', async () => {
    await standsAs('sent')
    const { desk } = await paths()
    await shop.say(ann, { type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '🎉' } })
    await vi.waitFor(
      async () => expect((await last())[0]).toMatchObject({ reaction: '🎉' }),
      patience,
    )
    await shop.say(ann, { ...text('A secret'), id: 'in.secret' })
    await taken(2)
    await shop.say(ann, { type: 'revoke', revoke: { original_message_id: 'in.secret' } })
    await vi.waitFor(async () => {
      const said = JSON.stringify(await read(desk))
      expect(said).toContain('This message was deleted.')
      expect(said).not.toContain('"A secret"')
    }, patience)
    expect(shop.whatsapp.taken).toHaveLength(2)
  })
})
