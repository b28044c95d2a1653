import Database from 'better-sqlite3'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { firstOwner, isPostgres } from '../../store/index.js'
import { botWith, botWithWebhook } from '../../testing/bots.js'
import { bareDatabases, databases } from '../../testing/databases.js'
import { callUnderWay } from '../../testing/jobs.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test.each(databases)('is ready as long as $name answers', async ({ make }) => {
  const database = await make()
  const server = await testApp({ database: database.address })
  const ready = async () => {
    const response = await server.app.request('/readyz')
    return { status: response.status, ...(await response.json()) }
  }
  expect(await ready()).toEqual({ status: 'ready' })
  expect((await server.app.request('/readyz')).status).toBe(200)
  await server.close()
  expect((await server.app.request('/readyz')).status).toBe(503)
  expect((await server.app.request('/healthz')).status).toBe(200)
  await database.drop()
})

test.each(bareDatabases)(
  'is not ready while $name takes nothing, as with a full disk',
  async ({ make }) => {
    const database = await make()
    const server = await testApp({ database: database.address })
    const full = await fill(database.address)
    expect((await server.app.request('/readyz')).status).toBe(503)
    expect(await (await server.app.request('/readyz')).json()).toEqual({ status: 'no database' })
    await full.free()
    expect((await server.app.request('/readyz')).status).toBe(200)
    await server.close()
    await database.drop()
  },
)

/** Makes a database refuse every new entry, as a full disk does. */
async function fill(address: string) {
  if (!isPostgres(address)) {
    const database = new Database(address)
    for (const event of ['insert', 'update'])
      database.exec(
        `create trigger full_${event} before ${event} on kept begin select raise(abort, 'disk is full'); end`,
      )
    return {
      free: async () =>
        void database.exec('drop trigger full_insert; drop trigger full_update').close(),
    }
  }
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(
    "create function full_disk() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$",
  )
  await client.query(
    'create trigger full_disk before insert or update on kept execute function full_disk()',
  )
  return {
    free: async () => {
      await client.query('drop trigger full_disk on kept')
      await client.end()
    },
  }
}

test('measures requests by route, never by address, and mails by status', async () => {
  const server = await testApp()
  closers.push(server.close)
  await server.bots.publish('secret-bot', botWith('email-node', { to: 'a@b.example' }))
  await server.app.request('/widget/v1/bots/secret-bot?version=secret')
  await server.app.request('/nowhere/secret')
  await server.step('secret-bot', 'call', {}, undefined, 'email')
  const response = await server.app.request('/metrics')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain(
    'talkgraph_http_requests_total{method="GET",route="/widget/v1/bots/:id",status="404"} 1',
  )
  expect(text).toContain('talkgraph_outbox_mails{status="waiting"} 1')
  expect(text).toContain('talkgraph_connections{state="waiting"} 0')
  expect(text).toContain('talkgraph_connections_ended_total{reason="address"} 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('secret')
})

test.each(databases)('counts what waits in $name, and its connections', async ({ name, make }) => {
  const database = await make()
  const server = await testApp({
    database: database.address,
    deliveryTiming: { pauses: [3_600_000] },
  })
  await server.bots.publish(
    'shop',
    botWithWebhook({ url: 'http://localhost:1/', waitForResponse: false }),
  )
  const { jobs } = server.store
  await jobs.keep(callUnderWay('waits', 'shop'))
  await jobs.keep(callUnderWay('given-up', 'shop'))
  await jobs.failed('given-up', 'a-test', 'The answer has status 400', undefined)
  const text = await (await server.app.request('/metrics')).text()
  expect(text).toContain('talkgraph_webhook_deliveries{status="waiting"} 1')
  expect(text).toContain('talkgraph_webhook_deliveries{status="failed"} 1')
  expect(text).toContain('talkgraph_jobs{handler="webhook",state="waiting"} 1')
  expect(text).toContain('talkgraph_jobs{handler="webhook",state="failed"} 1')
  expect(text).toContain('talkgraph_job_attempts_total{handler="webhook",outcome="given-up"} 0')
  if (name === 'PostgreSQL')
    expect(text).toMatch(/talkgraph_database_connections\{state="idle"\} [1-9]/)
  else expect(text).not.toContain('talkgraph_database_connections{')
  await server.close()
  await database.drop()
})

test('a request that keeps all others waiting is named by route and account, in the log and by a metric', async () => {
  const server = await testApp()
  closers.push(server.close)
  await server.api('PUT', '/v1/chatbots/canary-bot/flow', botWith('message', { text: 'canary' }))
  server.services.standstills.start()
  const find = vi.spyOn(server.store.bots, 'find').mockImplementationOnce(async () => {
    const end = performance.now() + 400
    while (performance.now() < end);
    return undefined
  })
  closers.push(async () => find.mockRestore())
  const edit = '{"since":1,"name":"canary"}'
  await server.api('PATCH', '/v1/chatbots/canary-bot/flow', edit, undefined, {
    'content-length': String(edit.length),
  })
  const told = () => server.logged.filter(line => line.includes('The server stood still'))
  await expect.poll(() => told().join('')).toContain('/chatbots/:chatbotId/flow')
  const line = told().find(each => each.includes('/chatbots/:chatbotId/flow'))
  expect(JSON.parse(line ?? '')).toMatchObject({
    ran: 'PATCH /v1/chatbots/:chatbotId/flow',
    account: firstOwner,
    requestId: expect.any(String),
    size: 27,
  })
  expect(line).not.toContain('canary')
  expect(await (await server.app.request('/metrics')).text()).toContain(
    'talkgraph_standstills_total{ran="PATCH /v1/chatbots/:chatbotId/flow"} 1',
  )
})

test('asks for the token of the operator where one is set', async () => {
  const server = await testApp({ metricsToken: 'a-token-of-mine' })
  closers.push(server.close)
  const ask = async (authorization: string) =>
    (await server.app.request('/metrics', { headers: { authorization } })).status
  expect(await ask('Bearer a-token-of-mine')).toBe(200)
  for (const wrong of ['', 'Bearer a-token-of-mino', 'a-token-of-mine', 'Bearer x'])
    expect(await ask(wrong)).toBe(404)
})

test('logs requests without address, answers or token', async () => {
  const server = await testApp()
  closers.push(server.close)
  await server.bots.publish(
    'orders',
    botWithWebhook({ url: 'http://canary.invalid/canary', waitForResponse: true }),
  )
  await server.step('orders', 'call', { answers: { a: 'canary' } })
  await server.api('PUT', '/v1/chatbots/canary/flow', '{"canary"', 'canary')
  await server.app.request('/widget/v1/bots/canary?canary=1', {
    headers: { authorization: 'canary' },
  })
  const text = server.logged.join('')
  expect(text).toContain('"route":"/widget/v1/bots/:id/nodes/:nodeId/webhook","status":502')
  expect(text).not.toContain('canary')
})
