import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const ann = { from: '16505551234' }
const ready = { name: 'order_ready', language: 'en', values: { '1': 'Ann' } }

describe.each(databases)('a thread over a connection that has ended in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(make, flowOf(['ask-name', { questionText: 'Your name?' }]))
    shop.whatsapp.templates.push({
      id: '1',
      name: 'order_ready',
      language: 'en',
      status: 'APPROVED',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: 'Hello {{1}}, it is ready.' }],
    })
  })
  afterEach(() => shop.close())

  const taken = (count: number) =>
    vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(count), {
      timeout: 60_000,
      interval: 20,
    })
  const say = (body: string) => shop.say(ann, { type: 'text', text: { body } })
  const threads = () => shop.store.threads.list({ botId: 'shop', limit: 9 })
  const ended = async () => {
    await say('Hi')
    await taken(1)
    const [thread] = await threads()
    const id = thread?.id ?? expect.fail('no thread')
    await shop.api('PATCH', `/v1/chatbots/shop/threads/${id}`, { state: 'ended' })
    return id
  }

  test('is opened again by an approved message, as the agent’s, and the answer comes to the agent', async () => {
    const id = await ended()
    const path = `/v1/desk/threads/${id}`
    expect((await shop.api('POST', `${path}/messages`, { message: 'Hello' })).status).toBe(409)
    expect((await shop.api('POST', `${path}/template`, { ...ready, values: {} })).status).toBe(400)
    expect((await shop.store.threads.find(id))?.state).toBe('ended')
    const sent = await (await shop.api('POST', `${path}/template`, ready)).json()
    expect(sent.data.message).toMatchObject({ answer: { text: 'Hello Ann, it is ready.' } })
    await taken(2)
    expect(shop.whatsapp.taken[1]).toMatchObject({
      type: 'template',
      template: { name: 'order_ready' },
    })
    expect(await shop.store.threads.find(id)).toMatchObject({ state: 'taken', assignee: 'api' })
    await say('On my way')
    await vi.waitFor(
      async () =>
        expect((await shop.store.messages.list(id, { limit: 9 })).at(-1)).toMatchObject({
          text: 'On my way',
        }),
      { timeout: 60_000 },
    )
    expect(await threads()).toHaveLength(1)
  })

  test('stays ended where the person has begun another since', async () => {
    const id = await ended()
    await say('Hi again')
    await taken(2)
    const refused = await shop.api('POST', `/v1/desk/threads/${id}/template`, ready)
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('another thread'),
    ])
    expect((await shop.store.threads.find(id))?.state).toBe('ended')
  })
})
