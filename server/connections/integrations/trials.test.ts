import { afterEach, expect, test } from 'vitest'
import { startProvider } from '../../testing/connectors.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A Salesforce that gives this token for one secret, and takes whatever token it is shown. */
async function startSalesforce(token: string, secret: string) {
  const provider = await startProvider(({ path, body }) => {
    if (path !== '/services/oauth2/token') return { body: { fields: [] } }
    return new URLSearchParams(body).get('client_secret') === secret
      ? { body: { access_token: token } }
      : { status: 400, body: { error: 'invalid_client' } }
  })
  closers.push(provider.close)
  const shown = () => provider.asked.flatMap(({ headers }) => headers.authorization ?? [])
  return { ...provider, shown }
}

async function setUp() {
  const here = await startSalesforce('token-of-here', 'right')
  const there = await startSalesforce('token-of-there', 'other')
  const server = await testApp({ allowHosts: [here.host, there.host], integrationPauses: [1] })
  closers.push(server.close)
  const ask = async (method: string, path: string, body: object) =>
    (await (await server.api(method, `/v1/connections${path}`, body)).json()).data.connection
  const connect = (apiUrl: string, clientSecret: string) =>
    ask('POST', '', {
      connector: 'salesforce',
      settings: { clientId: 'id', clientSecret, apiUrl },
    })
  return { here, there, ask, connect }
}

test('a wrong secret is refused though another one was right just before, and no token goes elsewhere', async () => {
  const { here, there, connect } = await setUp()
  expect(await connect(here.url, 'right')).toMatchObject({ state: 'ok' })
  expect(await connect(there.url, 'wrong')).toMatchObject({ state: 'failed' })
  expect(await connect(here.url, 'wrong')).toMatchObject({ state: 'failed' })
  expect(there.shown()).toEqual([])
  expect(new Set(here.shown())).toEqual(new Set(['Bearer token-of-here']))
})

test('two that are tried at once are tried each by its own', async () => {
  const { here, there, connect } = await setUp()
  const both = await Promise.all([
    connect(here.url, 'right'),
    connect(there.url, 'wrong'),
    connect(there.url, 'other'),
  ])
  expect(both.map(({ state }) => state)).toEqual(['ok', 'failed', 'ok'])
  expect(new Set(here.shown())).toEqual(new Set(['Bearer token-of-here']))
  expect(new Set(there.shown())).toEqual(new Set(['Bearer token-of-there']))
})

test('a connection that goes elsewhere shows its old token there neither while it is tried nor later', async () => {
  const { here, there, ask, connect } = await setUp()
  const { id } = await connect(here.url, 'right')
  expect(await ask('POST', `/${id}/check`, {})).toMatchObject({ state: 'ok' })
  const change = (settings: object) => ask('PATCH', `/${id}`, { settings })
  expect(await change({ apiUrl: there.url })).toMatchObject({ state: 'failed' })
  expect(await change({ clientSecret: 'other' })).toMatchObject({ state: 'ok' })
  expect(await ask('POST', `/${id}/check`, {})).toMatchObject({ state: 'ok' })
  expect(new Set(there.shown())).toEqual(new Set(['Bearer token-of-there']))
})
