import { afterEach, expect, test } from 'vitest'
import { connectorOf } from '../../connectors/all.js'
import { createOutbound } from '../../platform/outbound/index.js'
import { type ProviderReply, startProvider } from '../../testing/connectors.js'
import { readConnectorClients } from './connector-clients.js'
import { addressToGive, tokensForRefresh } from './oauth-client.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function refresh(reply: ProviderReply | undefined, name = 'hubspot') {
  const provider = await startProvider(() => reply)
  const outbound = createOutbound({ allowHosts: [provider.host] })
  closers.push(provider.close, outbound.close)
  const oauth = connectorOf(name)?.oauth
  if (!oauth) throw new Error(`${name} has no sign-in`)
  const client = { name, id: 'id', secret: 'secret', origin: provider.url }
  const came = await tokensForRefresh({ title: 'HubSpot', oauth, client }, 'refresh', outbound)
  return { came, provider }
}

test('new tokens are asked for as the product wants it, and the old refresh token goes on where none comes', async () => {
  const { came, provider } = await refresh({
    body: { access_token: 'new', token_type: 'bearer', expires_in: 1800 },
  })
  expect(came).toMatchObject({ ok: true, access: 'new', refresh: undefined, life: 1_800_000 })
  expect(Object.fromEntries(new URLSearchParams(provider.asked[0]?.body))).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'refresh',
    client_id: 'id',
    client_secret: 'secret',
  })
  const answer = { access_token: 'new', token_type: 'Bearer', instance_url: 'https://x.example' }
  expect((await refresh({ body: answer }, 'salesforce')).came).toMatchObject({ life: 3_600_000 })
})

test.each([
  [
    'OAuth',
    400,
    { error: 'invalid_grant', error_description: 'revoked' },
    'refuses the sign-in',
    true,
  ],
  [
    'HubSpot',
    400,
    { status: 'BAD_REFRESH_TOKEN', message: 'missing' },
    'refuses the sign-in',
    true,
  ],
  ['Zoho', 200, { error: 'invalid_code' }, 'refuses the sign-in', true],
  [
    'Zoho, asked too often,',
    400,
    { error: 'Access Denied', error_description: 'You have made too many requests continuously.' },
    'takes no more calls for now',
    undefined,
  ],
  ['whoever is asked too often', 429, {}, 'takes no more calls for now', undefined],
  ['whoever is out of order', 503, {}, 'is out of order for now', undefined],
  ['whoever answers nothing of the kind', 200, { hello: 1 }, 'is out of order for now', undefined],
  ['a wrong client', 401, { error: 'invalid_client' }, 'does not take the client', undefined],
] as const)(
  'what %s says is read for what it is',
  async (_, status, body, words, isSignInRefused) => {
    const { came } = await refresh({ status, body })
    expect(came).toMatchObject({ ok: false, message: expect.stringContaining(words) })
    expect('isSignInRefused' in came ? came.isSignInRefused : undefined).toBe(isSignInRefused)
  },
)

test('nobody is lost where the line breaks', async () => {
  expect((await refresh(undefined)).came).toMatchObject({ ok: false, code: 'CALL_FAILED' })
})

test('each product is asked for what its actions need, at its own address', async () => {
  const asked = [
    'google-sheets',
    'google-calendar',
    'airtable',
    'calendly',
    'hubspot',
    'salesforce',
    'zoho',
  ].map(async name => {
    const oauth = connectorOf(name)?.oauth
    if (!oauth) throw new Error(`${name} has no sign-in`)
    const client = { name: oauth.client, id: 'id', secret: 'secret' }
    const back = 'https://chat.example/connections/callback'
    const sentTo = new URL(
      await addressToGive({ title: name, oauth, client }, { back, state: 's', verifier: 'v' }),
    )
    return [`${sentTo.host}${sentTo.pathname}`, sentTo.searchParams.get('scope')]
  })
  expect(await Promise.all(asked)).toEqual([
    ['accounts.google.com/o/oauth2/v2/auth', 'https://www.googleapis.com/auth/spreadsheets'],
    ['accounts.google.com/o/oauth2/v2/auth', 'https://www.googleapis.com/auth/calendar'],
    ['airtable.com/oauth2/v1/authorize', 'data.records:read data.records:write schema.bases:read'],
    ['auth.calendly.com/oauth/authorize', 'users:read event_types:read scheduling_links:write'],
    [
      'app.hubspot.com/oauth/authorize',
      'oauth crm.objects.contacts.read crm.objects.contacts.write crm.objects.deals.read crm.objects.deals.write',
    ],
    ['login.salesforce.com/services/oauth2/authorize', 'api refresh_token'],
    ['accounts.zoho.com/oauth/v2/auth', 'ZohoCRM.modules.ALL,ZohoCRM.settings.fields.READ'],
  ])
})

test('Zoho’s regions are believed, and nobody else who calls himself one', () => {
  const zoho = connectorOf('zoho')?.oauth
  const at = (server: string) =>
    zoho?.tokenFor?.(new URLSearchParams({ 'accounts-server': server }))
  expect(at('https://accounts.zoho.eu')).toBe('https://accounts.zoho.eu/oauth/v2/token')
  expect(at('https://accounts.zoho.eu.example')).toBeUndefined()
})

test('clients are read as an operator writes them', () => {
  expect(
    readConnectorClients(
      'google=1-a.apps.googleusercontent.com:GOCSPX-x, salesforce=https://k%40:s@shop.my.salesforce.com/',
    ),
  ).toEqual([
    { name: 'google', id: '1-a.apps.googleusercontent.com', secret: 'GOCSPX-x' },
    { name: 'salesforce', id: 'k@', secret: 's', origin: 'https://shop.my.salesforce.com' },
  ])
  for (const wrong of [
    'google',
    'google=id',
    'google=:x',
    'a=1:2,a=3:4',
    'google=https://id@x.example',
  ])
    expect(readConnectorClients(wrong)).toBeUndefined()
})

test.each([400, 401, 503])('what a product echoes with %s tells no secret', async status => {
  const words = 'client_secret=s%2Fcret.of refresh=the.refresh.token s/cret.of'
  const provider = await startProvider(() => ({
    status,
    body: { error: 'invalid_grant', error_description: words },
  }))
  const outbound = createOutbound({ allowHosts: [provider.host] })
  closers.push(provider.close, outbound.close)
  const oauth = connectorOf('zoho')?.oauth
  if (!oauth) throw new Error('Zoho has no sign-in')
  const client = { name: 'zoho', id: 'id', secret: 's/cret.of', origin: provider.url }
  const place = { title: 'Zoho CRM', oauth, client }
  expect(await tokensForRefresh(place, 'the.refresh.token', outbound)).toMatchObject({
    detail: 'invalid_grant: client_secret=… refresh=… …',
  })
})
