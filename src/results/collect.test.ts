import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConversation, parseBot, registry } from '../../runtime/index.js'
import { createFakeEnv } from '../../runtime/testing/index.js'
import { createObservable } from '../model/observable.js'
import { converse } from '../mount/converse.js'
import { createEmitter } from '../mount/events.js'
import { collect, type Wanted } from './collect.js'

const ask = (id: string) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText: `${id}?`, answerVariable: id },
})
const file = {
  nodes: [ask('loaf'), ask('size'), { id: 'bye', type: 'message', data: { text: 'Bye' } }],
  edges: [
    { source: 'loaf', target: 'size' },
    { source: 'size', target: 'bye' },
  ],
}
const bot = parseBot(file)

const widgets: AbortController[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const life of widgets.splice(0)) life.abort()
  vi.useRealTimers()
})

/** A server that answers with these statuses, one after the other, and then takes everything; 0 is a line that is lost. */
function server(...statuses: number[]) {
  const sent: {
    path: string
    session: ReturnType<typeof JSON.parse>
    left: boolean
    keepalive: boolean
  }[] = []
  const send = async (path: string, { body, keepalive = false }: RequestInit) => {
    const { session, left = false } = JSON.parse(String(body))
    sent.push({ path, session, left, keepalive })
    const status = statuses.shift() ?? 204
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  }
  const last = () => sent.at(-1)
  const told: unknown[] = []
  const tell = (_: string, body: string) => void told.push(JSON.parse(body))
  return { told, tell, send, sent, last, answers: () => last()?.session.answers }
}

function open(
  to: Pick<ReturnType<typeof server>, 'send' | 'tell'>,
  saved?: Parameters<typeof createConversation>[0]['saved'],
  wanted?: Wanted,
) {
  const env = createFakeEnv({ now: Date.now() })
  const conversation = createConversation({ bot, env, saved })
  const life = new AbortController()
  widgets.push(life)
  conversation.start()
  env.clock.advance(10_000)
  collect(conversation, to, life.signal, '', wanted)
  const answer = (value: string) => {
    conversation.answer(value)
    env.clock.advance(10_000)
  }
  return { conversation, life, answer }
}
/** Longer than the pause before a record goes out. */
const soon = () => vi.advanceTimersByTimeAsync(2000)

test('nothing goes out before the first answer, and then one record for what happened together', async () => {
  const to = server()
  const { answer } = open(to)
  await vi.advanceTimersByTimeAsync(600_000)
  dispatchEvent(new Event('pagehide'))
  expect(to.sent).toEqual([])
  answer('Rye')
  expect(to.sent).toEqual([])
  await soon()
  expect(to.sent).toMatchObject([
    { path: '/results', left: false, session: { answers: { loaf: 'Rye' }, endedAt: null } },
  ])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(to.sent).toHaveLength(1)
})

test('the end goes out at once, and once', async () => {
  const to = server()
  const { answer } = open(to)
  answer('Rye')
  await soon()
  answer('L')
  expect(to.sent).toHaveLength(2)
  expect(to.last()?.session).toMatchObject({
    answers: { loaf: 'Rye', size: 'L' },
    endedAt: expect.any(Number),
  })
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(to.sent).toHaveLength(2)
})

test('whoever leaves in the middle has left, in a request that outlives the page', async () => {
  const to = server()
  const { answer } = open(to)
  answer('Rye')
  dispatchEvent(new Event('pagehide'))
  expect(to.sent).toMatchObject([
    { left: true, keepalive: true, session: { answers: { loaf: 'Rye' } } },
  ])
  // The page comes back out of the browser's memory.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await soon()
  expect(to.sent.map(({ left }) => left)).toEqual([true, false])
})

test('a reload in the middle goes on in the same conversation', async () => {
  const to = server()
  const first = open(to)
  first.answer('Rye')
  await soon()
  dispatchEvent(new Event('pagehide'))
  const second = open(to, first.conversation.save())
  await soon()
  second.answer('L')
  const began = to.sent.map(({ session }) => session.startedAt)
  expect(new Set(began).size).toBe(1)
  expect(to.sent.map(({ left }) => left)).toEqual([false, true, false, false])
  expect(to.last()?.session).toMatchObject({ answers: { loaf: 'Rye', size: 'L' } })
  expect(to.last()?.session.endedAt).not.toBeNull()
})

test('of two tabs the one that goes on tells of it, and the other no more', async () => {
  const to = server()
  const first = open(to)
  first.answer('Rye')
  const second = open(to, first.conversation.save())
  // The other tab has the conversation from now on.
  first.life.abort()
  await soon()
  second.answer('L')
  await soon()
  const known = to.sent.length
  first.answer('S')
  await vi.advanceTimersByTimeAsync(600_000)
  dispatchEvent(new Event('pagehide'))
  expect(to.sent).toHaveLength(known)
  expect(to.answers()).toEqual({ loaf: 'Rye', size: 'L' })
  expect(new Set(to.sent.map(({ session }) => session.startedAt)).size).toBe(1)
})

