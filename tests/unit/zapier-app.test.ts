import { createRequire } from 'node:module'
import { hookEvents } from '@talkgraph/wire/hooks'
import { expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'

/** The app as Zapier runs it, without Zapier's own packages. */
const app = createRequire(import.meta.url)('../../integrations/zapier/index.js')

interface Sent {
  readonly url: string
  readonly method?: string
  readonly body?: unknown
}

async function setUp() {
  const server = await testApp()
  const authData = { server: 'https://chat.example/', key: 'a-key-for-tests' }
  const z = {
    request: async ({ url, method = 'GET', body }: Sent) => {
      const headers: Record<string, string> = {}
      app.beforeRequest[0]({ headers }, z, { authData })
      expect(headers.Authorization).toBe('Bearer a-key-for-tests')
      const answer = await server.api(method, url.replace('https://chat.example', ''), body)
      expect(answer.status).toBe(200)
      return { data: await answer.json() }
    },
  }
  return { server, z, authData }
}

test('the app signs in, and offers the bots of the account', async () => {
  const { server, z, authData } = await setUp()
  await server.api('PUT', '/v1/chatbots/shop/flow', {
    nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }],
    edges: [],
  })
  expect(await app.authentication.test(z, { authData })).toMatchObject({ id: expect.any(String) })
  expect(await app.triggers.bots.operation.perform(z, { authData })).toEqual([
    { id: 'shop', title: 'shop' },
  ])
  await server.close()
})

test('a Zap subscribes to each event, has a sample of it, and unsubscribes', async () => {
  const { server, z, authData } = await setUp()
  const hooks = async () => (await (await server.api('GET', '/v1/hooks')).json()).data.hooks
  for (const event of hookEvents) {
    const { operation } = app.triggers[event.replace('.', '_')]
    const targetUrl = 'https://hooks.zapier.example/1'
    const asked = { authData, targetUrl, inputData: {} }
    const subscribeData = await operation.performSubscribe(z, asked)
    expect(await hooks()).toMatchObject([{ id: subscribeData.id, event, targetUrl }])
    const [sample] = await operation.performList(z, { authData })
    expect(sample).toMatchObject({ id: expect.any(String), chatbotId: 'shop' })
    const cleanedRequest = { type: event, timestamp: sample.at, data: sample }
    expect(operation.perform(z, { cleanedRequest })).toMatchObject([{ id: sample.id }])
    await operation.performUnsubscribe(z, { authData, subscribeData })
    expect(await hooks()).toEqual([])
  }
  await server.close()
})
