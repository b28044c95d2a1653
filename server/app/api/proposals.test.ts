import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { typescriptArgs } from '../../testing/child-server.js'
import { databases } from '../../testing/databases.js'
import { readEvents } from '../../testing/events.js'
import {
  declines,
  type ModelTurn,
  refuse,
  says,
  startModel,
  staysSilent,
} from '../../testing/fake-model.js'
import { memberOf } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'
import type { ServiceOptions } from '../services/service-options.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const flow = {
  name: 'Shop',
  elements: [
    {
      nodes: [
        { id: 'hi', type: 'welcome', data: { text: 'Good day!' } },
        {
          id: 'crm',
          type: 'webhook',
          data: {
            url: 'https://crm.example/orders?token=url-canary',
            headers: [{ key: 'Authorization', value: 'header-canary-4711' }],
            answerVariable: 'order',
          },
        },
        { id: 'bye', type: 'message', data: { text: 'Goodbye {name}!' } },
      ],
      edges: [
        { id: 'e1', source: 'hi', target: 'crm' },
        { id: 'e2', source: 'crm', target: 'bye' },
      ],
    },
  ],
  translations: { de: { hi: { text: 'Guten Tag!' } } },
  tests: [{ name: 'said-by-visitor-canary', answers: ['answer-canary'], expect: {} }],
}

type Server = Awaited<ReturnType<typeof start>>

async function start(options: ServiceOptions = {}) {
  const model = await startModel()
  const server = await testApp({
    aiUrl: `${model.url}/v1`,
    aiKeys: new Map([['main', 'sk-canary-key']]),
    threadArgs: typescriptArgs,
    ...options,
  })
  return {
    ...server,
    model,
    stop: async () => void (await Promise.all([model.close(), server.close()])),
  }
}

let shared: Server
let accounts = 0
beforeAll(async () => {
  shared = await start()
})
afterAll(() => shared.stop())

/** An account with a bot, and a model that answers by these turns: on a server of its own where it has options. */
async function setUp(turns: readonly ModelTurn[], options?: ServiceOptions) {
  const server = options ? await start(options) : shared
  if (options) closers.push(server.stop)
  const { model, api, store, logged } = server
  model.begin(...turns)
  logged.length = 0
  const owner = `ann${accounts++}`
  const path = `/v1/chatbots/${owner}/draft/proposal`
  const { key } = await addKey(store.keys, owner, owner)
  expect((await api('PUT', `/v1/chatbots/${owner}/flow`, flow, key)).status).toBe(200)
  const ask = (body: unknown, at = path) => api('POST', at, body, key)
  const draft = async () => (await api('GET', `/v1/chatbots/${owner}/draft`, undefined, key)).json()
  return { ...server, key, owner, path, ask, draft }
}

const drawn = {
  explanation: 'Asks for the name first.',
  name: null,
  steps: [
    {
      id: 'hi',
      type: 'welcome',
      data: { text: 'Hello!', disableImage: null },
      next: [{ exit: '', to: 'name' }],
    },
    {
      id: 'name',
      type: 'ask-name',
      data: { questionText: 'What is your name?', answerVariable: 'name' },
      next: [{ exit: '', to: 'crm' }],
    },
  ],
}
const change = { kind: 'change', words: 'Ask for the name first.', nodeIds: ['hi'] }

