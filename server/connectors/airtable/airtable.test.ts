import { afterEach, expect, test } from 'vitest'
import { connectorWith, type ProviderReply } from '../../testing/connectors.js'
import { airtableDescription } from '../../testing/providers/airtable.js'
import { startDescribed } from '../../testing/providers/described.js'
import { airtable } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

interface Row {
  readonly id: string
  readonly createdTime: string
  fields: Readonly<Record<string, unknown>>
}

/** A base as Airtable keeps it; `trouble` says what goes wrong at each call that writes: before it is done, or after. */
async function setUp(
  trouble: (call: number) => {
    before?: ProviderReply
    after?: ProviderReply | 'hang up'
  } = () => ({}),
) {
  const rows: Row[] = []
  let writes = 0
  const provider = await startDescribed(
    airtableDescription,
    ({ method, path, query, headers, json }) => {
      if (headers.authorization !== 'Bearer pat')
        return {
          status: 401,
          body: { error: { type: 'AUTHENTICATION_REQUIRED', message: 'Authentication required' } },
        }
      if (path === '/v0/meta/whoami') return { body: { id: 'usr1' } }
      if (path === '/v0/meta/bases')
        return { body: { bases: [{ id: 'app1', name: 'Bakery', permissionLevel: 'create' }] } }
      if (path === '/v0/meta/bases/app1/tables')
        return {
          body: {
            tables: [
              {
                id: 'tbl1',
                name: 'Orders / now',
                primaryFieldId: 'fld1',
                views: [],
                fields: [{ id: 'fld1', name: 'Name', type: 'singleLineText' }],
              },
            ],
          },
        }
      if (!path.startsWith('/v0/app1/Orders / now'))
        return {
          status: 404,
          body: { error: { type: 'TABLE_NOT_FOUND', message: 'Could not find table' } },
        }
      if (method === 'GET' || path.endsWith('/listRecords')) {
        const wanted = /= LOWER\('(.*)'\)$/.exec(query.filterByFormula ?? '')?.[1]
        const found =
          wanted === undefined ? rows.toReversed() : rows.filter(row => row.fields.Name === wanted)
        return {
          body: {
            records: found.slice(0, Number(query.maxRecords ?? Object(json).maxRecords ?? 100)),
          },
        }
      }
      const { before, after } = trouble(writes++)
      if (before) return before
      const given = Object(json)
      const fields = given.records?.[0].fields ?? given.fields
      const named = /\/(rec\w+)$/.exec(path)?.[1]
      const key = given.performUpsert?.fieldsToMergeOn[0]
      const same = rows.find(row => row.id === named || (key && row.fields[key] === fields[key]))
      const row = same ?? { id: `rec${rows.length}`, createdTime: new Date().toISOString(), fields }
      if (same) same.fields = { ...same.fields, ...fields }
      else rows.push(row)
      if (after === 'hang up') return undefined
      return after ?? { body: given.records ? { records: [row] } : row }
    },
  )
  const connector = connectorWith(airtable, { token: 'pat', apiUrl: provider.url }, provider.host)
  closers.push(provider.close, connector.close)
  return { ...connector, rows, provider }
}

const place = { baseId: 'app1', table: 'Orders / now' }

test('creates a record with what fields hold, in a table whose name has a slash', async () => {
  const { run, provider } = await setUp()
  const made = await run('createRecord', {
    ...place,
    fields: { Name: 'Ann', Pieces: 3, Tags: ['a', 'b'] },
  })
  expect(made).toMatchObject({ ok: true, body: { id: 'rec0', fields: { Name: 'Ann', Pieces: 3 } } })
  expect(provider.asked[0]).toMatchObject({
    method: 'POST',
    url: '/v0/app1/Orders%20%2F%20now',
    json: { records: [{ fields: { Name: 'Ann', Pieces: 3, Tags: 'a, b' } }], typecast: true },
  })
})

test('finds a record by a field, and says so where there is none', async () => {
  const { run, rows } = await setUp()
  rows.push({ id: 'rec9', createdTime: '2026-01-01T00:00:00.000Z', fields: { Name: 'Ann' } })
  expect(await run('findRecord', { ...place, field: 'Name', value: 'Ann' })).toMatchObject({
    body: { found: true, id: 'rec9', fields: { Name: 'Ann' } },
  })
  expect(await run('findRecord', { ...place, field: 'Name', value: "O'Hara" })).toMatchObject({
    body: { found: false },
  })
})

