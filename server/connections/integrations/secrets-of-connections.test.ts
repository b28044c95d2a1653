import { afterEach, expect, test } from 'vitest'
import { type Asked, type ProviderReply, startProvider } from '../../testing/connectors.js'
import { memberOf } from '../../testing/members.js'
import { products } from '../../testing/products/index.js'
import { isDoing, type Product } from '../../testing/products/product.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Everything that a product was told, in the words of an error. */
const echoOf = ({ headers, body }: Asked) =>
  [headers.authorization, body, ...new URLSearchParams(body).values()].join(' ')

/** What a product that echoes answers, by what is tested. */
const echoes: readonly (readonly [
  name: string,
  answer: (asked: Asked, product: Product, usual: (asked: Asked) => ProviderReply) => ProviderReply,
])[] = [
  [
    'refuses what is asked',
    (asked, product, usual) =>
      isDoing(asked) ? { status: 400, body: product.refusal(echoOf(asked)) } : usual(asked),
  ],
  [
    'refuses the sign-in',
    (asked, product) => ({ status: 401, body: product.refusal(echoOf(asked)) }),
  ],
  [
    'refuses the sign-in as OAuth does',
    asked => ({
      status: 400,
      body: { error: 'invalid_client', error_description: echoOf(asked), message: echoOf(asked) },
    }),
  ],
  ['is out of order', (asked, product) => ({ status: 503, body: product.refusal(echoOf(asked)) })],
  [
    'does all',
    (asked, _, usual) => {
      const { body, ...reply } = usual(asked)
      const echo = { echo: echoOf(asked) }
      return { ...reply, body: Array.isArray(body) ? body : { ...Object(body), ...echo } }
    },
  ],
]

const cases = echoes.flatMap(([name, answer]) =>
  products.map(product => [product.connector.title, name, product, answer] as const),
)

test.each(cases)(
  'no secret of %s is found anywhere where it echoes what it was told and %s',
  async (_, __, product, answer) => {
    const { connector, settings } = product
    // What is only waited for calls nobody.
    const { bookedTime: ___, ...inputs } = product.inputs
    const { answer: usual } = product.open()
    const provider = await startProvider(asked => answer(asked, product, usual))
    const server = await testApp({ allowHosts: [provider.host], integrationPauses: [1] })
    closers.push(provider.close, server.close)
    await memberOf(server, 'owner', 'owner', 'ann@shop.example')
    const shown: string[] = []
    const show = async (given: Promise<Response> | Response) => {
      const response = await given
      const text = await response.text()
      shown.push(JSON.stringify([...response.headers]), text)
      return text
    }
    const call = (method: string, path: string, body?: unknown) =>
      show(server.api(method, `/v1${path}`, body))
    const made = await call('POST', '/connections', {
      connector: connector.name,
      settings: settings(provider.url),
    })
    const { id } = JSON.parse(made).data.connection
    const steps = Object.entries(inputs).map(([action, input]) => ({
      id: action,
      type: 'integration',
      data: {
        connectionId: id,
        action,
        input,
        responseMapping: [{ path: 'echo', variableName: 'e' }],
      },
    }))
    const nodes = [{ id: 'start', type: 'welcome-node', data: { text: 'Hi' } }, ...steps]
    const edges = steps.map(({ id: target }, at) => ({ source: nodes[at]?.id, target }))
    await call('PUT', '/chatbots/shop/flow', { nodes, edges })
    await call('POST', '/chatbots/shop/publish')
    await show(server.app.request('/widget/v1/bots/shop'))
    for (const action of Object.keys(inputs))
      await show(server.step('shop', action, { values: {} }, undefined, 'integration'))
    for (const loader of Object.keys(connector.loaders)) {
      const input = { baseId: 'app1', spreadsheetId: 'sheet1', range: 'Orders' }
      await call('POST', `/connections/${id}/options`, { loader, input })
    }
    await call('POST', `/connections/${id}/check`, {})
    for (const path of ['/connections', `/connections/${id}`, '/chatbots/shop/calls'])
      await call('GET', path)
    await call('POST', '/chatbots/shop/message', { message: 'Hello', from: 'USER' })
    await show(server.app.request('/metrics'))
    const { db } = server.store.database
    const mails = await db.selectFrom('outbox').select('mail').execute()
    const connectors = await db.selectFrom('connectors').selectAll().execute()

    expect(shown.length).toBeGreaterThan(20)
    const all = [...shown, ...server.logged, JSON.stringify([mails, connectors])].join('\n')
    for (const secret of product.secrets) {
      expect(all).not.toContain(secret)
      expect(all).not.toContain(encodeURIComponent(secret))
      expect(all).not.toContain(JSON.stringify(secret).slice(1, -1))
    }
  },
)
