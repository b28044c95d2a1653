import { afterEach, expect, test } from 'vitest'
import { botWith, botWithWebhook } from '../../testing/bots.js'
import { takePostgres } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'
import { type RunningServer, startServer } from '../start.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function appWith(limits: Record<string, unknown>) {
  const server = await testApp()
  closers.push(server.close)
  await server.bots.publish('orders', { ...botWithWebhook({}), settings: { limits } })
  return server
}

test('says how much is left, in every answer to a step', async () => {
  const { step, tokens } = await appWith({ stepsPerSession: { count: 2, seconds: 30 } })
  const { token } = await tokens.issue('orders')
  const first = await step('orders', 'call', {}, token)
  expect(first.headers.get('ratelimit-policy')).toBe(
    '"address";q=120;w=60, "address-total";q=5000;w=86400, "session";q=2;w=30, "session-total";q=500;w=3600, "bot";q=6000;w=60, "bot-total";q=500000;w=86400',
  )
  expect(first.headers.get('ratelimit')).toMatch(/^"address";r=119;t=\d+, .*"session";r=1;t=\d+/)
  await step('orders', 'call', {}, token)
  const third = await step('orders', 'call', {}, token)
  expect(third.status).toBe(429)
  expect(third.headers.get('ratelimit')).toContain('"session";r=0;t=')
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(third.headers.get('retry-after'))).toBeLessThanOrEqual(30)
})

test.each([
  ['totalPerSession', 'session-total'],
  ['stepsPerAddress', 'address'],
  ['totalPerAddress', 'address-total'],
  ['stepsPerBot', 'bot'],
  ['totalPerBot', 'bot-total'],
])('an owner sets %s', async (name, policy) => {
  const { step, tokens } = await appWith({ [name]: 1 })
  const { token } = await tokens.issue('orders')
  await step('orders', 'call', {}, token)
  const second = await step('orders', 'call', {}, token)
  expect(second.status).toBe(429)
  expect(second.headers.get('ratelimit')).toContain(`"${policy}";r=0;`)
  const other = await step('orders', 'call', {})
  expect(other.status === 429).toBe(!policy.startsWith('session'))
})

test.each(['stepsPerBot', 'totalPerBot', 'aiPerBot'])(
  'calls that are refused use up nothing of what all visitors share: %s',
  async name => {
    const server = await testApp()
    closers.push(server.close)
    const limits = { [name]: 3, stepsPerSession: 2 }
    await server.bots.publish('orders', { ...botWith('gpt-node', {}), settings: { limits } })
    const { token } = await server.tokens.issue('orders')
    const step = (nodeId: string, of?: string) => server.step('orders', nodeId, {}, of, 'ai')
    const statuses = []
    for (let call = 0; call < 8; call++) statuses.push((await step('call', token)).status)
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
    expect((await step('nowhere')).status).toBe(404)
    expect((await step('hello')).status).toBe(404)
    expect((await step('call')).status).toBe(200)
    const over = await step('call')
    expect(over.status).toBe(429)
    expect(over.headers.get('ratelimit')).toMatch(/"bot[a-z-]*";r=0/)
  },
)

test.each([
  ['uploadsPerSession', 'session-uploads'],
  ['uploadsPerAddress', 'address-uploads'],
  ['uploadsPerBot', 'bot-uploads'],
])('an owner sets %s, which holds for files alone', async (name, policy) => {
  const server = await testApp()
  closers.push(server.close)
  const settings = { limits: { [name]: 1 } }
  await server.bots.publish('orders', { ...botWith('ask-file-node', {}), settings })
  const { token } = await server.tokens.issue('orders')
  const step = (of?: string) => server.step('orders', 'call', {}, of, 'upload')
  await step(token)
  const second = await step(token)
  expect(second.status).toBe(429)
  expect(second.headers.get('ratelimit')).toContain(`"${policy}";r=0;`)
  expect((await step()).status === 429).toBe(!policy.startsWith('session'))
  await server.bots.publish('asks', { ...botWith('gpt-node', {}), settings })
  for (let call = 0; call < 3; call++)
    expect((await server.step('asks', 'call', {}, undefined, 'ai')).status).toBe(200)
})