describe.each(databases)('a draft from words on $name', ({ make }) => {
  test('is answered as changes that lint and conversations have gone through, and changes nothing', async () => {
    const { address, drop } = await make()
    const { ask, draft, model } = await setUp([says(drawn)], { database: address })
    closers.splice(0, 0, drop)
    const before = await draft()
    const response = await ask(change)
    const { data } = await response.json()
    expect(response.status).toBe(200)
    expect(data).toMatchObject({
      explanation: 'Asks for the name first.',
      notes: [],
      left: 0,
      explored: { findings: [], waysInAll: 2 },
    })
    expect(data.changes.map(({ op }: { op: string }) => op)).toEqual([
      'set',
      'add',
      'connect',
      'connect',
    ])
    expect(await draft()).toEqual(before)
    expect(model.calls).toHaveLength(1)
    expect(model.calls[0]).toMatchObject({ model: 'gpt-4o-mini', max_tokens: 12_000 })
    expect(model.received[0]?.headers.authorization).toBe('Bearer sk-canary-key')
  })

  test('counts against its member and its account, whichever server is asked', async () => {
    const { address, drop } = await make()
    const { app, store, model, owner, path } = await setUp([says(drawn)], { database: address })
    closers.splice(0, 0, drop)
    const editor = await memberOf({ app, store }, owner, 'editor')
    const statuses: number[] = []
    for (let time = 0; time < 31; time++)
      statuses.push((await editor.ask('POST', '/v1/proposals', { words: ' ' })).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    for (let time = 0; time < 31; time++)
      statuses.push((await editor.ask('POST', path, { ...change, nodeIds: ['gone'] })).status)
    expect(statuses.slice(31)).toEqual([...Array(30).fill(400), 429])
    expect(model.calls).toEqual([])
  })
})

test('nothing secret, nothing that visitors said and no key leaves the server with it, nor comes back', async () => {
  const { ask, model, logged } = await setUp([says(drawn)])
  const response = await ask({ ...change, nodeIds: ['hi', 'crm', 'bye'] })
  expect(response.status).toBe(200)
  const sent = JSON.stringify(model.calls)
  expect(sent).toContain('Goodbye {name}!')
  expect(sent).not.toMatch(/canary|sec_/)
  expect(await response.text()).not.toContain('sk-canary')
  expect(logged.join('')).not.toContain('canary')
})

test('where the provider knows no structured output the schema goes in words, and broken JSON is mended once', async () => {
  const { ask, model } = await setUp([
    refuse(
      400,
      'unsupported_parameter',
      "'response_format' of type 'json_schema' is not supported",
      'response_format',
    ),
    says('Here you are: {"steps": [{"id": "hi", "ty'),
    says(drawn),
  ])
  // The turn that mends is asked in full again.
  const response = await ask(change)
  expect(response.status).toBe(200)
  expect(model.calls.map(call => Boolean(call.response_format))).toEqual([true, false, true])
  expect(model.calls[1]?.messages[0]?.content).toContain('It fits this JSON Schema')
  expect(model.calls[2]?.messages.at(-1)?.content).toContain(
    'This is not the JSON that was asked for.',
  )
})

test('a model that names its limit otherwise is asked in its own way', async () => {
  const { ask, model } = await setUp([
    refuse(400, 'unsupported_parameter', "Use 'max_completion_tokens' instead.", 'max_tokens'),
    says(drawn),
  ])
  expect((await ask(change)).status).toBe(200)
  expect(model.calls[1]).toMatchObject({
    max_completion_tokens: 12_000,
    response_format: { type: 'json_schema' },
  })
})

test('what conversations find is sent back once, and the better answer counts', async () => {
  const round = {
    ...drawn,
    steps: [
      drawn.steps[0],
      { ...drawn.steps[1], next: [{ exit: '', to: 'round' }] },
      { id: 'round', type: 'message', data: { text: 'Again' }, next: [{ exit: '', to: 'name' }] },
    ],
  }
  const { ask, model } = await setUp([says(round), says(drawn)])
  const { data } = await (await ask(change)).json()
  expect(data.explored.findings).toEqual([])
  expect(model.calls).toHaveLength(2)
  const [, , said, faults] = model.calls[1]?.messages ?? []
  expect(said?.role).toBe('assistant')
  expect(faults?.content).toContain('goes round')
  expect(faults?.content).not.toContain('step-')

  const stays = await setUp([says(round)])
  const told = (await (await stays.ask(change)).json()).data
  expect(told.explored.findings[0].kind).toBe('loop')
  expect(stays.model.calls).toHaveLength(2)
})

test.each<[string, ModelTurn, number, string, RegExp]>([
  [
    'a refused key',
    refuse(401, 'invalid_api_key', 'Incorrect API key provided: sk-canary-key'),
    502,
    'AI_KEY_REFUSED',
    /TALKGRAPH_AI_KEYS/,
  ],
  [
    'used up credit',
    refuse(429, 'insufficient_quota', 'You exceeded your current quota'),
    502,
    'AI_OVER_QUOTA',
    /credit/,
  ],
  [
    'a limit',
    refuse(429, 'rate_limit_exceeded', 'Slow down', null, { 'retry-after': '120' }),
    502,
    'AI_OVER_QUOTA',
    /in 2 minutes/,
  ],
  [
    'an answer that was cut off',
    says('{"steps": [', 'length'),
    502,
    'AI_ANSWER_CUT',
    /less at once/,
  ],
  [
    'a model that declines',
    declines('I cannot help with that.'),
    502,
    'AI_NOTHING_USABLE',
    /other words.*I cannot help/,
  ],
  ['nothing usable', says('Sorry.'), 502, 'AI_NOTHING_USABLE', /other words/],
  [
    'hostile steps alone',
    says({ steps: [{ id: '__proto__', type: 'constructor', data: {} }] }),
    502,
    'AI_NOTHING_USABLE',
    /other words/,
  ],
  ['a broken provider', refuse(500, 'server_error', 'Oops'), 502, 'CALL_FAILED', /Oops/],
  [
    'no completion at all',
    (response => response.end('<html>')) as ModelTurn,
    502,
    'CALL_FAILED',
    /not a chat completion/,
  ],
])('%s is told with its remedy', async (_, turn, status, code, remedy) => {
  const { ask } = await setUp([turn])
  const response = await ask(change)
  const { error } = await response.json()
  expect([response.status, error.code]).toEqual([status, code])
  expect(error.message).toMatch(remedy)
  expect(error.message).not.toContain('canary')
})

test('a short limit is waited for', async () => {
  const { ask, model } = await setUp([
    refuse(429, 'rate_limit_exceeded', 'Slow down', null, { 'retry-after': '0' }),
    says(drawn),
  ])
  expect((await ask(change)).status).toBe(200)
  expect(model.calls).toHaveLength(2)
})

test('a provider that stays silent is given up', async () => {
  const { ask } = await setUp([staysSilent], { outbound: { limits: { time: 300 } } })
  expect((await (await ask(change)).json()).error).toMatchObject({ code: 'CALL_FAILED' })
})

test('who follows it hears how far it is, and who goes away ends the call', async () => {
  const { app, key, path, model } = await setUp([says(drawn), staysSilent])
  const follow = (signal?: AbortSignal) =>
    app.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify(change),
      ...(signal && { signal }),
    })
  const events = readEvents(await (await follow()).text())
  expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'done'])
  expect(events.map(({ data }) => Object(data).stage)).toEqual(['asking', 'checking', undefined])

  const silent = await follow()
  const reader = silent.body?.getReader()
  await reader?.read()
  await expect.poll(() => model.calls.length, { timeout: 60_000 }).toBe(2)
  await reader?.cancel()
  await expect.poll(model.left, { timeout: 60_000 }).toBe(1)
})