test('updates the record that is named, or the one with the same value in a field', async () => {
  const { run, rows } = await setUp()
  await run('createRecord', { ...place, fields: { Name: 'Ann' } })
  await run('updateRecord', { ...place, recordId: 'rec0', fields: { Pieces: 4 } })
  await run('updateRecord', { ...place, mergeOn: ['Name'], fields: { Name: 'Ann', Town: 'Bern' } })
  expect(rows.map(({ fields }) => fields)).toEqual([{ Name: 'Ann', Pieces: 4, Town: 'Bern' }])
  expect(await run('updateRecord', { ...place, fields: { Pieces: 4 } })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('Neither a record'),
  })
})

test('each record is there once, whatever goes wrong on the way', async () => {
  const { run, rows } = await setUp(call =>
    call % 4 === 1
      ? { before: { status: 429, headers: { 'retry-after': '1' } } }
      : call % 4 === 2
        ? { after: { status: 500, body: {} } }
        : call % 4 === 3
          ? { after: 'hang up' }
          : {},
  )
  for (let order = 0; order < 40; order++)
    expect(
      await run('createRecord', { ...place, fields: { Name: `order ${order}` } }),
    ).toMatchObject({ ok: true })
  expect(rows.map(({ fields }) => fields.Name)).toEqual(
    Array.from({ length: 40 }, (_, order) => `order ${order}`),
  )
})

test.each([
  [401, 'refuses the sign-in', { isSignInRefused: true }],
  [403, 'does not allow this', {}],
  [404, 'does not have what the step names', {}],
  [422, 'does not take what was sent', { detail: 'Unknown field name: "Nane"' }],
] as const)('a status %s is told in words and not tried again', async (status, words, more) => {
  const error = { type: 'X', message: 'Unknown field name: "Nane"' }
  const { run, provider } = await setUp(() => ({ before: { status, body: { error } } }))
  expect(await run('createRecord', { ...place, fields: { Nane: 'Ann' } })).toMatchObject({
    ok: false,
    status,
    message: `Airtable ${words} (${status})`,
    ...more,
  })
  expect(provider.asked).toHaveLength(1)
})

test('is given up where it takes no more calls, or is out of order for good', async () => {
  const busy = await setUp(() => ({ before: { status: 429, headers: { 'retry-after': '30' } } }))
  expect(await busy.run('createRecord', { ...place, fields: { Name: 'Ann' } })).toMatchObject({
    ok: false,
    status: 429,
  })
  const broken = await setUp(() => ({ before: { status: 503, body: {} } }))
  expect(await broken.run('createRecord', { ...place, fields: { Name: 'Ann' } })).toMatchObject({
    ok: false,
    message: 'Airtable is out of order for now (503)',
  })
  expect(broken.provider.asked.filter(({ url }) => !url.endsWith('/listRecords'))).toHaveLength(4)
})

test('bases, tables and fields are there to choose from, once what they stand in is chosen', async () => {
  const { load } = await setUp()
  expect(await load('bases')).toEqual([{ value: 'app1', label: 'Bakery' }])
  expect(await load('tables')).toBeUndefined()
  expect(await load('tables', { baseId: 'app1' })).toEqual([
    { value: 'Orders / now', label: 'Orders / now' },
  ])
  expect(await load('fields', { baseId: 'app1', table: 'tbl1' })).toEqual([
    { value: 'Name', label: 'Name' },
  ])
})

test('a text of a hundred thousand letters is looked for, too, where nobody knows whether it arrived', async () => {
  const { run, rows, provider } = await setUp(call =>
    call === 0 ? { after: { status: 503, body: {} } } : {},
  )
  const Name = 'a'.repeat(90_000)
  expect(await run('createRecord', { ...place, fields: { Name } })).toMatchObject({ ok: true })
  expect(rows).toHaveLength(1)
  expect(provider.asked.every(({ url }) => url.length < 16_000)).toBe(true)
})

test('what has arrived counts as done, though no try was told so', async () => {
  const { run, rows } = await setUp(() => ({ after: { status: 502, body: {} } }))
  expect(await run('createRecord', { ...place, fields: { Name: 'Ann' } })).toMatchObject({
    ok: true,
    body: { id: 'rec0' },
  })
  expect(rows).toHaveLength(1)
})

test('what is missing is said before anybody is called', async () => {
  const { run, provider } = await setUp()
  expect(
    await run('createRecord', { baseId: 'app1', table: ' ', fields: { Name: 'Ann' } }),
  ).toMatchObject({
    ok: false,
    detail: 'Table: it is blank',
  })
  expect(
    await run('createRecord', { baseId: '..', table: 'x', fields: { Name: 'Ann' } }),
  ).toMatchObject({ ok: false })
  expect(provider.asked).toEqual([])
})