test('who called too often is told when the own limit ends, not that of all', async () => {
  const { step, tokens } = await appWith({
    stepsPerSession: { count: 1, seconds: 30 },
    totalPerBot: 2,
  })
  const { token } = await tokens.issue('orders')
  let last = await step('orders', 'call', {}, token)
  for (let call = 0; call < 3; call++) last = await step('orders', 'call', {}, token)
  expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(30)
  expect(last.headers.get('ratelimit')).toContain('"bot-total";r=1;')
})

test('limits that cannot be read leave those of the server', async () => {
  for (const limits of [{ stepsPerSession: -1 }, { stepsPerSession: 'no' }, [], null, 'x']) {
    const { step } = await appWith(limits as Record<string, unknown>)
    const response = await step('orders', 'call', {})
    expect(response.headers.get('ratelimit-policy')).toContain('"session";q=30;w=60')
  }
})

test('two servers on one PostgreSQL behave as one', async () => {
  const { address: database, drop } = await takePostgres()
  closers.push(drop)
  const options = {
    database,
    apiKey: 'a-key-of-both',
    rateLimits: { stepsPerSession: { count: 4, seconds: 60 } },
  }
  const servers = await Promise.all([startServer(options), startServer(options)])
  for (const server of servers) closers.push(() => server.stop(100))
  const [one, two] = servers
  await one.publish('orders', botWithWebhook({ url: 'http://127.0.0.1' }))
  expect((await fetch(`${two.url}/widget/v1/bots/demo`)).status).toBe(200)

  const started = await fetch(`${one.url}/widget/v1/bots/orders/sessions`, { method: 'POST' })
  const { token } = await started.json()
  const step = ({ url }: RunningServer) =>
    fetch(`${url}/widget/v1/bots/orders/nodes/call/webhook`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{}',
    }).then(({ status }) => status)
  expect([
    await step(one),
    await step(two),
    await step(two),
    await step(one),
    await step(two),
  ]).toEqual([502, 502, 502, 502, 429])

  const key = {
    headers: { authorization: 'Bearer a-key-of-both', 'content-type': 'application/json' },
  }
  const published = async ({ url }: RunningServer) =>
    (await (await fetch(`${url}/widget/v1/bots/orders`)).json()).version
  expect(await published(two)).toBe('1')
  await fetch(`${one.url}/v1/chatbots/orders/flow`, {
    ...key,
    method: 'PUT',
    body: JSON.stringify(botWithWebhook({})),
  })
  await fetch(`${one.url}/v1/chatbots/orders/publish`, { ...key, method: 'POST' })
  expect(await published(one)).toBe('2')
  await expect.poll(() => published(two), { timeout: 60_000 }).toBe('2')
  const versions = await fetch(`${two.url}/v1/chatbots/orders/versions`, key)
  expect((await versions.json()).data.publishedVersion).toBe(2)
  expect(
    (await (await fetch(`${two.url}/v1/chatbots/demo/versions`, key)).json()).data.versions,
  ).toHaveLength(1)
})

test('mails have limits of their own, per address and per bot', async () => {
  const one = { mailsPerAddress: { count: 2, seconds: 60 } }
  for (const [rateLimits, name] of [
    [one, 'address-mails'],
    [{ mailsPerBot: { count: 2, seconds: 60 } }, 'bot-mails'],
  ] as const) {
    const server = await testApp({ rateLimits })
    await server.bots.publish('mail', botWith('email-node', { to: 'a@b.example' }))
    const send = async () => (await server.step('mail', 'call', {}, undefined, 'email')).status
    expect([await send(), await send(), await send()]).toEqual([202, 202, 429])
    const refused = await server.step('mail', 'call', {}, undefined, 'email')
    expect(refused.headers.get('ratelimit-policy')).toContain(`"${name}";q=2;w=60`)
    await server.close()
  }
})
