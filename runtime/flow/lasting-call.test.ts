import { expect, test } from 'vitest'
import {
  type CallOutcome,
  createConversation,
  type Env,
  parseBot,
  readSavedSession,
  type SavedSession,
  type StepCall,
} from '../index.js'
import { createFakeEnv } from '../testing/index.js'

const second = 1000
const lost: CallOutcome = { ok: false, code: 'CALL_FAILED', message: 'no line', broken: 'line' }
const busy: CallOutcome = { ok: false, code: 'CALL_FAILED', message: 'HTTP 503', broken: 'server' }
const refused: CallOutcome = { ok: false, code: 'CALL_FAILED', message: 'HTTP 422' }
const good: CallOutcome = { ok: true, status: 200, body: { loaf: 'Rye' } }
const hangs = new Promise<never>(() => undefined)

const hook = (data: object) => ({
  id: 'hook',
  type: 'webhook',
  data: { showResponse: false, ...data },
})
const bot = {
  nodes: [
    { id: 'q', type: 'ask-custom-question', data: { questionText: 'Who?', answerVariable: 'who' } },
    hook({ waitForResponse: true, responseMapping: [{ path: 'loaf', variableName: 'r' }] }),
    { id: 'm', type: 'message', data: { text: 'A {r} for {who}.' } },
    { id: 'sorry', type: 'message', data: { text: 'Sorry.' } },
  ],
  edges: [
    { source: 'q', target: 'hook' },
    { source: 'hook', target: 'm', sourceHandle: 'source' },
    { source: 'hook', target: 'sorry', sourceHandle: 'error' },
  ],
}
const beside = {
  nodes: [
    { id: 'mail', type: 'email', data: {} },
    { id: 'm', type: 'message', data: { text: 'On we go.' } },
    { id: 'q', type: 'ask-custom-question', data: { questionText: 'Who?', answerVariable: 'who' } },
  ],
  edges: [
    { source: 'mail', target: 'm' },
    { source: 'm', target: 'q' },
  ],
}

