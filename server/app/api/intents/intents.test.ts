import { intentsPath } from '@talkgraph/wire/intents'
import { afterEach, describe, expect, test } from 'vitest'
import { firstOwner } from '../../../store/index.js'
import { databases } from '../../../testing/databases.js'
import { startEmbeddings } from '../../../testing/embeddings.js'
import { testAppOn } from '../../../testing/test-app.js'

const table = `Satz;Absicht
Wann haben Sie geöffnet?;Zeiten
Haben Sie am Sonntag auf?;Zeiten
Bis wann ist offen?;Zeiten
Was sind Ihre Öffnungszeiten?;Zeiten
Ab wann ist geöffnet?;Zeiten
Kann ich mit Karte zahlen?;Zahlung
Nehmen Sie Kreditkarten?;Zahlung
Kann man bar bezahlen?;Zahlung
Ist Zahlung auf Rechnung möglich?;Zahlung
Wie kann ich bezahlen?;Zahlung
`
const rows = [
  { intent: 'hours', utterance: 'When are you open?' },
  { intent: 'hours', utterance: 'Opening hours please' },
  { intent: 'pay', utterance: 'Can I pay by card?' },
  { intent: 'pay', utterance: 'Do you take cash?' },
]

const near = [
  ...['parcel', 'shipping', 'arrive', 'deliver', 'delivery'].map(word => ({
    intent: 'shipping',
    utterance: `When does my ${word} come`,
  })),
  ...['red', 'blue', 'fast', 'new', 'small'].map(look => ({
    intent: 'cars',
    utterance: `Show me a ${look} car`,
  })),
]

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start(
  make: (typeof databases)[number]['make'],
  options: Parameters<typeof testAppOn>[1] = {},
) {
  const server = await testAppOn(make, options)
  closers.push(server.close)
  await server.store.bots.create('shop', { owner: firstOwner })
  const call = async (
    method: string,
    path = '',
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const address = `/v1${intentsPath('shop')}${path}`
    const answer = await server.api(method, address, body, undefined, headers)
    const { data, error } = await answer.json()
    return data ?? error
  }
  const say = async (message: string, threadId?: string) => {
    const body = { message, from: 'USER', threadId }
    const answer = await server.api('POST', '/v1/chatbots/shop/message', body)
    return (await answer.json()).data.message
  }
  return { ...server, call, say }
}

/** Eight texts of an intent with these words. */
const taught = (words: readonly string[], intent: string) =>
  ['a', 'my', 'the', 'one'].flatMap(first =>
    words.map(word => ({ intent, utterance: `${first} ${word} please` })),
  )

