import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProvider } from '../../testing/connectors.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { memberOf, type TestBrowser } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'

describe.each(databases)('connecting by signing in, on $name', ({ make }) => {
  let provider: Awaited<ReturnType<typeof startProvider>>
  let database: TestDatabase
  let servers: Awaited<ReturnType<typeof testApp>>[]
  let ann: TestBrowser
  /** What Airtable has given: each refresh token counts once. */
  let given: { access: string; refresh: string; life: number; challenge: string }
  let refreshes: string[]
  const rows: unknown[] = []

  beforeEach(async () => {
    given = { access: 'access-0', refresh: 'refresh-0', life: 3600, challenge: '' }
    refreshes = []
    rows.length = 0
    provider = await startProvider(({ path, headers, body, json, method }) => {
      if (path === '/oauth2/v1/token') {
        const form = Object.fromEntries(new URLSearchParams(body))
        if (headers.authorization !== `Basic ${btoa('client:s3cret')}`)
          return { status: 401, body: { error: 'invalid_client' } }
        if (form.grant_type === 'refresh_token') refreshes.push(form.refresh_token ?? '')
        const isGood =
          form.grant_type === 'authorization_code'
            ? form.code === 'the-code' && hashOf(form.code_verifier) === given.challenge
            : form.refresh_token === given.refresh
        if (!isGood)
          return {
            status: 400,
            body: { error: 'invalid_grant', error_description: 'Token has been revoked.' },
          }
        const turn = refreshes.length
        given.access = `access-token-number-${turn}`
        given.refresh = `refresh-token-number-${turn}`
        return {
          body: {
            access_token: given.access,
            refresh_token: given.refresh,
            token_type: 'Bearer',
            expires_in: given.life,
            scope: 'data.records:read',
          },
        }
      }
      if (headers.authorization !== `Bearer ${given.access}`)
        return { status: 401, body: { error: { type: 'AUTHENTICATION_REQUIRED' } } }
      if (method === 'POST') {
        const [{ fields }] = Object(json).records
        rows.push(fields)
        return { body: { records: [{ id: 'rec1', createdTime: '2026-11-09T07:10:00Z', fields }] } }
      }
      return { body: { id: 'usr1' } }
    })
    database = await make()
    servers = []
    ann = await memberOf(await server(), 'owner', 'owner', 'ann@shop.example')
  })
  afterEach(async () => {
    for (const each of servers) await each.close()
    await provider.close()
    await database.drop()
  })

  async function server() {
    const made = await testApp({
      database: database.address,
      allowHosts: [provider.host],
      publicUrl: 'http://localhost',
      integrationPauses: [1, 1],
      connectorClients: [
        { name: 'airtable', id: 'client', secret: 's3cret', origin: provider.url },
      ],
    })
    servers.push(made)
    return made
  }

  const begin = async (browser: TestBrowser, more: object = {}) => {
    const body = { connector: 'airtable', ...more }
    const answer = await browser.ask('POST', '/v1/connections/sign-in', body)
    const { data, error } = await answer.json()
    return data ? new URL(data.address) : error
  }
  /** As the product leads back: with a code, or whatever else. */
  const comeBack = async (
    browser: TestBrowser,
    sentTo: URL,
    more: object = { code: 'the-code' },
  ) => {
    given.challenge = sentTo.searchParams.get('code_challenge') ?? ''
    const state = sentTo.searchParams.get('state') ?? ''
    const query = new URLSearchParams({ state, ...more })
    const answer = await browser.ask('GET', `/connections/callback?${query}`)
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams
  }
  const connect = async () => (await comeBack(ann, await begin(ann))).get('connected') ?? ''
  const connection = async (id: string) => {
    const answer = await servers[0]?.api('GET', `/v1/connections/${id}`)
    const { data } = (await answer?.json()) ?? {}
    return data.connection
  }
  const publish = (connectionId: string) =>
    servers[0]?.bots.publish('shop', {
      nodes: [
        { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
        {
          id: 'keep',
          type: 'integration',
          data: {
            connectionId,
            action: 'createRecord',
            input: { baseId: 'app1', table: 'Orders', fields: { Name: '{name}' } },
          },
        },
      ],
      edges: [{ source: 'start', target: 'keep' }],
    })
  const keep = async (on = servers[0], name = 'Ann') =>
    (await on?.step('shop', 'keep', { values: { name } }, undefined, 'integration'))?.status

  test('a member is sent to the product, comes back, and bots work with what was given', async () => {
    const sentTo = await begin(ann)
    expect(`${sentTo.origin}${sentTo.pathname}`).toBe(`${provider.url}/oauth2/v1/authorize`)
    expect(Object.fromEntries(sentTo.searchParams)).toMatchObject({
      client_id: 'client',
      response_type: 'code',
      redirect_uri: 'http://localhost/connections/callback',
      code_challenge_method: 'S256',
      scope: 'data.records:read data.records:write schema.bases:read',
    })
    const id = (await comeBack(ann, sentTo)).get('connected') ?? ''
    expect(await connection(id)).toMatchObject({
      connector: 'airtable',
      name: 'Airtable',
      state: 'ok',
      isSignedIn: true,
      settings: {},
    })
    await publish(id)
    expect(await keep()).toBe(200)
    expect(rows).toEqual([{ Name: 'Ann' }])
    const { db } = servers[0]?.store.database ?? {}
    const all = JSON.stringify(await db?.selectFrom('connector_grants').selectAll().execute())
    expect(all + servers[0]?.logged.join()).not.toMatch(/access-token|refresh-token|s3cret/)
  })

  test('what somebody else brings back counts for nobody', async () => {
    const ben = await memberOf(servers[0] ?? (await server()), 'other', 'owner', 'ben@x.example')
    const sentTo = await begin(ann)
    expect((await comeBack(ben, sentTo)).get('sign-in')).toBe('late')
    expect((await comeBack(ann, sentTo, { error: 'access_denied' })).get('sign-in')).toBe(
      'declined',
    )
    expect((await comeBack(ann, sentTo, { code: 'another' })).get('sign-in')).toBe('failed')
    sentTo.searchParams.set('state', 'made-up')
    expect((await comeBack(ann, sentTo)).get('sign-in')).toBe('late')
    ann = await memberOf(servers[0] ?? (await server()), 'owner', 'agent')
    expect((await comeBack(ann, sentTo)).get('sign-in')).toBe('signed-out')
    expect(await servers[0]?.store.connectors.list('owner')).toEqual([])
  })

  test('a key signs in nowhere, and neither does whoever comes where nothing is set up', async () => {
    const answer = await servers[0]?.api('POST', '/v1/connections/sign-in', {
      connector: 'airtable',
    })
    expect(answer?.status).toBe(403)
    expect(await begin(ann, { connector: 'hubspot' })).toMatchObject({ code: 'CONNECTION_REFUSED' })
    const { data } = (await (await servers[0]?.api('GET', '/v1/connectors'))?.json()) ?? {}
    const signing = data.connectors.filter(({ signsIn }: { signsIn: boolean }) => signsIn)
    expect(signing.map(({ name }: { name: string }) => name)).toEqual(['airtable'])
  })

  test('two servers that need a new token at once fetch one, and both work', async () => {
    given.life = 30
    const id = await connect()
    await publish(id)
    given.life = 3600
    const other = await server()
    const runs = Array.from({ length: 10 }, (_, run) =>
      keep(run % 2 === 0 ? servers[0] : other, `run ${run}`),
    )
    expect(await Promise.all(runs)).toEqual(runs.map(() => 200))
    expect(refreshes).toEqual(['refresh-token-number-0'])
    expect(rows).toHaveLength(10)
  })

  test('a token that is refused before its end is replaced once, on all servers', async () => {
    const id = await connect()
    await publish(id)
    const other = await server()
    expect([await keep(), await keep(other)]).toEqual([200, 200])
    given.access = 'taken back'
    expect(await Promise.all([keep(), keep(other), keep(), keep(other)])).toEqual(
      Array.from({ length: 4 }, () => 200),
    )
    expect(refreshes).toHaveLength(1)
  })

  test('access that was taken back is told once a day, and given anew by signing in again', async () => {
    const id = await connect()
    await publish(id)
    Object.assign(given, { access: 'none', refresh: 'none' })
    expect(await keep()).toBe(502)
    expect(await keep()).toBe(502)
    expect(await connection(id)).toMatchObject({
      state: 'failed',
      remedy: 'Airtable gives this connection access no longer. Sign in again.',
    })
    const failures = await servers[0]?.api('GET', '/v1/chatbots/shop/failures')
    const { data } = (await failures?.json()) ?? {}
    expect(data).toMatchObject({
      calls: 2,
      connections: [{ id, name: 'Airtable', remedy: expect.stringContaining('Sign in again') }],
    })
    const { db } = servers[0]?.store.database ?? {}
    const mails = await db?.selectFrom('outbox').select('mail').execute()
    expect(mails?.filter(({ mail }) => mail.includes('Airtable needs you'))).toHaveLength(1)
    await servers[0]?.api('POST', `/v1/connections/${id}/check`, {})
    expect(await connection(id)).toMatchObject({
      state: 'failed',
      remedy: 'Airtable gives this connection access no longer. Sign in again.',
    })
    const again = await comeBack(ann, await begin(ann, { connectionId: id }))
    expect(again.get('connected')).toBe(id)
    expect(await connection(id)).toMatchObject({ state: 'ok', remedy: null })
    expect(await keep()).toBe(200)
    await servers[0]?.api('PATCH', `/v1/connections/${id}`, {
      settings: { token: given.access, apiUrl: provider.url },
    })
    expect(await connection(id)).toMatchObject({ isSignedIn: false, state: 'ok' })
    expect(await db?.selectFrom('connector_grants').selectAll().execute()).toEqual([])
  })
})

const hashOf = (verifier = '') => createHash('sha256').update(verifier).digest('base64url')