/** An environment whose calls are answered one after the other, and whose line can be cut. */
function setUp(answers: (CallOutcome | Promise<CallOutcome>)[], now = 0) {
  const listeners = new Set<() => void>()
  const calls: { at: number; call: StepCall; onText: ((text: string) => void) | undefined }[] = []
  let isUp = true
  let keys = 0
  const fake = createFakeEnv({ now })
  const { clock } = fake
  const env: Env = {
    ...fake,
    line: {
      get isUp() {
        return isUp
      },
      watch(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    makeKey: () => `key-${now}-${++keys}`,
    async call(call, _, onText) {
      calls.push({ at: clock.now(), call, onText })
      return answers.shift() ?? (isUp ? good : lost)
    },
  }
  return {
    env,
    clock,
    calls,
    listeners,
    /** When the calls were made, in seconds since the first. */
    times: () => calls.map(({ at }) => (at - (calls[0]?.at ?? 0)) / second),
    setLine(up: boolean) {
      isUp = up
      for (const listener of listeners) listener()
    },
    /** Second by second, so that answers can come in between. */
    async advance(seconds: number) {
      for (let passed = 0; passed <= seconds; passed++) {
        for (let turn = 0; turn < 20; turn++) await Promise.resolve()
        if (passed < seconds) clock.advance(second)
      }
    },
  }
}

function play(env: Env, flow: unknown = bot, saved?: SavedSession | undefined) {
  const conversation = createConversation({
    bot: parseBot(flow),
    env: { ...env, typingDelay: 0 },
    saved,
  })
  const problems: unknown[] = []
  conversation.on('problem', problem => problems.push(problem))
  conversation.start()
  const said = () =>
    conversation.record().transcript.flatMap(({ by, message }) => (by === 'bot' ? [message] : []))
  return { conversation, problems, said }
}

/** Up to the webhook, which has been sent once. */
async function callHook(...answers: Parameters<typeof setUp>[0]) {
  const around = setUp(answers)
  const played = play(around.env)
  await around.advance(0)
  around.clock.advance(0)
  played.conversation.answer('Ann')
  around.clock.advance(500)
  await around.advance(0)
  return { ...around, ...played }
}

const save = (conversation: { save(): unknown }) =>
  readSavedSession(JSON.stringify(conversation.save()))

test('a call that the line broke off is made again with growing pauses, each time the same one', async () => {
  const { calls, times, advance, said, conversation } = await callHook(lost, busy, lost)
  expect(conversation.status).toBe('going')
  await advance(20)
  expect(times()).toEqual([0, 1, 3, 7])
  expect(new Set(calls.map(({ call }) => JSON.stringify(call))).size).toBe(1)
  expect(calls[0]?.call).toMatchObject({
    key: 'key-0-1',
    step: 'webhook',
    values: { answers: { who: 'Ann' } },
  })
  expect(said().at(-1)).toBe('A Rye for Ann.')
})

test('without a line it stands still, says so, and calls at once when the line is back', async () => {
  const { setLine, times, advance, conversation, said, listeners } = await callHook(lost)
  setLine(false)
  expect(conversation.getView().offline).toBe(true)
  await advance(3600)
  expect(times()).toEqual([0])
  setLine(true)
  await advance(0)
  expect(times()).toEqual([0, 3600])
  expect(conversation.getView().offline).toBeUndefined()
  await advance(1)
  expect(said().at(-1)).toBe('A Rye for Ann.')
  expect(listeners.size).toBe(0)
})

test('a line that is back is not said to be gone while the answer is still to come', async () => {
  const { setLine, advance, conversation, calls } = await callHook(lost, hangs)
  setLine(false)
  expect(conversation.getView().offline).toBe(true)
  setLine(true)
  expect(conversation.getView().offline).toBeUndefined()
  await advance(10)
  expect(calls).toHaveLength(2)
  expect(conversation.getView().offline).toBeUndefined()
})

test('a server that cannot answer is not being offline', async () => {
  const { conversation } = await callHook(busy)
  expect(conversation.getView().offline).toBeUndefined()
})

test('a definite refusal is not repeated', async () => {
  const { times, advance, said, problems } = await callHook(lost, refused)
  await advance(100)
  expect(times()).toEqual([0, 1])
  expect(said().at(-1)).toBe('Sorry.')
  expect(problems).toMatchObject([
    { code: 'CALL_FAILED', message: 'Webhook handling failed', detail: 'HTTP 422' },
  ])
})

test('after 60 seconds with a line and without an answer it has failed', async () => {
  const { times, advance, said, problems } = await callHook(
    ...Array.from({ length: 20 }, () => busy),
  )
  await advance(59)
  expect(said().at(-1)).toBe('Who?')
  await advance(2)
  expect(said().at(-1)).toBe('Sorry.')
  expect(problems).toMatchObject([{ message: 'Webhook handling failed', detail: 'HTTP 503' }])
  const made = times().length
  await advance(100)
  expect(times()).toHaveLength(made)
  expect(times()).toEqual([0, 1, 3, 7, 15, 25, 35, 45, 55])
})

test('a call that hangs has failed after 60 seconds as well, and what it brings later is dropped', async () => {
  let bring = (_: CallOutcome) => {}
  const late = new Promise<CallOutcome>(resolve => {
    bring = resolve
  })
  const { advance, said, problems } = await callHook(late)
  await advance(61)
  expect(said().at(-1)).toBe('Sorry.')
  bring(good)
  await advance(5)
  expect(said().at(-1)).toBe('Sorry.')
  expect(problems).toHaveLength(1)
})

test('only the time with a line counts', async () => {
  const { setLine, advance, said } = await callHook(...Array.from({ length: 40 }, () => lost))
  for (let round = 0; round < 5; round++) {
    await advance(10)
    setLine(false)
    await advance(1000)
    setLine(true)
  }
  expect(said().at(-1)).toBe('Who?')
  await advance(11)
  expect(said().at(-1)).toBe('Sorry.')
})

test('a reply that grows is an answer that comes', async () => {
  const { env, calls, advance } = setUp([hangs])
  const { problems } = play(env, { nodes: [{ id: 'ai', type: 'gpt', data: {} }] })
  await advance(50)
  calls[0]?.onText?.('R')
  await advance(50)
  expect(problems).toEqual([])
  await advance(11)
  expect(problems).toMatchObject([{ message: 'GPT handling failed' }])
})

test('what nobody waits for goes on, and is repeated beside the conversation for as long as it takes', async () => {
  const { env, times, advance } = setUp(Array.from({ length: 12 }, () => busy))
  const { said, problems, conversation } = play(env, beside)
  await advance(2)
  expect(said()).toEqual(['On we go.', 'Who?'])
  expect(conversation.isSettled).toBe(false)
  await advance(600)
  expect(times()).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243, 303, 363, 423])
  expect(conversation.isSettled).toBe(true)
  expect(problems).toEqual([])
})

