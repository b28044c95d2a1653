import { afterEach, expect, test } from 'vitest'
import type { ProviderReply } from '../../testing/connectors.js'
import { zohoProduct } from '../../testing/products/zoho.js'
import { startDescribed } from '../../testing/providers/described.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const refreshToken = '1000.canary.of.zoho'

/** Zoho, where a code counts once. */
async function setUp() {
  const { answer } = zohoProduct.open()
  let code = '1000.the-code'
  const trouble: { reply?: ProviderReply } = {}
  const provider = await startDescribed(zohoProduct.description, asked => {
    const form = Object.fromEntries(new URLSearchParams(asked.body))
    if (form.grant_type === 'refresh_token' && form.refresh_token !== refreshToken)
      return { body: { error: 'invalid_code' } }
    if (form.grant_type !== 'authorization_code') return answer(asked)
    if (trouble.reply) return trouble.reply
    if (form.code !== code) return { body: { error: 'invalid_code' } }
    code = ''
    return { body: { access_token: 'first', refresh_token: refreshToken, expires_in: 3600 } }
  })
  const server = await testApp({ allowHosts: [provider.host], integrationPauses: [1] })
  closers.push(provider.close, server.close)
  const settings = { clientId: 'self', clientSecret: 'secret', apiUrl: provider.url }
  const ask = async (method: string, path: string, body: object) =>
    (await (await server.api(method, `/v1/connections${path}`, body)).json()).data?.connection
  const connect = (given: object) =>
    ask('POST', '', { connector: 'zoho', settings: { ...settings, ...given } })
  const codesShown = () =>
    provider.asked.flatMap(({ body }) => new URLSearchParams(body).get('code') ?? [])
  return { connect, ask, server, trouble, codesShown }
}

test('a code becomes the refresh token that is kept, and counts once', async () => {
  const { connect, ask, server } = await setUp()
  const made = await connect({ code: '1000.the-code' })
  expect(made).toMatchObject({
    state: 'ok',
    remedy: null,
    settings: { refreshToken: { lastFour: 'zoho' } },
  })
  expect(made.settings).not.toHaveProperty('code')
  expect(await ask('PATCH', `/${made.id}`, { name: 'Sales' })).toMatchObject({ state: 'ok' })
  expect(await ask('POST', `/${made.id}/check`, {})).toMatchObject({ state: 'ok' })
  expect(server.logged.join('\n')).not.toContain(refreshToken)
})

test('a code that is over is told, and the next one mends it', async () => {
  const { connect, ask } = await setUp()
  const made = await connect({ code: '1000.an-old-code' })
  expect(made).toMatchObject({
    state: 'failed',
    remedy:
      'Zoho CRM does not take the code: invalid_code. Make a new one there, and enter it here.',
  })
  const settings = { code: '1000.the-code' }
  expect(await ask('PATCH', `/${made.id}`, { settings })).toMatchObject({
    state: 'ok',
    remedy: null,
    settings: { refreshToken: { lastFour: 'zoho' } },
  })
})

test('a code that is over is in nobody’s way: a refresh token that is entered counts', async () => {
  const { connect, ask, codesShown } = await setUp()
  const { id } = await connect({ code: '1000.an-old-code' })
  expect(await ask('PATCH', `/${id}`, { settings: { region: 'eu' } })).toMatchObject({
    state: 'failed',
    remedy: 'Zoho CRM takes a code only once. Make a new one there, and enter it here.',
  })
  const mended = await ask('PATCH', `/${id}`, { settings: { refreshToken } })
  expect(mended).toMatchObject({ state: 'ok', remedy: null, settings: { region: 'eu' } })
  expect(mended.settings).not.toHaveProperty('code')
  expect(codesShown()).toEqual(['1000.an-old-code'])
})

test('a code that is not taken leaves a connection that works as it can be changed', async () => {
  const { connect, ask, codesShown } = await setUp()
  const { id } = await connect({ refreshToken })
  const settings = { code: '1000.an-old-code' }
  const changed = await ask('PATCH', `/${id}`, { settings })
  expect(changed).toMatchObject({ state: 'failed', remedy: expect.stringContaining('the code') })
  expect(changed.settings).not.toHaveProperty('code')
  const again = await ask('PATCH', `/${id}`, { settings: { region: 'eu' } })
  expect(again).toMatchObject({ state: 'ok', remedy: null })
  expect(codesShown()).toEqual(['1000.an-old-code'])
})

test.each([
  [{ status: 200, text: '<h1>Sign in</h1>' }, 'answered something that cannot be read (200)'],
  [{ status: 404, text: '<h1>Not found</h1>' }, 'does not have what the step names (404)'],
  [{ status: 503 }, 'is out of order for now (503)'],
  [{ status: 429 }, 'takes no more calls for now (429)'],
])('who could not be asked has not refused a code: %j', async (reply, words) => {
  const { connect, trouble } = await setUp()
  trouble.reply = reply
  expect(await connect({ code: '1000.the-code' })).toMatchObject({
    state: 'failed',
    remedy: `Zoho CRM ${words}. Try again with a new code.`,
  })
})

test('without a code or a refresh token nothing is connected', async () => {
  expect(await (await setUp()).connect({})).toBeUndefined()
})