test('a failure comes at the end of the stream', async () => {
  const { app, key } = await setUp([refuse(401, 'invalid_api_key', 'No')])
  const response = await app.request('/v1/proposals', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ words: 'A bakery' }),
  })
  expect(readEvents(await response.text()).at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'AI_KEY_REFUSED' },
  })
})

test('a bot that is not there yet is drafted on one step', async () => {
  const { ask, model } = await setUp([
    says({
      ...drawn,
      name: 'Mill Bakery',
      steps: [drawn.steps[0], { ...drawn.steps[1], next: [] }],
    }),
  ])
  const { data } = await (await ask({ words: 'A bakery' }, '/v1/proposals')).json()
  expect(data.bot).toMatchObject({
    name: 'Mill Bakery',
    elements: [{ nodes: [{ id: 'welcome' }], edges: [] }],
  })
  expect(
    data.changes.map(({ op, nodeId }: { op: string; nodeId?: string }) => nodeId ?? op),
  ).toEqual(['welcome', 'add', 'connect'])
  expect(model.calls[0]?.messages[1]?.content).toBe(JSON.stringify({ request: 'A bakery' }))
})

describe('what a language misses', () => {
  const texts = (...given: string[]) => ({
    texts: given.map((text, place) => ({ n: place + 1, text })),
  })

  test('is translated, and what lost a placeholder is asked for once more', async () => {
    const { ask, model } = await setUp([says(texts('Tschüss!')), says(texts('Tschüss, {name}!'))])
    const { data } = await (await ask({ kind: 'translate', locale: 'de' })).json()
    expect(data.changes).toEqual([
      { op: 'bot', path: ['translations', 'de', 'bye', 'text'], value: 'Tschüss, {name}!' },
    ])
    expect(model.calls[0]?.messages[1]?.content).toBe(
      JSON.stringify({ to: 'de', texts: [{ n: 1, text: 'Goodbye {name}!' }] }),
    )
  })

  test('is that of the steps that are named, and may be nothing', async () => {
    const { ask, model } = await setUp([says(texts('Bonjour !'))])
    const { data } = await (await ask({ kind: 'translate', locale: 'fr', nodeIds: ['hi'] })).json()
    expect(data.changes).toEqual([
      { op: 'bot', path: ['translations', 'fr', 'hi', 'text'], value: 'Bonjour !' },
    ])
    const none = (await (await ask({ kind: 'translate', locale: 'de', nodeIds: ['hi'] })).json())
      .data
    expect([none.changes, none.explanation]).toEqual([
      [],
      'Nothing is missing that could be translated.',
    ])
    expect(model.calls).toHaveLength(1)
  })
})

