import { afterEach, expect, test } from 'vitest'
import { connectorWith, type ProviderReply, startProvider } from '../../testing/connectors.js'
import { startDescribed } from '../../testing/providers/described.js'
import { zohoDescription } from '../../testing/providers/zoho.js'
import { zoho } from './index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Leads as Zoho keeps them; `trouble` as it happens at each call that writes. */
async function setUp(trouble: (call: number) => ProviderReply | undefined = () => undefined) {
  const leads: Record<string, string>[] = []
  const notes: unknown[] = []
  let writes = 0
  const provider = await startDescribed(
    zohoDescription,
    ({ method, path, headers, json, body, query }) => {
      if (path === '/oauth/v2/token') {
        const form = Object.fromEntries(new URLSearchParams(body))
        return form.refresh_token === 'refresh'
          ? { body: { access_token: 'token', expires_in: 3600, api_domain: 'x' } }
          : { status: 200, body: { error: 'invalid_code' } }
      }
      if (headers.authorization !== 'Zoho-oauthtoken token')
        return {
          status: 401,
          body: {
            code: 'INVALID_TOKEN',
            message: 'invalid oauth token',
            status: 'error',
            details: {},
          },
        }
      if (path === '/crm/v8/settings/fields')
        return { body: { fields: [{ api_name: 'Last_Name', field_label: 'Last Name' }] } }
      if (path === '/crm/v8/Leads/search') {
        const found = leads.findIndex(({ Email }) => Email === query.email)
        return found < 0 ? { status: 204 } : { body: { data: [{ id: String(found) }] } }
      }
      if (method === 'POST') {
        const reply = trouble(writes++)
        if (reply) return reply
      }
      const [given] = Object(json).data
      if (path === '/crm/v8/Notes') {
        notes.push(given)
        return {
          status: 201,
          body: {
            data: [
              {
                code: 'SUCCESS',
                status: 'success',
                message: 'record added',
                details: { id: 'n1' },
              },
            ],
          },
        }
      }
      const [by] = Object(json).duplicate_check_fields
      const at = leads.findIndex(each => each[by] === given[by])
      if (at < 0) leads.push(given)
      else leads[at] = { ...leads[at], ...given }
      const id = String(at < 0 ? leads.length - 1 : at)
      return {
        body: {
          data: [
            {
              code: 'SUCCESS',
              status: 'success',
              message: 'record added',
              action: at < 0 ? 'insert' : 'update',
              details: { id },
            },
          ],
        },
      }
    },
  )
  const settings = {
    clientId: 'id',
    clientSecret: 'secret',
    refreshToken: 'refresh',
    apiUrl: provider.url,
  }
  const connector = connectorWith(zoho, settings, provider.host)
  closers.push(provider.close, connector.close)
  return { ...connector, provider, leads, notes }
}

test('a lead is made once and changed from then on', async () => {
  const { run, leads } = await setUp(call => (call === 0 ? { status: 500, body: {} } : undefined))
  const fields = { Last_Name: 'Ann', Email: 'ann@shop.example' }
  expect(await run('upsertLead', { fields })).toMatchObject({ body: { id: '0', isNew: true } })
  expect(await run('upsertLead', { fields: { Email: fields.Email, City: 'Bern' } })).toMatchObject({
    body: { isNew: false },
  })
  expect(leads).toEqual([{ ...fields, City: 'Bern' }])
})

test('what is not taken is a failure, though the status is a good one', async () => {
  const { run } = await setUp(() => ({
    body: {
      data: [
        {
          code: 'MANDATORY_NOT_FOUND',
          status: 'error',
          message: 'required field not found',
          details: { api_name: 'Last_Name' },
        },
      ],
    },
  }))
  expect(await run('upsertLead', { fields: { City: 'Bern' } })).toMatchObject({
    ok: false,
    detail: 'required field not found: Last_Name',
  })
})

test('a note goes to the lead with this address or this id', async () => {
  const { run, notes } = await setUp()
  const email = 'ann@shop.example'
  expect(await run('addNote', { email, text: 'Rye' })).toMatchObject({
    ok: false,
    detail: 'There is no lead with this e-mail address',
  })
  await run('upsertLead', { fields: { Last_Name: 'Ann', Email: email } })
  expect(await run('addNote', { email, text: 'Rye' })).toMatchObject({ body: { id: 'n1' } })
  await run('addNote', { leadId: '7', title: 'Order', text: 'Rye' })
  expect(notes).toEqual([
    {
      Note_Title: 'Chat',
      Note_Content: 'Rye',
      Parent_Id: { id: '0', module: { api_name: 'Leads' } },
    },
    {
      Note_Title: 'Order',
      Note_Content: 'Rye',
      Parent_Id: { id: '7', module: { api_name: 'Leads' } },
    },
  ])
})

test('a refresh token that Zoho takes no longer is told as a refused key', async () => {
  const provider = await startProvider(() => ({ body: { error: 'invalid_code' } }))
  const settings = {
    clientId: 'id',
    clientSecret: 'secret',
    refreshToken: 'gone',
    apiUrl: provider.url,
  }
  const { run, close } = connectorWith(zoho, settings, provider.host)
  closers.push(provider.close, close)
  expect(await run('upsertLead', { fields: { City: 'Bern' } })).toMatchObject({
    isSignInRefused: true,
  })
})

test('contacts and deals are made once too, a deal with its contact', async () => {
  const { run, leads, provider, notes } = await setUp()
  await run('upsertContact', { fields: { Last_Name: 'Ann', Email: 'ann@shop.example' } })
  const fields = { Deal_Name: 'Cake', Stage: 'Qualification' }
  for (let time = 0; time < 2; time++) await run('upsertDeal', { fields, contactId: '0' })
  expect(leads.slice(1)).toEqual([{ ...fields, Contact_Name: { id: '0' } }])
  await run('addNote', { of: 'Deals', leadId: '1', text: 'Rye' })
  expect(notes).toMatchObject([{ Parent_Id: { id: '1', module: { api_name: 'Deals' } } }])
  expect(await run('addNote', { of: 'Deals', text: 'Rye' })).toMatchObject({ ok: false })
  expect(await run('addNote', { of: 'Cakes', text: 'Rye' })).toMatchObject({
    detail: 'Of what is not filled in as it should be',
  })
  expect(new Set(provider.asked.map(({ path }) => path))).toEqual(
    new Set([
      '/oauth/v2/token',
      '/crm/v8/Contacts/upsert',
      '/crm/v8/Deals/upsert',
      '/crm/v8/Notes',
    ]),
  )
})

test('too many tokens at once are no refused key', async () => {
  const provider = await startProvider(() => ({
    status: 400,
    body: {
      error: 'Access Denied',
      error_description:
        'You have made too many requests continuously. Please try again after some time.',
      status: 'failure',
    },
  }))
  const settings = { clientId: 'id', clientSecret: 's', refreshToken: 'r', apiUrl: provider.url }
  const { run, close } = connectorWith(zoho, settings, provider.host)
  closers.push(provider.close, close)
  const came = await run('upsertLead', { fields: { City: 'Bern' } })
  expect(came).toMatchObject({ ok: false, message: 'Zoho CRM takes no more calls for now (429)' })
  expect(came).not.toHaveProperty('isSignInRefused')
})

test('fields are there to choose from', async () => {
  const { load } = await setUp()
  expect(await load('fields')).toEqual([{ value: 'Last_Name', label: 'Last Name' }])
})
