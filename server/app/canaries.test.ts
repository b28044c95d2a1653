import { afterEach, expect, test } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { startSmtp } from '../testing/smtp.js'
import { testApp } from '../testing/test-app.js'
import { startUpstream } from '../testing/upstream.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

let planted = 0
const canary = () => `canary${++planted}`
const data = (address: string) => ({
  url: `${address}/${canary()}?key=${canary()}`,
  method: 'POST',
  headers: [{ key: `x-${canary()}`, value: canary() }],
  body: { [canary()]: canary() },
  authentication: {
    tokenUrl: `${address}/token/${canary()}`,
    username: canary(),
    password: canary(),
  },
  apiKey: canary(),
  context: canary(),
  selectedModel: canary(),
  model: canary(),
  botRole: canary(),
  to: `${canary()}@bakery.example`,
  cc: `${canary()}@bakery.example`,
  bcc: `${canary()}@bakery.example`,
  replyTo: canary(),
  subject: canary(),
  body2: canary(),
  format: canary(),
  smtp: { password: canary() },
})

test.each([
  ['succeed', 200, undefined],
  ['fail', 500, 550],
] as const)(
  'no secret is found in anything public while all steps %s',
  async (_, status, refuse) => {
    planted = 0
    const upstream = await startUpstream(({ url }, response) => {
      const text = url.startsWith('/token')
        ? '{"access":"token"}'
        : '{"choices":[{"message":{"content":"Hi"}}]}'
      response.writeHead(url.startsWith('/token') ? 200 : status).end(text)
    })
    const smtp = await startSmtp()
    smtp.state.refuse = refuse
    const server = await testApp({
      aiUrl: upstream.url,
      allowHosts: [upstream.host],
      mail: { smtpUrl: smtp.url },
      integrationPauses: [1],
    })
    closers.push(upstream.close, smtp.close, server.close)
    const types = [
      'webhook-node',
      'gpt-node',
      'chat-gpt-node',
      'email-node',
      'ask-file-node',
      'plugin-node',
    ]
    const shown: string[] = []
    const show = async (answer: Promise<Response> | Response) => {
      const response = await answer
      shown.push(JSON.stringify([...response.headers]), await response.text())
      return response.status
    }
    const settings = { token: canary(), apiUrl: upstream.url }
    await show(server.api('POST', '/v1/connections', { connector: 'airtable', settings }))
    const [connection] = await server.store.connectors.list('owner')
    const hook = { targetUrl: `${upstream.url}/told`, event: 'lead' }
    const { id: hookId, secret } = (await (await server.api('POST', '/v1/hooks', hook)).json()).data
      .hook
    const integration = {
      connectionId: connection?.id,
      action: 'createRecord',
      input: { baseId: 'app1', table: canary(), fields: { [canary()]: canary() } },
    }
    const nodes = [
      { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
      ...types.map(type => ({ id: type, type, data: data(upstream.url) })),
      { id: 'integration', type: 'integration', data: integration },
    ]
    const edges = nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id, target: id }))
    const bot = {
      name: 'Shop',
      settings: { allowedOrigins: [], note: canary(), limits: { [canary()]: 1 } },
      mail: { password: canary() },
      elements: [{ nodes, edges }],
    }
    expect(planted).toBeGreaterThanOrEqual(40)
    expect(parseBot(bot).flow.nodes.size).toBe(nodes.length)

    await show(server.api('PUT', '/v1/chatbots/shop/flow', bot))
    await show(server.api('POST', '/v1/chatbots/shop/publish'))
    for (const path of ['', '?version=1', '/launcher'])
      await show(server.app.request(`/widget/v1/bots/shop${path}`))
    await show(server.app.request('/widget/v1/bots/shop/sessions', { method: 'POST' }))
    const kinds = [
      ['webhook', 'webhook-node'],
      ['ai', 'gpt-node'],
      ['email', 'email-node'],
      ['upload', 'ask-file-node'],
      ['integration', 'integration'],
    ] as const
    for (const [kind, nodeId] of kinds)
      await show(server.step('shop', nodeId, { answers: { secret: 'said' } }, undefined, kind))
    await show(server.step('shop', 'chat-gpt-node', {}, undefined, 'ai'))
    await expect
      .poll(async () => (await server.store.outbox.last('shop'))[0]?.status, { timeout: 60_000 })
      .toBe(refuse === undefined ? 'sent' : 'failed')
    expect(
      upstream.received.filter(({ url }) => url.startsWith('/v0/app1/')).length,
    ).toBeGreaterThan(0)
    for (const path of ['', `/${connection?.id}`])
      await show(server.api('GET', `/v1/connections${path}`))
    for (const path of ['', `/${hookId}/deliveries`])
      await show(server.api('GET', `/v1/hooks${path}`))
    for (const path of ['versions', 'calls', 'mails'])
      await show(server.api('GET', `/v1/chatbots/shop/${path}`))
    await show(
      server.api('PUT', '/v1/chatbots/shop/flow', {
        ...bot,
        elements: [{ nodes: [...nodes, ...nodes] }],
      }),
    )
    await show(server.app.request('/metrics'))

    expect(upstream.received.length).toBeGreaterThanOrEqual(4)
    expect(shown.join('\n')).not.toContain('canary')
    expect(server.logged.join('\n')).not.toContain('canary')
    expect([...shown, ...server.logged].join('\n')).not.toContain(secret)
  },
)