describe.each(databases)('intents on $name', { timeout: 60_000 }, ({ make }) => {
  test('are given as a table, looked through, learned, and understood', async () => {
    const { call } = await start(make)
    expect(await call('POST', '/classify', { text: 'Hallo' })).toMatchObject({
      code: 'INTENTS_NOT_TRAINED',
    })
    const csv = { 'content-type': 'text/csv; charset=utf-8' }
    expect(await call('PUT', '', table, csv)).toMatchObject({
      intents: [
        { name: 'Zeiten', utterances: 5 },
        { name: 'Zahlung', utterances: 5 },
      ],
      state: 'new',
      version: null,
      report: null,
      review: { duplicates: [], conflicts: [], few: [] },
    })
    const trained = await call('POST', '/train')
    expect(trained).toMatchObject({ state: 'ready', version: 1, isStale: false, progress: null })
    expect(Object.keys(trained.report.perIntent)).toEqual(['Zahlung', 'Zeiten'])
    expect(trained.report).toMatchObject({ rows: 10, intents: 2 })
    const understood = await call('POST', '/classify', { text: 'ab wann habt ihr auf' })
    expect(understood).toMatchObject({ intent: 'Zeiten', others: [{ intent: 'Zahlung' }] })
    const unsure = await call('POST', '/classify', { text: 'zzz', threshold: 0.9 })
    expect(unsure).toMatchObject({ intent: null })
    expect(unsure.others).toHaveLength(2)
    expect((await call('GET')).rows).toHaveLength(10)
  })

  test('are learned as versions, to which an owner goes back', async () => {
    const { call, store } = await start(make)
    expect(await call('POST', '/train')).toMatchObject({ code: 'TOO_FEW_INTENTS' })
    await call('PUT', '', { rows })
    for (const version of [1, 2, 3, 4])
      expect(await call('POST', '/train')).toMatchObject({ version })
    const found = await call('GET')
    expect(found.versions.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2])
    const other = { intent: 'jobs', utterance: 'Are you hiring?' }
    expect(await call('PUT', '', { rows: [...rows, other] })).toMatchObject({
      version: 4,
      isStale: true,
      review: { few: [{ intent: 'hours' }, { intent: 'pay' }, { intent: 'jobs', examples: 1 }] },
    })
    expect(await call('POST', '/train')).toMatchObject({ version: 5, isStale: false })
    expect(await call('POST', '/classify', { text: 'hiring?' })).toMatchObject({ intent: 'jobs' })
    expect(await call('PATCH', '', { version: 4, threshold: 0.9 })).toMatchObject({
      version: 4,
      threshold: 0.9,
      isStale: true,
    })
    const { others } = await call('POST', '/classify', { text: 'hiring?' })
    expect(others.map(({ intent }: { intent: string }) => intent).sort()).toEqual(['hours', 'pay'])
    expect(await call('PATCH', '', { version: 1 })).toMatchObject({ code: 'VERSION_NOT_FOUND' })
    await store.budgets.count(firstOwner)
    const { bytes } = await store.budgets.used(firstOwner)
    expect(bytes).toBeGreaterThan(1000)
    await call('DELETE')
    expect(await call('GET')).toMatchObject({ rows: [], intents: [], version: null })
    await store.budgets.count(firstOwner)
    expect((await store.budgets.used(firstOwner)).bytes).toBeLessThan(bytes)
  })

  test('that change while they are learned are what is understood with when they have been', async () => {
    const { call } = await start(make)
    const many = (intents: readonly string[]) =>
      intents.flatMap(intent =>
        Array.from({ length: 300 }, (_, at) => ({
          intent,
          utterance: `${intent} ${at} ${at % 7} of ${at % 31}`,
        })),
      )
    await call('PUT', '', { rows: many(['red', 'blue', 'green', 'grey']) })
    const first = call('POST', '/train')
    await expect.poll(async () => (await call('GET')).version, { timeout: 30_000 }).toBe(1)
    await call('PUT', '', { rows: many(['north', 'south']) })
    expect(await call('POST', '/train')).toMatchObject({ version: 2, isStale: false })
    expect(await call('POST', '/classify', { text: 'north' })).toMatchObject({ intent: 'north' })
    expect(await first).toMatchObject({ version: expect.any(Number) })
    await expect.poll(async () => (await call('GET')).state, { timeout: 30_000 }).toBe('ready')
    const { versions, report } = await call('GET')
    expect(versions).toHaveLength(2)
    expect(report.intents).toBe(2)
  })

  test('decide the way on of a flow over the API', async () => {
    const { call, say, api } = await start(make)
    await call('PUT', '', { rows })
    await call('POST', '/train')
    const text = (id: string, words: string) => ({ id, type: 'message', data: { text: words } })
    await api('PUT', '/v1/chatbots/shop/flow', {
      nodes: [
        { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
        {
          id: 'what',
          type: 'intent',
          data: {
            questionText: 'How can I help?',
            intents: ['hours', 'pay'],
            threshold: 0.6,
            entities: [{ variable: 'sum', kind: 'number' }],
          },
        },
        text('open', 'From nine to six.'),
        text('card', 'By card or cash: {sum}.'),
        text('else', 'I did not get that.'),
      ],
      edges: [
        { source: 'hello', target: 'what' },
        { source: 'what', target: 'open', sourceHandle: 'hours' },
        { source: 'what', target: 'card', sourceHandle: 'pay' },
        { source: 'what', target: 'else', sourceHandle: 'unknown' },
        { source: 'else', target: 'what' },
      ],
    })
    await api('POST', '/v1/chatbots/shop/publish')
    const begun = await say('Hi')
    expect(begun.answer.text).toContain('How can I help?')
    const { threadId } = begun
    const again = await say('gibberish xyz', threadId)
    expect(again.answer.text).toContain('I did not get that.')
    expect((await say('can i pay 12,50 cash', threadId)).answer.text).toBe('By card or cash: 12.5.')
  })

  test('are heard at a choice, where a step of the flow listens', async () => {
    const { call, say, api } = await start(make)
    await call('PUT', '', { rows })
    await call('POST', '/train')
    await api('PUT', '/v1/chatbots/shop/flow', {
      nodes: [
        { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
        {
          id: 'menu',
          type: 'n-choices',
          data: {
            choicePrompt: 'What would you like?',
            choices: [{ id: 'cake', choiceText: 'A cake' }],
          },
        },
        { id: 'ears', type: 'intent', data: { listens: true, intents: ['hours'] } },
        { id: 'open', type: 'message', data: { text: 'From nine to six.' } },
      ],
      edges: [
        { source: 'hello', target: 'menu' },
        { source: 'ears', target: 'open', sourceHandle: 'hours' },
      ],
    })
    await api('POST', '/v1/chatbots/shop/publish')
    const begun = await say('Hi')
    const { threadId } = begun
    expect(begun.prompt).toMatchObject({ kind: 'choices', listens: true })
    const unknown = await say('gibberish xyz', threadId)
    expect(unknown.answer.text).toContain('What would you like?')
    const meant = await say('when are you open', threadId)
    expect(meant.answer.text).toBe('Do you mean “hours”?')
    expect(meant.prompts.map(({ title }: { title: string }) => title)).toEqual(['Yes', 'No'])
    const back = await say('No', threadId)
    expect(back.answer.text).toContain('What would you like?')
    await say('when are you open', threadId)
    expect((await say('Yes', threadId)).answer.text).toBe('From nine to six.')
  })

  test('come along where a bot is duplicated, and are its own from then on', async () => {
    const { call, api, store } = await start(make)
    await call('PUT', '', { rows })
    await call('PATCH', '', { threshold: 0.3 })
    await call('POST', '/train')
    await api('PUT', '/v1/chatbots/shop/flow', {
      nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Hello' } }],
      edges: [],
    })
    const copy = async () =>
      (await (await api('POST', '/v1/chatbots/shop/copies', {})).json()).data.chatbot.id
    const id = await copy()
    await call('DELETE')
    const answer = await api('POST', `/v1${intentsPath(id)}/classify`, { text: 'pay by card?' })
    expect((await answer.json()).data.intent).toBe('pay')
    const found = (await (await api('GET', `/v1${intentsPath(id)}`)).json()).data
    expect(found).toMatchObject({
      version: 1,
      isStale: false,
      threshold: 0.3,
      state: 'ready',
      rows,
    })
    expect(found.report).not.toBeNull()
    expect(await store.intents.find(await copy())).toBeUndefined()
  })

  test('are learned by embeddings, too, which are compared before they are chosen', async () => {
    const provider = await startEmbeddings()
    closers.push(provider.close)
    const { call, api } = await start(make, { allowHosts: [provider.host] })
    await call('PUT', '', { rows: near })
    expect(await call('POST', '/train')).toMatchObject({
      reports: { embeddings: null },
      embeddingsFailure: null,
    })
    expect(await call('PATCH', '', { method: 'embeddings' })).toMatchObject({
      code: 'INTENTS_NOT_TRAINED',
    })
    const { address, key } = provider
    await api('PUT', '/v1/knowledge/embeddings', { address, key, model: 'near-1' })
    const trained = await call('POST', '/train')
    expect(trained).toMatchObject({ method: 'words', embeddingsFailure: null })
    const { words, embeddings } = trained.reports
    expect(trained.report).toEqual(words)
    expect(embeddings).toMatchObject({ rows: near.length, intents: 2, accuracy: 1 })
    expect(embeddings.perIntent.shipping).toEqual({ precision: 1, recall: 1 })
    const classify = (text: string) => call('POST', '/classify', { text })
    const byWords = await classify('automobile')
    expect(await call('PATCH', '', { method: 'embeddings' })).toMatchObject({
      method: 'embeddings',
      report: embeddings,
    })
    expect(await classify('the automobile')).toMatchObject({ intent: 'cars' })
    expect((await classify('zebra')).intent).toBeNull()
    provider.embedded.length = 0
    const more = { intent: 'cars', utterance: 'A car with a red roof' }
    await call('PUT', '', { rows: [...near, more] })
    await call('POST', '/train')
    expect(provider.embedded).toEqual([more.utterance])
    provider.refuseNext(500)
    expect(await classify('automobile')).toMatchObject({ confidence: expect.any(Number) })
    expect(byWords.intent).toBeNull()
    provider.refuseNext(401)
    await call('PUT', '', { rows: [...near, { intent: 'cars', utterance: 'An old car' }] })
    expect((await call('POST', '/train')).embeddingsFailure).toContain('refuses the key')
  })

  test('are looked through without being kept, and refused where they are none', async () => {
    const { call } = await start(make)
    const twice = [...rows, { intent: 'pay', utterance: 'when are you OPEN' }]
    expect(await call('POST', '/review', { rows: twice })).toMatchObject({
      rows: twice,
      review: { conflicts: [{ intents: ['hours', 'pay'], rows: [0, 4] }] },
    })
    const mixed = [...taught(['cake', 'bread'], 'order'), ...taught(['lorry', 'parcel'], 'send')]
    const wrong = { intent: 'send', utterance: 'a cake with bread on Monday' }
    const { review } = await call('POST', '/review', { rows: [...mixed, wrong] })
    expect(review.confused).toContainEqual({
      intent: 'send',
      takenFor: 'order',
      rows: [mixed.length],
    })
    expect((await call('GET')).rows).toEqual([])
    const csv = { 'content-type': 'text/csv' }
    for (const [body, headers] of [
      ['one column\nalone\n', csv],
      [{ rows: [{ intent: '', utterance: 'x' }] }, {}],
      [{}, {}],
    ] as const)
      expect(await call('PUT', '', body, headers)).toMatchObject({
        code: 'REQUEST_VALIDATION_FAILED',
      })
  })
})