describe('who may', () => {
  test('owners and editors ask for their own bots, agents and others not', async () => {
    const { app, store, path, owner, model } = await setUp([says(drawn)])
    const status = async (account: string, role: 'owner' | 'editor' | 'agent') => {
      const member = await memberOf({ app, store }, account, role)
      return (await member.ask('POST', path, change)).status
    }
    expect([
      await status(owner, 'agent'),
      await status('ben', 'owner'),
      model.calls.length,
    ]).toEqual([403, 404, 0])
    expect([await status(owner, 'editor'), await status(owner, 'owner')]).toEqual([200, 200])
  })

  test.each<[string, ServiceOptions, boolean]>([
    ['with a provider', {}, true],
    ['where it is switched off', { wordsModel: 'off' }, false],
    ['without a provider', { aiUrl: '', aiKeys: new Map() }, false],
  ])('is told %s', async (_, options, isThere) => {
    const { ask, api, key, app, owner, store, model } = await setUp([says(drawn)], options)
    const me = (await (await api('GET', '/v1/me', undefined, key)).json()).data
    expect(me.draftsFromWords).toBe(isThere)
    const agent = await memberOf({ app, store }, owner, 'agent')
    expect((await (await agent.ask('GET', '/v1/me')).json()).data.draftsFromWords).toBe(false)
    if (isThere) return
    const response = await ask(change)
    expect([response.status, (await response.json()).error.code]).toEqual([409, 'NO_AI_PROVIDER'])
    expect(model.calls).toEqual([])
  })

  test('an account that whoever came has made has what a day allows', async () => {
    const { ask, owner, store } = await setUp([says(drawn)], { guestLimit: 1 })
    await store.accounts.ensure(owner, owner)
    await store.operators.setGuest(owner, true)
    expect((await ask(change)).status).toBe(200)
    const { error } = await (await ask(change)).json()
    expect(error.code).toBe('AI_OVER_QUOTA')
    expect(error.message).toContain('a new account may have in a day')
  })
})

test('too much at once is refused before anybody is asked', async () => {
  const { api, key, owner, ask, model } = await setUp([says(drawn)])
  const nodes = Array.from({ length: 61 }, (_, place) => ({
    id: `m${place}`,
    type: place ? 'message' : 'welcome',
    data: { text: 'x' },
  }))
  await api(
    'PUT',
    `/v1/chatbots/${owner}/flow`,
    { name: 'Shop', elements: [{ nodes, edges: [] }] },
    key,
  )
  const response = await ask({ ...change, nodeIds: nodes.map(({ id }) => id) })
  expect([response.status, (await response.json()).error.message]).toEqual([
    413,
    expect.stringContaining('at most 60 steps'),
  ])
  expect(model.calls).toEqual([])
})
