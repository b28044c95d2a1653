import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { parseBot } from '../../../runtime/index.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const key = 'order-key-4711-plain'

/** A shop whose orders are a sub-flow inside another one, with a key of its own. */
const shop = (url: string) => ({
  name: 'Shop',
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello!' } },
    { id: 'buy', type: 'sub-flow', data: { subFlowId: 'buying', outputs: { number: 'order' } } },
    { id: 'end', type: 'message', data: { text: 'Order {order}' } },
  ],
  edges: [
    { source: 'start', target: 'buy' },
    { source: 'buy', target: 'end' },
  ],
  subFlows: {
    buying: {
      outputs: ['number'],
      nodes: [
        { id: 'send', type: 'sub-flow', data: { subFlowId: 'sending', outputs: { id: 'number' } } },
        { id: 'thanks', type: 'message', data: { text: 'Thanks' } },
      ],
      edges: [{ source: 'send', target: 'thanks' }],
      subFlows: {
        sending: {
          outputs: ['id'],
          nodes: [
            {
              id: 'call',
              type: 'webhook',
              data: {
                url,
                waitForResponse: true,
                headers: [{ key: 'X-Key', value: key }],
                responseMapping: [{ path: 'id', variable: 'id' }],
              },
            },
          ],
        },
      },
    },
  },
})

describe.each(databases)('on $name', ({ make }) => {
  test('a step inside a sub-flow is run by the server, and its key stays there', async () => {
    const upstream = await startUpstream((_, response) => response.end('{"id":7}'))
    const server = await testAppOn(make, { allowHosts: [upstream.host] })
    closers.push(upstream.close, server.close)
    await server.api('PUT', '/v1/chatbots/shop/flow', shop(upstream.url))
    expect((await server.api('POST', '/v1/chatbots/shop/publish')).status).toBe(200)

    const published = await (await server.app.request('/widget/v1/bots/shop')).text()
    expect(published).not.toMatch(/plain|X-Key|sec_/)
    expect(published).not.toContain(upstream.url)
    expect(
      parseBot(published).flow.subFlows?.get('buying')?.subFlows?.get('sending')?.outputs,
    ).toEqual(['id'])

    const called = await server.step('shop', encodeURIComponent('buy/send/call'), { answers: {} })
    expect(await called.json()).toEqual({ status: 200, body: { id: 7 } })
    expect(upstream.received[0]?.headers).toMatchObject({ 'x-key': key })
    expect((await server.step('shop', 'call', {})).status).toBe(404)
    expect((await server.step('shop', encodeURIComponent('buy/call'), {})).status).toBe(404)

    const calls = await (await server.api('GET', '/v1/chatbots/shop/calls')).text()
    expect(calls).toContain('buy/send/call')
    const { rows } = await sql<{ file: string }>`select file from versions`.execute(
      server.store.database.db,
    )
    expect(JSON.stringify(rows)).not.toContain('plain')
  })

  test('a draft keeps no key of a sub-flow in the open, and tries the steps inside', async () => {
    const upstream = await startUpstream((_, response) => response.end('{"id":8}'))
    const server = await testAppOn(make, { allowHosts: [upstream.host] })
    closers.push(upstream.close, server.close)
    const { nodes, edges, subFlows } = shop(upstream.url)
    await server.api('PUT', '/v1/chatbots/shop/flow', { name: 'Shop', nodes, edges })
    const operations = [
      { id: 'o1', op: 'bot', path: ['subFlows', 'buying'], value: subFlows.buying },
      { id: 'o2', op: 'bot', path: ['subFlows', 'buying', 'name'], value: 'x' },
    ]
    const sent = await server.api('POST', '/v1/chatbots/shop/draft/operations', { operations })
    expect(await sent.json()).toMatchObject({
      data: { accepted: ['o1'], refused: [{ id: 'o2', code: 'PATH_INVALID' }] },
    })
    expect(await (await server.api('GET', '/v1/chatbots/shop/draft')).text()).not.toContain('plain')
    const tried = await server.api(
      'POST',
      '/v1/chatbots/shop/draft/nodes/buy%2Fsend%2Fcall/run',
      {},
    )
    expect(await tried.json()).toMatchObject({ data: { status: 200, body: { id: 8 } } })
    expect(upstream.received[0]?.headers).toMatchObject({ 'x-key': key })
  })
})
