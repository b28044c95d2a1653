import { afterEach, expect, test } from 'vitest'
import { connectorWith, type ProviderReply } from '../../testing/connectors.js'
import { startDescribed } from '../../testing/providers/described.js'
import { hubspotDescription } from '../../testing/providers/hubspot.js'
import { hubspot } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const at = '2026-11-09T07:10:00.000Z'
const kept = { createdAt: at, updatedAt: at, archived: false }
const batch = { status: 'COMPLETE', startedAt: at, completedAt: at }

/** Contacts as HubSpot keeps them; `trouble` as it happens at each call that writes. */
async function setUp(trouble: (call: number) => ProviderReply | undefined = () => undefined) {
  const contacts = new Map<string, Readonly<Record<string, string>>>()
  const notes: unknown[] = []
  const deals: unknown[] = []
  let writes = 0
  const provider = await startDescribed(
    hubspotDescription,
    ({ method, path, headers, json, query }) => {
      const error = (status: number, message: string) => ({
        status,
        body: { status: 'error', message, category: 'X', correlationId: 'c1' },
      })
      if (headers.authorization !== 'Bearer pat-eu1')
        return error(401, 'Authentication credentials not found')
      if (path === '/crm/v3/properties/contacts')
        return { body: { results: [{ name: 'firstname', label: 'First name' }] } }
      if (path === '/crm/v3/pipelines/deals')
        return {
          body: {
            results: [
              { id: 'default', label: 'Sales', stages: [{ id: 'new', label: 'New' }] },
              { id: 'cakes', label: 'Cakes', stages: [{ id: 'baked', label: 'Baked' }] },
            ],
          },
        }
      if (method === 'POST') {
        const reply = trouble(writes++)
        if (reply) return reply
      }
      if (path === '/crm/v3/objects/contacts/batch/upsert') {
        const [{ id, properties }] = Object(json).inputs
        const isNew = !contacts.has(id)
        contacts.set(id, { ...contacts.get(id), ...properties })
        return {
          body: {
            ...batch,
            results: [{ ...kept, id: '51', new: isNew, properties: contacts.get(id) }],
          },
        }
      }
      if (path === '/crm/v3/objects/0-3') {
        deals.push(json)
        return { status: 201, body: { ...kept, id: '701', properties: {} } }
      }
      if (path === '/crm/v3/objects/notes') {
        notes.push(json)
        return { status: 201, body: { ...kept, id: '901', properties: {} } }
      }
      const email = path.replace('/crm/v3/objects/contacts/', '')
      if (query.idProperty === 'email' && contacts.has(email))
        return { body: { ...kept, id: '51', properties: {} } }
      return error(404, 'resource not found')
    },
  )
  const connector = connectorWith(
    hubspot,
    { token: 'pat-eu1', apiUrl: provider.url },
    provider.host,
  )
  closers.push(provider.close, connector.close)
  return { ...connector, provider, contacts, notes, deals }
}

test('a contact is made once and changed from then on, whatever goes wrong on the way', async () => {
  const { run, contacts } = await setUp(call =>
    call === 0
      ? { status: 502, body: {} }
      : call === 1
        ? { status: 429, headers: { 'retry-after': '1' } }
        : undefined,
  )
  const email = 'ann@shop.example'
  expect(
    await run('upsertContact', { email, properties: { firstname: 'Ann', pieces: 3 } }),
  ).toMatchObject({
    ok: true,
    body: { id: '51', isNew: true, properties: { firstname: 'Ann', pieces: '3', email } },
  })
  expect(await run('upsertContact', { email, properties: { city: 'Bern' } })).toMatchObject({
    body: { isNew: false },
  })
  expect(contacts.get(email)).toEqual({ firstname: 'Ann', pieces: '3', email, city: 'Bern' })
})

test('a contact that is not taken is a failure, though the status is a good one', async () => {
  const { run } = await setUp(() => ({
    status: 207,
    body: {
      ...batch,
      results: [],
      numErrors: 1,
      errors: [
        { status: 'error', category: 'X', message: 'Property "nane" does not exist', context: {} },
      ],
    },
  }))
  expect(await run('upsertContact', { email: 'ann@shop.example' })).toMatchObject({
    ok: false,
    detail: 'Property "nane" does not exist',
  })
})

test('a note goes to the contact, and is not sent again where nobody knows whether it arrived', async () => {
  const { run, notes } = await setUp()
  const email = 'ann@shop.example'
  expect(await run('addNote', { email, text: 'Rye' })).toMatchObject({ ok: false, status: 404 })
  await run('upsertContact', { email })
  expect(await run('addNote', { email, text: 'Rye' })).toMatchObject({
    body: { id: '901', contactId: '51' },
  })
  expect(notes).toMatchObject([
    {
      properties: { hs_note_body: 'Rye' },
      associations: [{ to: { id: '51' }, types: [{ associationTypeId: 202 }] }],
    },
  ])
  const broken = await setUp(call => (call > 0 ? { status: 500, body: {} } : undefined))
  await broken.run('upsertContact', { email })
  expect(await broken.run('addNote', { email, text: 'Rye' })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('not sent again'),
  })
  expect(broken.provider.asked.filter(({ path }) => path.endsWith('/notes'))).toHaveLength(1)
})

test('a deal goes to the contact, or stands alone, and is not sent again where nobody knows whether it arrived', async () => {
  const { run, deals } = await setUp()
  const deal = { name: 'Cake', stage: 'new', amount: 80, properties: { priority: 1 } }
  expect(await run('createDeal', { ...deal, email: 'ann@shop.example' })).toMatchObject({
    ok: false,
    status: 404,
  })
  await run('upsertContact', { email: 'ann@shop.example' })
  await run('createDeal', { ...deal, email: 'ann@shop.example' })
  expect(await run('createDeal', deal)).toMatchObject({ body: { id: '701' } })
  const properties = { dealname: 'Cake', dealstage: 'new', amount: '80', priority: '1' }
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 3 }]
  expect(deals).toEqual([
    { properties, associations: [{ to: { id: '51' }, types }] },
    { properties, associations: [] },
  ])
  const broken = await setUp(() => ({ status: 503, body: {} }))
  expect(await broken.run('createDeal', deal)).toMatchObject({
    detail: expect.stringContaining('not sent again'),
  })
  expect(broken.provider.asked).toHaveLength(1)
})

test('stages are those of the pipeline that is chosen', async () => {
  const { load } = await setUp()
  expect(await load('pipelines')).toHaveLength(2)
  expect(await load('stages')).toEqual([{ value: 'new', label: 'New' }])
  expect(await load('stages', { pipeline: 'cakes' })).toEqual([{ value: 'baked', label: 'Baked' }])
})

test('properties are there to choose from', async () => {
  const { load } = await setUp()
  expect(await load('properties')).toEqual([{ value: 'firstname', label: 'First name' }])
})