test('an end that did not arrive goes out again until it does, ever more rarely', async () => {
  const to = server(204, 0, 503, 0)
  const { answer } = open(to)
  answer('Rye')
  await soon()
  answer('L')
  const times: number[] = []
  for (let second = 0; second < 60; second++) {
    const before = to.sent.length
    await vi.advanceTimersByTimeAsync(1000)
    if (to.sent.length > before) times.push(second)
  }
  expect(to.sent).toHaveLength(5)
  const pauses = times.map((time, place) => time - (times[place - 1] ?? 0))
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  expect(to.sent.slice(1).every(({ session }) => session.endedAt !== null)).toBe(true)
})

test('a server that refuses for good is asked no more', async () => {
  const to = server(404)
  const { answer } = open(to)
  answer('Rye')
  await soon()
  answer('L')
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(to.sent).toHaveLength(1)
})

test('a restart is another conversation', async () => {
  const to = server()
  const { conversation, answer } = open(to)
  answer('Rye')
  await soon()
  conversation.restart()
  answer('')
  answer('Spelt')
  await soon()
  const [first, second] = to.sent.map(({ session }) => session.startedAt)
  expect(second).toBeGreaterThan(first)
  expect(to.answers()).toEqual({ loaf: 'Spelt' })
})

test('what is too much to be sent is left out from the beginning, never the answers', async () => {
  const to = server()
  const { answer, conversation } = open(to)
  conversation.setVariables({ page: 'x'.repeat(200_000) })
  answer('Rye')
  await soon()
  expect(to.last()?.session).toMatchObject({ answers: { loaf: 'Rye' }, variables: {} })
})

test('where nothing is stored only the way goes out, and not a word of the visitor’s', async () => {
  const to = server()
  const { answer, conversation } = open(to, undefined, { isStored: false, hasExperiments: true })
  await soon()
  expect(to.last()?.session).toMatchObject({ transcript: [], answers: {} })
  expect(to.last()?.session.visited).not.toEqual([])
  conversation.setVariables({ page: 'secret', none: '' })
  answer('my secret')
  await soon()
  expect(to.last()?.session).toMatchObject({
    transcript: [],
    answers: { loaf: true },
    variables: { page: true, none: null },
    answerVariables: [{ key: 'loaf', value: true }],
  })
  expect(JSON.stringify(to.sent)).not.toContain('secret')
})

test('where an experiment is measured by a value, it goes out, and nothing else does', async () => {
  const to = server()
  const tells = ['loaf']
  const wanted = { isStored: false, hasExperiments: true, tells }
  const { answer, conversation } = open(to, undefined, wanted)
  conversation.setVariables({ page: 'secret', loaf: 40 })
  answer('50')
  await soon()
  const { answers, variables, answerVariables } = to.last()?.session ?? {}
  expect({ answers, variables }).toEqual({
    answers: { loaf: true },
    variables: expect.objectContaining({ page: true }),
  })
  expect(answerVariables).toMatchObject([{ key: 'loaf', value: '50' }])
  expect(JSON.stringify(to.sent)).not.toContain('secret')
})

test.each([
  ['goes out where the bot’s owner has conversations stored', { ...file, results: true }, 1],
  ['goes out where visits of experiments are counted', { ...file, counts: 'visits' }, 1],
  ['is not even fetched where the owner has not', file, 0],
])('what hands over %s', async (_, given, times) => {
  const to = server()
  const loadResults = vi.fn(async () => ({ collect }))
  const life = new AbortController()
  widgets.push(life)
  const env = createFakeEnv()
  const { conversation } = converse({
    bot: parseBot(given),
    types: registry,
    env,
    variables: {},
    kept: undefined,
    tabs: undefined,
    allowEdit: false,
    isServers: true,
    unread: createObservable(0),
    isOpen: () => true,
    typed: { text: '' },
    events: createEmitter(),
    slot: {
      name: 'x',
      read: () => undefined,
      write() {},
      clear() {},
      forget() {},
      isMuted: () => false,
      mute() {},
    },
    report: () => undefined,
    calls: {
      send: to.send,
      tell: to.tell,
      token: undefined,
      query: '',
      resume() {},
      beforeSend() {},
      identify() {},
      call: env.call,
      upload: async () => undefined,
    },
    loadResults,
    signal: life.signal,
  })
  conversation.start()
  await soon()
  env.clock.advance(10_000)
  conversation.answer('Rye')
  env.clock.advance(10_000)
  await soon()
  expect(loadResults).toHaveBeenCalledTimes(times)
  expect(to.sent.length > 0).toBe(times > 0)
})

test('the page tells once that the bot is seen there, and once that it was opened', async () => {
  const to = server()
  const env = createFakeEnv({ now: Date.now() })
  const conversation = createConversation({ bot, env })
  const life = new AbortController()
  widgets.push(life)
  collect(conversation, to, life.signal, 'de')
  const page = `${location.host}${location.pathname}`
  expect(to.told).toEqual([{ kind: 'seen', page, language: 'de' }])
  conversation.start()
  env.clock.advance(10_000)
  conversation.answer('Rye')
  env.clock.advance(10_000)
  collect(conversation, to, life.signal, 'de')
  expect(to.told).toEqual([
    { kind: 'seen', page, language: 'de' },
    { kind: 'opened', page, language: 'de' },
  ])
})
