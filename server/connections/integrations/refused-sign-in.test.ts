import { afterEach, expect, test } from 'vitest'
import { type ProviderReply, startProvider } from '../../testing/connectors.js'
import { memberOf } from '../../testing/members.js'
import { products } from '../../testing/products/index.js'
import type { Product } from '../../testing/products/product.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Those that fetch a token first. */
const fetching = products.filter(
  ({ connector, settings }) => 'exchange' in connector.ready(settings('http://127.0.0.1:1')).signIn,
)

/** What a token endpoint answers, and whether it refuses the sign-in by that. */
const answers: readonly (readonly [name: string, reply: ProviderReply, isRefused: boolean])[] = [
  ['what was given is worth nothing', { status: 400, body: { error: 'invalid_grant' } }, true],
  ['there is no such client', { status: 400, body: { error: 'invalid_client' } }, true],
  [
    'it is refused with the status of a success',
    { status: 200, body: { error: 'invalid_code' } },
    true,
  ],
  ['a page says that it is refused', { status: 401, text: '<h1>No</h1>' }, true],
  ['a page stands before it', { status: 200, text: '<h1>Sign in</h1>' }, false],
  ['a proxy lets nobody through', { status: 403, text: '<h1>Not here</h1>' }, false],
  ['nothing is there', { status: 404, text: '<h1>Not found</h1>' }, false],
  ['it waited too long', { status: 408, text: '' }, false],
  ['it was asked too often', { status: 429, body: {} }, false],
  ['it says what nobody knows', { status: 400, body: { error: 'on_holiday' } }, false],
  ['it is out of order', { status: 503, body: { error: 'invalid_grant' } }, false],
]

const cases = fetching.flatMap(product =>
  answers.map(answer => [product.connector.title, answer[0], product, answer] as const),
)

/** A product whose token endpoint answers as it is told, and which takes no token from then on. */
async function setUp({ open, connector, settings }: Product) {
  const { answer } = open()
  const trouble: { atSignIn?: ProviderReply | undefined; inCalls?: ProviderReply | undefined } = {}
  const provider = await startProvider(asked =>
    asked.path.endsWith('/token')
      ? (trouble.atSignIn ?? answer(asked))
      : (trouble.inCalls ?? answer(asked)),
  )
  const server = await testApp({ allowHosts: [provider.host], integrationPauses: [1] })
  closers.push(provider.close, server.close)
  await memberOf(server, 'owner', 'owner', 'ann@shop.example')
  const ask = async (method: string, path: string, body?: object) =>
    (await (await server.api(method, `/v1/connections${path}`, body)).json()).data.connection
  return {
    trouble,
    server,
    ask,
    connect: () => ask('POST', '', { connector: connector.name, settings: settings(provider.url) }),
    mails: async () =>
      (await server.store.database.db.selectFrom('outbox').select('mail').execute()).length,
  }
}

test.each(cases)(
  '%s lets nobody in where %s, and the owners are told only of a refusal',
  async (title, _, product, [__, reply, isRefused]) => {
    const { trouble, server, ask, connect, mails } = await setUp(product)
    const words = `${title} takes the key of this connection no longer`
    const isTold = isRefused ? expect.stringContaining(words) : expect.not.stringContaining(words)

    trouble.atSignIn = reply
    expect(await connect()).toMatchObject({ state: 'failed', remedy: isTold })

    trouble.atSignIn = undefined
    const { id, state } = await connect()
    expect(state).toBe('ok')
    const [[action, input] = []] = Object.entries(product.inputs)
    await server.bots.publish('shop', {
      nodes: [
        { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
        { id: 'do', type: 'integration', data: { connectionId: id, action, input } },
      ],
      edges: [{ source: 'start', target: 'do' }],
    })
    const before = await mails()
    trouble.atSignIn = reply
    trouble.inCalls = { status: 401, body: product.refusal('Over') }
    const step = await server.step('shop', 'do', { values: {} }, undefined, 'integration')
    expect(step.status).toBe(502)
    expect((await ask('GET', `/${id}`)).state).toBe(isRefused ? 'failed' : 'ok')
    expect((await mails()) - before).toBe(isRefused ? 1 : 0)

    expect(await ask('POST', `/${id}/check`, {})).toMatchObject({
      state: 'failed',
      remedy: isTold,
    })
    trouble.inCalls = undefined
    trouble.atSignIn = undefined
    expect(await ask('POST', `/${id}/check`, {})).toMatchObject({ state: 'ok', remedy: null })
  },
)
