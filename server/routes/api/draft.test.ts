import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const flow = {
  name: 'Shop',
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello!' } },
    { id: 'ask', type: 'message', data: { text: 'How are you?' } },
  ],
  edges: [{ source: 'start', target: 'ask' }],
}

describe.each(databases)('a draft on $name', ({ make }) => {
  async function shop() {
    const made = await testAppOn(make)
    closers.push(made.close)
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await made.api(method, `/v1/chatbots/${path}`, body)
      return { status: answer.status, ...(await answer.json()) }
    }
    const read = async () => (await call('GET', 'shop/draft')).data
    const send = async (...operations: unknown[]) =>
      (await call('POST', 'shop/draft/operations', { operations })).data
    return { ...made, call, read, send }
  }

  const say = (id: string, value: string) => ({ id, op: 'set', nodeId: 'ask', path: ['text'], value })

  test('is what the newest version is, until an operation comes', async () => {
    const { store, read, send, call } = await shop()
    const first = await store.bots.create('shop')
    expect(first).toBe(true)
    await store.bots.save('shop', JSON.stringify(flow))
    const { seq, bot } = await read()
    expect(seq).toBe(0)
    expect(bot.elements[0].edges).toMatchObject([{ id: 'start-next-ask', source: 'start', target: 'ask' }])
    expect(await send(say('a', 'Well?'))).toEqual({ seq: 1, accepted: ['a'], refused: [] })
    expect((await read()).bot.elements[0].nodes[1].data.text).toBe('Well?')
    expect((await call('GET', 'shop/draft/operations?after=0')).data).toMatchObject({
      seq: 1,
      operations: [{ seq: 1, operation: say('a', 'Well?'), by: 'TALKGRAPH_API_KEY' }],
    })
  })
})
