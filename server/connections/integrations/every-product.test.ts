import { afterEach, expect, test } from 'vitest'
import { type ProviderReply, startProvider } from '../../testing/connectors.js'
import { memberOf } from '../../testing/members.js'
import { products } from '../../testing/products/index.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test.each(products.map(product => [product.connector.title, product] as const))(
  'steps with %s work, are told of, and the owners know where access is taken back',
  async (title, { connector, inputs: all, settings, refusal, open }) => {
    // What is only waited for calls nobody.
    const { bookedTime: _, ...inputs } = all
    const { answer } = open()
    let trouble: ProviderReply | undefined
    const provider = await startProvider(asked =>
      asked.path.endsWith('/token') ? answer(asked) : (trouble ?? answer(asked)),
    )
    const server = await testApp({ allowHosts: [provider.host], integrationPauses: [1] })
    closers.push(provider.close, server.close)
    await memberOf(server, 'owner', 'owner', 'ann@shop.example')
    await memberOf(server, 'owner', 'agent', 'ben@shop.example')
    const call = async (method: string, path: string, body?: unknown) =>
      (await (await server.api(method, `/v1${path}`, body)).json()).data
    const { id } = (
      await call('POST', '/connections', {
        connector: connector.name,
        settings: settings(provider.url),
      })
    ).connection
    const steps = Object.entries(inputs).map(([action, input]) => ({
      id: action,
      type: 'integration',
      data: { connectionId: id, action, input },
    }))
    const nodes = [{ id: 'start', type: 'welcome-node', data: { text: 'Hi' } }, ...steps]
    const edges = steps.map(({ id: target }, at) => ({ source: nodes[at]?.id, target }))
    await server.bots.publish('shop', { nodes, edges })
    const run = async () => {
      const came = new Map<string, { readonly status: number; readonly text: string }>()
      for (const action of Object.keys(inputs)) {
        const said = await server.step('shop', action, { values: {} }, undefined, 'integration')
        came.set(action, { status: said.status, text: await said.text() })
      }
      return came
    }
    const connection = async () => (await call('GET', `/connections/${id}`)).connection
    const mails = async () =>
      (await server.store.database.db.selectFrom('outbox').select('mail').execute()).filter(
        ({ mail }) => mail.includes(`${title} needs you`),
      )

    for (const { status, text } of (await run()).values())
      expect([status, text]).toEqual([200, text])

    trouble = { status: 403, body: refusal('Not in this workspace') }
    for (const { status, text } of (await run()).values()) {
      expect(status).toBe(502)
      expect(JSON.parse(text).error.message).toBe(`${title} does not allow this (403)`)
    }
    const { calls } = await call('GET', '/chatbots/shop/calls')
    for (const action of Object.keys(inputs))
      expect(calls.find(({ nodeId }: { nodeId: string }) => nodeId === action)).toMatchObject({
        error: `${title} does not allow this (403): Not in this workspace`,
      })
    expect(await connection()).toMatchObject({ state: 'ok' })

    trouble = { status: 401, body: refusal('Taken back') }
    for (const { text } of (await run()).values())
      expect(JSON.parse(text).error.message).toBe(`${title} refuses the sign-in (401)`)
    expect(await connection()).toMatchObject({
      state: 'failed',
      remedy: expect.stringContaining('takes the key of this connection no longer'),
    })
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0]?.mail).toContain('ann@shop.example')

    trouble = undefined
    for (const { status } of (await run()).values()) expect(status).toBe(200)
    expect(await connection()).toMatchObject({ state: 'ok', remedy: null })
  },
)