test('after a reload the same call is made, whatever has changed meanwhile, and its answer is taken', async () => {
  const before = await callHook(hangs)
  const saved = save(before.conversation)
  before.conversation.stop()
  expect(before.listeners.size).toBe(0)
  const after = setUp([], 5 * second)
  const { conversation, said, problems } = play(after.env, bot, saved)
  conversation.setVariables({ other: 'value' })
  await after.advance(2)
  expect(after.calls.map(({ call }) => call)).toEqual([before.calls[0]?.call])
  expect(said().at(-1)).toBe('A Rye for Ann.')
  expect(problems).toEqual([])
})

test('an answer that was there before a reload is not asked for again', async () => {
  const flow = {
    ...bot,
    nodes: [
      ...bot.nodes.filter(({ id }) => id !== 'hook'),
      hook({ waitForResponse: true, showResponse: true, answerVariable: 'r' }),
    ],
  }
  const before = setUp([{ ...good, body: 'Rye' }])
  const first = createConversation({ bot: parseBot(flow), env: before.env })
  first.start()
  before.clock.advance(700)
  first.answer('Ann')
  before.clock.advance(600)
  await before.advance(0)
  expect(first.getView()).toMatchObject({ typing: true })
  const after = setUp([])
  const { said } = play(after.env, flow, save(first))
  await after.advance(2)
  expect(after.calls).toEqual([])
  expect(said().slice(-2)).toEqual(['Rye', 'A Rye for Ann.'])
})

test.each([
  ['while the conversation goes on', beside],
  [
    'after its end',
    { ...beside, nodes: beside.nodes.slice(0, 2), edges: beside.edges.slice(0, 1) },
  ],
])('what nobody waits for is repeated after a reload, %s', async (_, flow) => {
  const before = setUp([hangs])
  const first = play(before.env, flow)
  await before.advance(1)
  const saved = save(first.conversation)
  first.conversation.stop()
  const after = setUp([lost])
  const { conversation, said } = play(after.env, flow, saved)
  expect(said()).toEqual(first.said())
  await after.advance(2)
  expect(after.calls.map(({ call }) => call)).toEqual([
    before.calls[0]?.call,
    before.calls[0]?.call,
  ])
  expect(conversation.isSettled).toBe(true)
  expect(said()).toEqual(first.said())
  const third = setUp([])
  play(third.env, flow, save(conversation))
  await third.advance(2)
  expect(third.calls).toEqual([])
})

test('a call that is older than servers remember is not made again', async () => {
  const before = await callHook(hangs)
  const after = setUp([], 24 * 3600 * second)
  const { said, problems } = play(after.env, bot, save(before.conversation))
  await after.advance(1)
  expect(after.calls).toEqual([])
  expect(said().at(-1)).toBe('Sorry.')
  expect(problems).toHaveLength(1)
})

test('each visit of a step makes a key of its own', async () => {
  const loop = {
    nodes: [{ id: 'w', type: 'welcome', data: {} }, ...bot.nodes],
    edges: [...bot.edges, { source: 'w', target: 'q' }, { source: 'm', target: 'q' }],
  }
  const { env, calls, advance } = setUp([])
  const { conversation } = play(env, loop)
  for (let round = 0; round < 3; round++) {
    await advance(2)
    conversation.answer('Ann')
    await advance(2)
  }
  expect(new Set(calls.map(({ call }) => call.key)).size).toBe(3)
})

test('a restart and a stop end what is repeated', async () => {
  for (const end of ['restart', 'stop'] as const) {
    const { conversation, times, advance, listeners } = await callHook(lost, lost, lost)
    conversation[end]()
    expect(listeners.size).toBe(0)
    if (end === 'restart') expect(conversation.getView().offline).toBeUndefined()
    await advance(100)
    expect(times()).toEqual([0])
  }
})

test.each([
  [{ behind: 5 }],
  [{ behind: [null] }],
  [{ behind: [{ nodeId: 'mail', answers: [], told: 0, call: 'x' }] }],
  [{ place: { nodeId: 'hook', answers: [], told: 0, call: { at: 0 } } }],
])('what is broken in the place where it was kept is not read: %j', async broken => {
  const { conversation } = await callHook(hangs)
  expect(save(conversation)).toBeDefined()
  expect(readSavedSession(JSON.stringify({ ...conversation.save(), ...broken }))).toBeUndefined()
})
