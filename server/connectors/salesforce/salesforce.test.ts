import { afterEach, expect, test } from 'vitest'
import { connectorWith, type ProviderReply } from '../../testing/connectors.js'
import { startDescribed } from '../../testing/providers/described.js'
import { salesforceDescription } from '../../testing/providers/salesforce.js'
import { salesforce } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const api = '/services/data/v62.0'

/** Leads as Salesforce keeps them; `trouble` as it happens at each call that writes a lead. */
async function setUp(trouble: (call: number) => ProviderReply | undefined = () => undefined) {
  const leads = new Map<string, Readonly<Record<string, string>>>()
  const notes: unknown[] = []
  let writes = 0
  let token = 'none'
  let signIns = 0
  const provider = await startDescribed(
    salesforceDescription,
    ({ method, path, headers, json, body }) => {
      if (path === '/services/oauth2/token') {
        const form = Object.fromEntries(new URLSearchParams(body))
        if (form.client_secret !== 'secret')
          return { status: 401, body: { error: 'invalid_client' } }
        expect(form).toMatchObject({ grant_type: 'client_credentials', client_id: 'key' })
        token = `token-${++signIns}`
        return { body: { access_token: token, instance_url: 'x', token_type: 'Bearer' } }
      }
      if (headers.authorization !== `Bearer ${token}`)
        return {
          status: 401,
          body: [{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }],
        }
      if (path === `${api}/sobjects/Lead/describe`)
        return {
          body: {
            fields: [
              { name: 'LastName', label: 'Last name' },
              { name: 'Email__c', label: 'Mail', externalId: true },
            ],
          },
        }
      if (path === `${api}/sobjects/Note`) {
        notes.push(json)
        return { status: 201, body: { id: '002', success: true, errors: [] } }
      }
      const id = path.replace(/^.*\/sobjects\/\w+\/\w+\//, '')
      if (method === 'GET')
        return leads.has(id)
          ? { body: { Id: '00Q1' } }
          : {
              status: 404,
              body: [{ message: 'The requested resource does not exist', errorCode: 'NOT_FOUND' }],
            }
      const reply = trouble(writes++)
      if (reply) return reply
      const isNew = !leads.has(id)
      leads.set(id, { ...leads.get(id), ...Object(json) })
      return isNew
        ? { status: 201, body: { id: '00Q1', success: true, errors: [], created: true } }
        : { status: 200, body: { id: '00Q1', success: true, errors: [], created: false } }
    },
  )
  const settings = { clientId: 'key', clientSecret: 'secret', apiUrl: provider.url }
  const connector = connectorWith(salesforce, settings, provider.host)
  closers.push(provider.close, connector.close)
  return {
    ...connector,
    provider,
    leads,
    notes,
    expire: () => {
      token = 'other'
    },
  }
}

const lead = { externalField: 'Email__c', value: 'ann/1@shop.example' }

test('a lead is made once and changed from then on, though the session ends in between', async () => {
  const { run, leads, expire, provider } = await setUp(call =>
    call === 0 ? { status: 503, body: [] } : undefined,
  )
  const fields = { LastName: 'Ann', Company: 'Shop', Email__c: 'ann/1@shop.example' }
  expect(await run('upsertLead', { ...lead, fields })).toMatchObject({
    body: { id: '00Q1', isNew: true },
  })
  expire()
  expect(await run('upsertLead', { ...lead, fields: { City: 'Bern' } })).toMatchObject({
    body: { isNew: false },
  })
  expect(leads.get('ann/1@shop.example')).toEqual({
    LastName: 'Ann',
    Company: 'Shop',
    City: 'Bern',
  })
  expect(provider.asked.filter(({ path }) => path.endsWith('/token'))).toHaveLength(2)
})

test('a note goes to the lead', async () => {
  const { run, notes } = await setUp()
  expect(await run('addNote', { ...lead, text: 'Rye' })).toMatchObject({ ok: false, status: 404 })
  await run('upsertLead', { ...lead, fields: { LastName: 'Ann' } })
  expect(await run('addNote', { ...lead, text: 'Rye' })).toMatchObject({
    body: { id: '002', leadId: '00Q1' },
  })
  expect(notes).toEqual([{ ParentId: '00Q1', Title: 'Chat', Body: 'Rye' }])
})

test('contacts and deals are written, and notes of theirs', async () => {
  const { run, provider } = await setUp()
  const deal = { externalField: 'Chat__c', value: 'x1' }
  await run('upsertContact', { ...lead, fields: { LastName: 'Ann' } })
  await run('upsertDeal', {
    ...deal,
    fields: { Name: 'Cake', StageName: 'New', CloseDate: '2026-12-31' },
  })
  expect(provider.asked.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PATCH ${api}/sobjects/Contact/Email__c/ann/1@shop.example`,
    `PATCH ${api}/sobjects/Opportunity/Chat__c/x1`,
  ])
  expect(await run('addNote', { ...deal, of: 'Opportunity', text: 'Rye' })).toMatchObject({
    body: { id: '002', parentId: '00Q1' },
  })
})

test('a lead that somebody else is writing is tried again', async () => {
  const { run, leads } = await setUp(call =>
    call === 0
      ? {
          status: 400,
          body: [{ message: 'unable to obtain exclusive access', errorCode: 'UNABLE_TO_LOCK_ROW' }],
        }
      : undefined,
  )
  expect(await run('upsertLead', { ...lead, fields: { LastName: 'Ann' } })).toMatchObject({
    ok: true,
  })
  expect(leads.size).toBe(1)
})

test('a value that more leads than one have is told as that', async () => {
  const { run } = await setUp(() => ({
    status: 300,
    body: ['/sobjects/Lead/1', '/sobjects/Lead/2'],
  }))
  expect(await run('upsertLead', { ...lead, fields: { LastName: 'Ann' } })).toMatchObject({
    ok: false,
    message: 'Salesforce has more than one of what the step names (300)',
  })
})

test('what Salesforce refuses is told in its words', async () => {
  const { run } = await setUp(() => ({
    status: 400,
    body: [
      { message: 'Required fields are missing: [LastName]', errorCode: 'REQUIRED_FIELD_MISSING' },
    ],
  }))
  expect(await run('upsertLead', { ...lead, fields: { City: 'Bern' } })).toMatchObject({
    ok: false,
    message: 'Salesforce does not take what was sent (400)',
    detail: 'Required fields are missing: [LastName]',
  })
})

test('fields are there to choose from, and those by which a lead is known', async () => {
  const { load } = await setUp()
  expect(await load('fields')).toHaveLength(2)
  expect(await load('externalFields')).toEqual([{ value: 'Email__c', label: 'Mail' }])
})
