import { afterEach, expect, test } from 'vitest'
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
  const { answer, kept } = zohoProduct.open()
  let code = '1000.the-code'
  const provider = await startDescribed(zohoProduct.description, asked => {
    const form = Object.fromEntries(new URLSearchParams(asked.body))
    if (form.grant_type === 'refresh_token' && form.refresh_token !== refreshToken)
      return { body: { error: 'invalid_code' } }
    if (form.grant_type !== 'authorization_code') return answer(asked)
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
  return { connect, ask, provider, server, kept }
}

test('a code becomes the refresh token that is kept, and counts once', async () => {
  const { connect, ask, server } = await setUp()
  const made = await connect({ code: '1000.the-code' })
  expect(made).toMatchObject({
    ...{ state: 'ok', remedy: null },
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
    ...{ state: 'ok', remedy: null },
    settings: { refreshToken: { lastFour: 'zoho' } },
  })
})

test('without a code or a refresh token nothing is connected', async () => {
  expect(await (await setUp()).connect({})).toBeUndefined()
})
