import { afterEach, describe, expect, test } from 'vitest'
import { takeSubFlow } from '../../../runtime/builder/sub-flows/index.js'
import { asOperations, readDraft } from '../../../runtime/draft/index.js'
import { parseBot } from '../../../runtime/index.js'
import { databases } from '../../testing/databases.js'
import { draftServer } from '../../testing/drafts.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const street = (questionText: string) => ({
  inputs: ['country'],
  outputs: ['street'],
  nodes: [
    { id: 'street', type: 'ask-custom-question', data: { questionText, answerVariable: 'street' } },
    {
      id: 'send',
      type: 'webhook',
      data: { url: 'https://crm.example', headers: [{ key: 'X', value: '1' }] },
    },
  ],
  edges: [{ source: 'street', target: 'send' }],
})
const shop = (subFlowId: string) => ({
  name: 'Shop',
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello!' } },
    {
      id: 'home',
      type: 'sub-flow',
      data: { subFlowId, version: 1, outputs: { street: 'street' } },
    },
  ],
  edges: [{ source: 'start', target: 'home' }],
})

describe.each(databases)('sub-flows of an account on $name', ({ make }) => {
  async function open() {
    const database = await make()
    const server = await draftServer(database)
    closers.push(database.drop, server.close)
    const at = async (method: string, path: string, body?: unknown) =>
      (await server.api(method, `/v1/${path}`, body)).json()
    const part = async (name: string, flow: object = street('Which street?')) =>
      (await at('POST', 'sub-flows', { name, flow })).data.subFlowId
    const fileOf = async (id: string, version = 1) =>
      (await server.call('GET', `${id}/versions/${version}`)).data.flow
    /** A bot whose draft carries version 1 of a part. */
    const using = async (id: string, subFlowId: string) => {
      await server.call('PUT', `${id}/flow`, {
        ...shop(subFlowId),
        subFlows: { [`${subFlowId}@1`]: await fileOf(subFlowId) },
      })
    }
    const change = (id: string, ...operations: object[]) =>
      server.call('POST', `${id}/draft/operations`, { operations })
    return { ...server, at, part, fileOf, using, change }
  }

  test('one is made, listed apart from bots, drawn and published like one, and no page shows it', async () => {
    const { at, part, call, change, app, fileOf } = await open()
    const id = await part('Ask the address')
    expect((await at('GET', 'sub-flows?search=ADDR')).data.subFlows).toMatchObject([
      { id, kind: 'sub-flow', title: 'Ask the address', publishedVersion: 1, newestVersion: 1 },
    ])
    expect((await at('GET', 'chatbots')).data.chatbots).toEqual([])
    expect((await at('GET', 'chatbot/overview')).data.chatbots).toEqual([])
    const question = { op: 'set', nodeId: 'street', path: ['questionText'], value: 'Street?' }
    await change(id, { id: 'a', ...question })
    expect((await call('POST', `${id}/publish`, { note: 'Shorter' })).data).toMatchObject({
      version: 2,
    })
    expect((await call('GET', `${id}/overview`)).data.chatbot).toMatchObject({
      kind: 'sub-flow',
      publishedVersion: 2,
    })
    expect(await fileOf(id, 2)).toMatchObject({ id, inputs: ['country'], outputs: ['street'] })
    for (const path of [`/widget/v1/bots/${id}`, `/widget/v1/bots/${id}?version=1`])
      expect((await app.request(path)).status).toBe(404)
  })

  test('one without a flow begins empty, and one that is no flow is refused', async () => {
    const { at, fileOf } = await open()
    const made = (await at('POST', 'sub-flows', { name: 'New' })).data
    expect(made).toMatchObject({ version: 1, isPublished: true })
    expect((await fileOf(made.subFlowId)).elements[0].nodes).toHaveLength(1)
    expect((await at('POST', 'sub-flows', { name: 'No', flow: { nodes: 7 } })).error.code).toBe(
      'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR',
    )
    expect((await at('POST', 'sub-flows', { name: ' ' })).error.code).toBe(
      'REQUEST_VALIDATION_FAILED',
    )
  })

  test('a bot carries what it plays when it is published, and who uses a part is told', async () => {
    const { part, using, call, app } = await open()
    const [id, other] = [await part('Ask the address'), await part('Other')]
    await using('shop', id)
    expect((await call('POST', 'shop/publish', {})).data).toMatchObject({ version: 1 })
    const published = await (await app.request('/widget/v1/bots/shop')).json()
    expect(parseBot(published).flow.subFlows?.get(`${id}@1`)?.outputs).toEqual(['street'])
    expect((await call('GET', `${id}/uses`)).data.uses).toEqual([
      { id: 'shop', title: 'Shop', kind: 'bot', draft: [1], live: [1] },
    ])
    expect((await call('GET', `${other}/uses`)).data.uses).toEqual([])
    expect((await call('GET', 'shop/uses')).data.uses).toEqual([])
  })

  test('what is changed once is taken by all drafts, and what is live stays', async () => {
    const { part, using, call, change, read } = await open()
    const id = await part('Ask the address')
    await using('shop', id)
    await using('bakery', id)
    await call('POST', 'shop/publish', {})
    await change(id, {
      id: 'a',
      op: 'set',
      nodeId: 'street',
      path: ['questionText'],
      value: 'Street?',
    })
    expect((await call('POST', `${id}/uses`, { version: 2 })).error.code).toBe('VERSION_NOT_FOUND')
    await call('POST', `${id}/publish`, {})
    const { taken, refused } = (await call('POST', `${id}/uses`, { version: 2 })).data
    expect([taken.toSorted(), refused]).toEqual([['bakery', 'shop'], []])
    const { bot } = await read()
    expect(Object.keys(bot.subFlows)).toEqual([`${id}@2`])
    expect(JSON.stringify(bot.subFlows)).toContain('Street?')
    expect((await call('GET', `${id}/uses`)).data.uses).toEqual([
      { id: 'bakery', title: 'Shop', kind: 'bot', draft: [2], live: [] },
      { id: 'shop', title: 'Shop', kind: 'bot', draft: [2], live: [1] },
    ])
    expect((await call('POST', `${id}/uses`, { version: 2 })).data.taken).toEqual([])
  })

  test('a circle is refused with the way, in a draft and where it is published', async () => {
    const { part, call, change, fileOf } = await open()
    const address = await part('Address')
    const plays = (subFlowId: string) => ({
      id: 'in',
      type: 'sub-flow',
      data: { subFlowId, version: 1 },
    })
    const country = await part('Country', {
      nodes: [plays(address)],
      edges: [],
      subFlows: { [`${address}@1`]: await fileOf(address) },
    })
    const draft = readDraft((await call('GET', `${address}/draft`)).data.bot)
    const file = await fileOf(country)
    const [carries] = takeSubFlow(
      { ...draft, elements: [{ ...draft.elements[0], nodes: [plays('')] }] },
      { id: country, version: 1, file },
      ['in'],
    )
    const refused = await change(address, ...asOperations(carries ? [carries] : [], () => 'a'))
    expect(refused.data.refused).toMatchObject([
      {
        code: 'VALUE_INVALID',
        message: expect.stringContaining('“Address” → “Country” → “Address”'),
      },
    ])
    const whole = { nodes: [plays(country)], edges: [], subFlows: { [`${country}@1`]: file } }
    await call('PUT', `${address}/flow`, { name: 'Address', inputs: [], ...whole })
    const answer = await call('POST', `${address}/publish`, {})
    expect(answer.error).toMatchObject({
      code: 'LINT_FAILED',
      details: [{ message: expect.stringContaining('“Address” → “Country” → “Address”') }],
    })
  })

  test('a copy of one is one, under an id of its own', async () => {
    const { part, call, at, fileOf } = await open()
    const id = await part('Ask the address')
    const { chatbot } = (await call('POST', `${id}/copies`, {})).data
    expect((await at('GET', 'sub-flows')).data.subFlows).toHaveLength(2)
    expect((await fileOf(chatbot.id)).id).toBe(chatbot.id)
  })
})
