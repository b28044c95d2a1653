import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'
import { inDisorder } from '../testing/whatsapp/webhooks.js'

const flow = flowOf(
  ['ask-name', { questionText: 'Your name?' }],
  ['ask-email', { questionText: 'Where to?' }],
  ['message', { text: 'Done.' }],
)
const [a, b, c] = ['16505550001', '16505550002', '16505550003'] as const
const seconds = (ago: number) => String(Math.floor(Date.now() / 1000) - ago)

describe.each(databases)('people who change their number, in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(make, flow)
  })
  afterEach(() => shop.close())

  const say = (from: string, body: string, ago = 0, more: object = {}) =>
    shop.bring({
      messages: [
        {
          id: `${from} ${body}`,
          from,
          timestamp: seconds(ago),
          type: 'text',
          text: { body },
          ...more,
        },
      ],
    })
  const change = (was: string, is: string, ago: number) =>
    shop.bring({
      messages: [
        {
          id: `${was} to ${is}`,
          from: was,
          timestamp: seconds(ago),
          type: 'system',
          system: { type: 'user_changed_number', wa_id: is },
        },
      ],
    })
  const taken = (count: number) =>
    vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(count), {
      timeout: 60_000,
      interval: 20,
    })
  const receivers = () => shop.whatsapp.taken.map(({ to }) => to)
  const threads = () => shop.store.threads.list({ botId: 'shop', limit: 20 })
  const persons = () => shop.store.database.db.selectFrom('channel_persons').selectAll().execute()
  const earlierOf = async (id: string): Promise<string[]> => {
    const answer = await shop.api('GET', `/v1/desk/threads/${id}`)
    return (await answer.json()).data.earlier.map((each: { id: string }) => each.id)
  }

  test('a change that is told again changes nothing', async () => {
    await say(a, 'Hi', 300)
    await taken(1)
    await change(a, b, 200)
    await change(b, c, 100)
    await change(a, b, 200)
    await say(c, 'Ann')
    await taken(2)
    expect(receivers()).toEqual([a, c])
    expect(await persons()).toMatchObject([{ ids: JSON.stringify([c]), phone: `+${c}` }])
    expect(await threads()).toHaveLength(1)
  })

  test('changes are one chain in whatever order they are told, and again', async () => {
    await say(a, 'Hi', 300)
    await taken(1)
    let step = 0
    const random = () => (step++ * 0.37) % 1
    for (const tell of inDisorder([() => change(b, c, 100), () => change(a, b, 200)], random))
      await tell()
    await say(a, 'Ann', 250)
    await taken(2)
    await say(c, 'ann@a.example')
    await taken(3)
    expect(receivers()).toEqual([a, c, c])
    expect(await persons()).toHaveLength(1)
    expect(await threads()).toHaveLength(1)
  })

  test('an update of the id that tells no time is carried out once, in any order', async () => {
    const update = (previous: string, current: string) =>
      shop.bring({ user_id_update: [{ user_id: { previous, current } }] })
    await shop.say({ from_user_id: 'US.1' }, { type: 'text', text: { body: 'Hi' } })
    await taken(1)
    await update('US.2', 'US.3')
    await update('US.1', 'US.2')
    await update('US.1', 'US.2')
    await shop.say({ from_user_id: 'US.3' }, { type: 'text', text: { body: 'Ann' } })
    await taken(2)
    expect(shop.whatsapp.taken[1]).toMatchObject({ recipient: 'US.3' })
    expect(await threads()).toHaveLength(1)
  })

  test('who has written under the new number before the change is told is one person with the earlier one', async () => {
    await say(a, 'Hi', 300)
    await taken(1)
    await say(b, 'Hi again', 100)
    await taken(2)
    const [newest, oldest] = (await threads()).toSorted(
      (one, other) => other.createdAt - one.createdAt,
    )
    await change(a, b, 200)
    await say(b, 'Ann')
    await taken(3)
    expect(receivers()).toEqual([a, b, b])
    expect(shop.whatsapp.taken.map(each => each.type === 'text' && each.text.body)).toEqual([
      'Your name?',
      'Your name?',
      expect.stringContaining('Where to?'),
    ])
    expect(await persons()).toMatchObject([{ thread_id: newest?.id, ids: JSON.stringify([b]) }])
    expect(await earlierOf(newest?.id ?? '')).toEqual([oldest?.id])
    for (const thread of await threads())
      expect(thread).toMatchObject({ identity: { id: `+${b}` } })
  })

  test('an agent who answers in the other thread still reaches the person', async () => {
    await say(a, 'Hi', 300)
    await taken(1)
    const [first] = await threads()
    await say(b, 'Hi again', 100)
    await taken(2)
    await change(a, b, 200)
    await shop.store.messages.append(first?.id ?? '', { who: 'agent', text: 'Good day' })
    await say(b, 'Ann')
    await taken(4)
    expect(receivers()).toEqual([a, b, b, b])
  })

  test('a number that has passed to somebody else brings nothing along', async () => {
    await say(a, 'Hi', 300)
    await taken(1)
    const [anna] = await threads()
    await change(a, b, 200)
    await say(a, 'Hello')
    await taken(2)
    const stranger = (await threads()).find(({ id }) => id !== anna?.id)
    expect(await shop.store.threads.find(anna?.id ?? '')).toMatchObject({
      phone: `+${b}`,
      identity: { id: `+${b}`, verified: true },
    })
    expect(stranger).toMatchObject({ phone: `+${a}`, identity: { id: `+${a}`, verified: true } })
    expect(await earlierOf(stranger?.id ?? '')).toEqual([])
    expect(await earlierOf(anna?.id ?? '')).toEqual([])
    const answer = await shop.api('POST', '/v1/chatbots/shop/forget', { phone: `+${b}` })
    expect((await answer.json()).data.deleted.threads).toBe(1)
    expect((await threads()).map(({ id }) => id)).toEqual([stranger?.id])
    expect(await persons()).toMatchObject([{ phone: `+${a}` }])
  })

  test('who had the new number before is somebody else, whom nothing reaches there any more', async () => {
    await say(b, 'Hi', 300)
    await taken(1)
    await say(a, 'Hi', 250)
    await taken(2)
    await change(a, b, 200)
    await say(b, 'Ann')
    await taken(3)
    const known = await persons()
    expect(new Set(known.map(({ ids }) => ids))).toEqual(new Set(['[]', JSON.stringify([b])]))
    const ids = (await threads()).map(({ identity }) => identity?.id)
    expect(new Set(ids)).toEqual(new Set([`+${b}`, undefined]))
  })

  test('a change that is told late takes no number from whom it has passed to', async () => {
    await say(a, 'Hi', 300)
    await taken(1)
    await say(c, 'Hi', 300)
    await taken(2)
    await change(c, a, 100)
    await change(a, b, 200)
    await say(a, 'Carl')
    await taken(3)
    expect(receivers()).toEqual([a, c, a])
    const ids = (await persons()).map(each => each.ids)
    expect(new Set(ids)).toEqual(new Set(['[]', JSON.stringify([a])]))
  })
})
