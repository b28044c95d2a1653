import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { startProvider } from '../../testing/connectors.js'
import { databases } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testAppOn } from '../../testing/test-app.js'

describe.each(databases)('connections with other products on $name', ({ make }) => {
  let provider: Awaited<ReturnType<typeof startProvider>>
  let server: Awaited<ReturnType<typeof testAppOn>>
  let token = 'pat-that-is-long.c0de'
  const rows: unknown[] = []
  beforeEach(async () => {
    token = 'pat-that-is-long.c0de'
    rows.length = 0
    provider = await startProvider(({ path, method, headers, json }) => {
      if (headers.authorization !== `Bearer ${token}`)
        return { status: 401, body: { error: { message: 'Invalid authentication token' } } }
      if (path === '/v0/meta/bases') return { body: { bases: [{ id: 'app1', name: 'Bakery' }] } }
      if (method !== 'POST') return { body: { id: 'usr1', records: [] } }
      const [{ fields }] = Object(json).records
      if ('Nane' in fields)
        return { status: 422, body: { error: { message: 'Unknown field name: "Nane"' } } }
      rows.push(fields)
      return {
        body: { records: [{ id: 'rec1', createdTime: '2026-11-09T07:10:00.000Z', fields }] },
      }
    })
    server = await testAppOn(make, { allowHosts: [provider.host], integrationPauses: [1, 1] })
  })
  afterEach(async () => {
    await server.close()
    await provider.close()
  })

  const settings = () => ({ token: 'pat-that-is-long.c0de', apiUrl: provider.url })
  const connect = async (more = {}) => {
    const body = { connector: 'airtable', settings: settings(), ...more }
    return (await (await server.api('POST', '/v1/connections', body)).json()).data.connection
  }
  const ask = async (method: string, path: string, body?: unknown, key?: string) => {
    const answer = await server.api(method, `/v1${path}`, body, key)
    return { status: answer.status, ...(await answer.json()) }
  }
  const bot = (connectionId: string, fields: object, action = 'createRecord') => ({
    nodes: [
      { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
      {
        id: 'keep',
        type: 'integration',
        data: {
          connectionId,
          action,
          input: { baseId: 'app1', table: 'Orders', fields },
          responseMapping: [{ path: 'id', variableName: 'record' }],
        },
      },
    ],
    edges: [{ source: 'start', target: 'keep' }],
  })

  test('one is kept sealed, listed, fetched, changed and taken back', async () => {
    const made = await connect({ name: ' Orders ' })
    expect(made).toMatchObject({
      connector: 'airtable',
      name: 'Orders',
      state: 'ok',
      remedy: null,
      settings: { token: { lastFour: 'c0de' }, apiUrl: provider.url },
    })
    expect((await ask('GET', '/connections')).data.connections).toEqual([made])
    expect((await ask('GET', `/connections/${made.id}`)).data.connection).toEqual(made)
    const changed = await ask('PATCH', `/connections/${made.id}`, { name: 'Loaves' })
    expect(changed.data.connection).toMatchObject({ name: 'Loaves', state: 'ok' })
    await ask('DELETE', `/connections/${made.id}`)
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PATCH', ''],
      ['POST', '/check'],
      ['POST', '/options'],
    ] as const) {
      const body =
        path === '/options'
          ? { loader: 'bases' }
          : method === 'GET' || method === 'DELETE'
            ? undefined
            : {}
      expect(await ask(method, `/connections/${made.id}${path}`, body)).toMatchObject({
        status: 404,
        error: { code: 'CONNECTION_NOT_FOUND' },
      })
    }
    expect(server.logged.join('\n')).not.toContain('pat-that-is-long')
  })

  test('a key that is refused is told with what to do, until it is changed', async () => {
    token = 'another'
    const made = await connect()
    expect(made).toMatchObject({
      state: 'failed',
      remedy: expect.stringContaining('takes the key of this connection no longer'),
    })
    token = 'pat-that-is-long.c0de'
    expect((await ask('POST', `/connections/${made.id}/check`, {})).data.connection).toMatchObject({
      state: 'ok',
      remedy: null,
    })
  })

  test('what cannot be read is refused with where it stands', async () => {
    expect(await ask('POST', '/connections', { connector: 'paper', settings: {} })).toMatchObject({
      status: 400,
      error: { details: [{ path: 'connector' }] },
    })
    expect(
      await ask('POST', '/connections', { connector: 'airtable', settings: {} }),
    ).toMatchObject({
      error: { details: [{ path: 'settings.token', message: 'Required' }] },
    })
    expect(
      await ask('POST', '/connections', {
        connector: 'google-sheets',
        settings: { serviceAccount: { a: 1 } },
      }),
    ).toMatchObject({
      error: { details: [{ path: 'settings.serviceAccount' }] },
    })
  })

  test('an address inside is not called, unless who runs the server allows it', async () => {
    const made = await connect({ settings: { ...settings(), apiUrl: 'http://127.0.0.1:9' } })
    expect(made).toMatchObject({
      state: 'failed',
      remedy: expect.stringContaining('TALKGRAPH_ALLOW_HOSTS'),
    })
  })

  test('what can be chosen is loaded, and a refusal is told', async () => {
    const { id } = await connect()
    const options = (body: object) => ask('POST', `/connections/${id}/options`, body)
    expect((await options({ loader: 'bases' })).data.options).toEqual([
      { value: 'app1', label: 'Bakery' },
    ])
    expect((await options({ loader: 'tables' })).data.options).toBeNull()
    expect(await options({ loader: 'shoes' })).toMatchObject({ status: 400 })
    token = 'another'
    expect(await options({ loader: 'bases' })).toMatchObject({
      status: 422,
      error: { code: 'CONNECTION_REFUSED' },
    })
  })

  test('a step carries an action out with what the visitor said', async () => {
    const { id } = await connect()
    await server.bots.publish('shop', bot(id, { Name: '{name}', Pieces: '{pieces}' }))
    const answer = await server.step(
      'shop',
      'keep',
      { values: { name: 'Ann', pieces: 3 } },
      undefined,
      'integration',
    )
    expect(await answer.json()).toMatchObject({
      status: 200,
      body: { id: 'rec1', fields: { Name: 'Ann', Pieces: 3 } },
    })
    expect(rows).toEqual([{ Name: 'Ann', Pieces: 3 }])
  })

  test('a step that fails for good is listed with the provider’s words, and the visitor’s page learns none of them', async () => {
    const { id } = await connect()
    await server.bots.publish('shop', bot(id, { Nane: '{name}' }))
    const answer = await server.step(
      'shop',
      'keep',
      { values: { name: 'Ann' } },
      undefined,
      'integration',
    )
    expect(answer.status).toBe(502)
    expect((await answer.json()).error.message).toBe('Airtable does not take what was sent (422)')
    const { calls } = (await ask('GET', '/chatbots/shop/calls')).data
    expect(calls[0]).toMatchObject({
      nodeId: 'keep',
      error: 'Airtable does not take what was sent (422): Unknown field name: "Nane"',
    })
  })

  test('whoever tries a step sees what it sent and what came back, and never the key', async () => {
    const { id } = await connect()
    const tried = async (field: string) => {
      await ask('PUT', '/chatbots/shop/flow', bot(id, { [field]: '{name}' }))
      const path = '/chatbots/shop/draft/nodes/keep/run'
      return ask('POST', path, { values: { name: 'Ann' } })
    }
    const good = await tried('Name')
    expect(good.data.call).toEqual({
      request: {
        method: 'POST',
        url: `${provider.url}/v0/app1/Orders`,
        headers: { 'content-type': 'application/json', authorization: '••••' },
        body: '{"records":[{"fields":{"Name":"Ann"}}],"typecast":true}',
      },
      answer: { status: 200, text: expect.stringContaining('rec1') },
    })
    const bad = await tried('Nane')
    expect(bad.error.details).toEqual({
      method: 'POST',
      url: `${provider.url}/v0/app1/Orders`,
      sent: '{"records":[{"fields":{"Nane":"Ann"}}],"typecast":true}',
      status: 422,
      answer: '{"error":{"message":"Unknown field name: \\"Nane\\""}}',
    })
    expect(JSON.stringify([good, bad])).not.toContain('pat-that-is-long')
  })

  test('a key that is refused in the middle is noted at its connection, and works again with the next', async () => {
    const { id } = await connect()
    await server.bots.publish('shop', bot(id, { Name: '{name}' }))
    const keep = () =>
      server.step('shop', 'keep', { values: { name: 'Ann' } }, undefined, 'integration')
    token = 'another'
    await memberOf(server, 'owner', 'owner', 'ann@shop.example')
    expect((await keep()).status).toBe(502)
    expect((await keep()).status).toBe(502)
    const mails = await server.store.database.db.selectFrom('outbox').select('mail').execute()
    expect(mails.filter(({ mail }) => mail.includes('Airtable needs you'))).toHaveLength(1)
    expect((await ask('GET', `/connections/${id}`)).data.connection).toMatchObject({
      state: 'failed',
    })
    token = 'pat-that-is-long.c0de'
    expect((await keep()).status).toBe(200)
    expect((await ask('GET', `/connections/${id}`)).data.connection).toMatchObject({ state: 'ok' })
  })

  test('a bot of another account does not reach a connection, and its owner does not see it', async () => {
    const { id } = await connect()
    const { key } = await addKey(server.store.keys, 'other', 'other')
    expect((await ask('GET', '/connections', undefined, key)).data.connections).toEqual([])
    expect(await ask('GET', `/connections/${id}`, undefined, key)).toMatchObject({ status: 404 })
    await ask('PUT', '/chatbots/theirs/flow', bot(id, { Name: 'x' }), key)
    await ask('POST', '/chatbots/theirs/publish', {}, key)
    const answer = await server.step('theirs', 'keep', { values: {} }, undefined, 'integration')
    expect(answer.status).toBe(502)
    expect(rows).toEqual([])
  })
})
