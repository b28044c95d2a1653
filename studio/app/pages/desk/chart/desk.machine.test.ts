import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { DeskEvent, DeskMessage, DeskThread } from '#api/records.js'
import { makeThread as thread } from '../testing/make-thread.js'
import { deskMachine } from './desk.machine.js'
import type { LoadedPage, LoadedThread, Outcome } from './desk-context.js'
import { type Outgoing, uploadPath } from './talk.js'
import type { OpenView } from './thread-order.js'

const message = (id: string, text: string, change: Partial<DeskMessage> = {}): DeskMessage => ({
  id,
  chatbotId: 'bakery',
  threadId: 't',
  question: null,
  reaction: 'NEUTRAL',
  iconUrl: null,
  messageType: 'AGENT_MESSAGE',
  agentName: 'Mia',
  prompts: [],
  file: null,
  key: null,
  answer: { text, timestamp: '2026-01-01T00:00:00.000Z' },
  ...change,
})

const written = (key: string, text = key): { type: 'message.written'; item: Outgoing } => ({
  type: 'message.written',
  item: { key, threadId: 't', kind: 'message', text, prompts: [] },
})

const settled = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

async function desk({
  threads = [thread('t')],
  meanwhile = [],
  answers = [],
  breaks = [],
  lost = [],
  begins = {},
  pages = [],
  since = '2025-12-31T00:00:00.000Z',
}: {
  threads?: DeskThread[]
  /** What the line tells before the desk is loaded. */
  meanwhile?: DeskEvent[]
  answers?: Outcome<DeskMessage>[]
  /** Keys at which the page itself fails. */
  breaks?: string[]
  /** Ids of threads that cannot be loaded. */
  lost?: string[]
  /** The list that is shown first, where it has more than these threads. */
  begins?: { nextCursor?: string }
  /** What the server answers when it is asked for pages. */
  pages?: Omit<LoadedPage, 'wanted'>[]
  since?: string
} = {}) {
  const clock = new SimulatedClock()
  const sent: string[] = []
  const loads: string[] = []
  const asked: unknown[] = []
  let tell = (_event: DeskEvent) => {}
  let line = (_type: 'line.opened' | 'line.lost') => {}
  const page: Omit<LoadedThread, 'thread'> = {
    messages: [message('1', 'Hello')],
    hasEarlier: false,
    visitor: { answers: [], earlier: [] },
  }
  const machine = deskMachine.provide({
    actors: {
      line: fromCallback(({ sendBack }) => {
        tell = event => sendBack({ type: 'desk.told', event })
        line = type => sendBack({ type })
      }),
      loadDesk: fromPromise(async ({ input: { view, atLeast } }) => {
        loads.push('desk')
        asked.push([view, atLeast])
        const counts = { mine: 0, waiting: 0, open: threads.length }
        const page = { threads, nextCursor: null, ...begins }
        return { agentId: 'mia', agents: [], labels: [], at: since, counts, page }
      }),
      loadPage: fromPromise(async ({ input: wanted }) => {
        asked.push([wanted.view, wanted.cursor])
        const page = pages.shift()
        if (!page) throw new Error('No page.')
        return { ...page, wanted }
      }),
      loadThread: fromPromise(async ({ input }) => {
        loads.push(input)
        if (lost.includes(input)) throw new Error(`No ${input}.`)
        return { ...page, thread: thread(input) }
      }),
      send: fromPromise(async ({ input }) => {
        sent.push(input?.key ?? '')
        if (input && breaks.includes(input.key)) throw new Error('No key can be made.')
        return (
          answers.shift() ?? {
            value: message(String(10 + sent.length), '', { key: input?.key ?? '' }),
          }
        )
      }),
    },
  })
  const actor = createActor(machine, { clock })
  let rung = 0
  actor.on('ring', () => rung++)
  actor.start()
  for (const event of meanwhile) tell(event)
  await settled()
  return {
    actor,
    clock,
    sent,
    loads,
    asked,
    tell: (event: DeskEvent) => tell(event),
    line: (type: 'line.opened' | 'line.lost') => line(type),
    context: () => actor.getSnapshot().context,
    listed: (view: OpenView = 'open') =>
      actor
        .getSnapshot()
        .context.book.list(view)
        .threads.map(({ id }) => id),
    rung: () => rung,
  }
}

const away: Outcome<DeskMessage> = { failure: { status: 0, code: 'OFFLINE', words: 'No line.' } }
const refused: Outcome<DeskMessage> = {
  failure: { status: 409, code: 'THREAD_ENDED', words: 'It is over.' },
}

test('what the line tells while the desk is loaded is not lost under what was asked for before', async () => {
  const mia = {
    id: 'mia',
    name: 'Mia',
    email: 'mia@shop.example',
    isAvailable: true,
    isPresent: true,
  }
  const { context, listed, tell } = await desk({
    threads: [thread('a')],
    meanwhile: [
      { type: 'desk', agents: [mia], labels: [] },
      { type: 'thread', thread: thread('a', { unread: 3 }) },
      { type: 'thread', thread: thread('b') },
      { type: 'counts', mine: 0, waiting: 2, open: 2 },
    ],
  })
  expect(context().agents).toEqual([mia])
  expect([context().book.get('a')?.unread, listed()]).toEqual([3, ['a', 'b']])
  tell({ type: 'thread', thread: thread('c') })
  expect([listed(), context().meanwhile]).toEqual([['a', 'b', 'c'], undefined])
  expect(context().counts).toEqual({ mine: 0, waiting: 2, open: 2 })
})

test('it rings when a visitor begins to wait, when a thread is offered anew, and when one is given to the agent', async () => {
  const { tell, rung } = await desk({ threads: [] })
  tell({ type: 'thread', thread: thread('a') })
  expect(rung()).toBe(1)
  tell({ type: 'thread', thread: thread('a', { unread: 2 }) })
  expect(rung()).toBe(1)
  tell({
    type: 'thread',
    thread: thread('a', { agentId: 'mia', assignedAt: '2026-01-01T00:00:01.000Z' }),
  })
  expect(rung()).toBe(2)
  tell({ type: 'thread', thread: thread('a', { state: 'taken', agentId: 'mia' }) })
  expect(rung()).toBe(2)
  tell({ type: 'thread', thread: thread('b', { state: 'taken', agentId: 'tom' }) })
  expect(rung()).toBe(2)
  tell({ type: 'thread', thread: thread('b', { state: 'taken', agentId: 'mia' }) })
  expect(rung()).toBe(3)
})

test('what was written waits while there is no line, and goes in its order when the line is back', async () => {
  const { actor, sent, line, context } = await desk({ answers: [away] })
  actor.send({ type: 'thread.opened', id: 't' })
  await settled()
  actor.send(written('one'))
  actor.send(written('two'))
  await settled()
  expect([sent, context().outbox.length]).toEqual([['one'], 2])
  line('line.lost')
  line('line.opened')
  await settled()
  expect(sent).toEqual(['one', 'one', 'two'])
  expect(context().outbox).toEqual([])
  expect(context().talks.t?.messages.map(({ key }) => key)).toEqual([null, 'one', 'two'])
})

test('pauses between two tries grow, up to ten seconds', async () => {
  const { actor, sent, clock } = await desk({ answers: Array.from({ length: 8 }, () => away) })
  actor.send(written('one'))
  await settled()
  const pauses: number[] = []
  for (let before = sent.length, waited = 0; sent.length < 8; waited += 500) {
    clock.increment(500)
    await settled()
    if (sent.length === before) continue
    pauses.push(waited + 500)
    before = sent.length
    waited = -500
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000])
})

test('what the server refuses stands with the reason, holds up nothing, and can be tried again or dropped', async () => {
  const { actor, sent, context } = await desk({ answers: [refused] })
  actor.send(written('one'))
  actor.send(written('two'))
  await settled()
  expect(sent).toEqual(['one', 'two'])
  expect(context().outbox).toMatchObject([{ key: 'one', refusal: 'It is over.' }])
  actor.send({ type: 'message.retry', key: 'one' })
  await settled()
  expect([sent, context().outbox]).toEqual([['one', 'two', 'one'], []])
})

test('a message at which the page itself fails stands with that, and holds up nothing', async () => {
  const { actor, sent, context } = await desk({ breaks: ['one'] })
  actor.send(written('one'))
  actor.send(written('two'))
  await settled()
  expect(sent).toEqual(['one', 'two'])
  expect(context().outbox).toMatchObject([{ key: 'one', refusal: 'The page could not send it.' }])
})

test('a message that the line tells before its answer comes stands once', async () => {
  const { actor, tell, context } = await desk()
  actor.send({ type: 'thread.opened', id: 't' })
  await settled()
  actor.send(written('one'))
  tell({ type: 'message', message: message('11', 'one', { key: 'one' }) })
  await settled()
  expect(context().talks.t?.messages.map(({ id }) => id)).toEqual(['1', '11'])
})

test('a visitor who types is shown for ten seconds, or until something is said', async () => {
  const { actor, tell, clock, context } = await desk()
  tell({ type: 'typing', threadId: 't', on: true })
  expect(context().typing).toEqual({})
  actor.send({ type: 'thread.opened', id: 't' })
  await settled()
  tell({ type: 'typing', threadId: 't', on: true })
  clock.increment(6000)
  tell({ type: 'typing', threadId: 't', on: true })
  clock.increment(9999)
  expect(context().typing.t).toBe(true)
  clock.increment(1)
  expect(context().typing.t).toBe(false)
  tell({ type: 'typing', threadId: 't', on: true })
  tell({ type: 'message', message: message('2', 'Hi', { messageType: 'USER_MESSAGE' }) })
  expect(context().typing.t).toBe(false)
})

test('a line that is back asks for what it has not told', async () => {
  const { actor, loads, line } = await desk()
  actor.send({ type: 'thread.opened', id: 't' })
  await settled()
  line('line.lost')
  line('line.opened')
  await settled()
  expect(loads).toEqual(['desk', 't', 'desk', 't'])
})

test('why a thread cannot be shown is known, and it can be asked for again', async () => {
  const lost = ['gone']
  const { actor, loads, context } = await desk({ lost })
  actor.send({ type: 'thread.opened', id: 'gone' })
  await settled()
  expect(actor.getSnapshot().matches({ thread: 'failed' })).toBe(true)
  expect([context().threadFault, context().threadsFault]).toEqual([
    new Error('No gone.'),
    undefined,
  ])
  lost.pop()
  actor.send({ type: 'thread.retry' })
  await settled()
  expect(actor.getSnapshot().matches({ thread: 'shown' })).toBe(true)
  expect(loads).toEqual(['desk', 'gone', 'gone'])
})

test('a thread that was deleted elsewhere leaves the list, and the one that is shown says so', async () => {
  const lost: string[] = []
  const { actor, tell, context, listed } = await desk({ threads: [thread('t'), thread('u')], lost })
  actor.send({ type: 'thread.opened', id: 't' })
  await settled()
  tell({ type: 'gone', threadId: 'u' })
  expect([listed(), actor.getSnapshot().matches({ thread: 'shown' })]).toEqual([['t'], true])
  lost.push('t')
  tell({ type: 'gone', threadId: 't' })
  await settled()
  expect([listed(), context().threadFault]).toEqual([[], new Error('No t.')])
})

test('a thread that is over leaves the list, unless it is open here', async () => {
  const { actor, tell, context, listed } = await desk({ threads: [thread('t'), thread('u')] })
  actor.send({ type: 'thread.opened', id: 't' })
  for (const id of ['t', 'u']) tell({ type: 'thread', thread: thread(id, { state: 'ended' }) })
  expect([listed(), context().book.get('t')?.state]).toEqual([[], 'ended'])
})

test('a thread of long ago rings only once it is another’s turn, however little of the list is here', async () => {
  const { tell, rung } = await desk({
    threads: [],
    begins: { nextCursor: 'next' },
    since: '2026-01-01T01:00:00.000Z',
  })
  tell({ type: 'thread', thread: thread('old', { unread: 2 }) })
  tell({
    type: 'thread',
    thread: thread('old', { unread: 3, updatedAt: '2026-01-01T02:00:00.000Z' }),
  })
  expect(rung()).toBe(0)
  const assignedAt = '2026-01-01T02:00:01.000Z'
  tell({
    type: 'thread',
    thread: thread('old', { agentId: 'mia', assignedAt, updatedAt: assignedAt }),
  })
  expect(rung()).toBe(1)
  const since = { waitingSince: '2026-01-01T02:00:02.000Z', updatedAt: '2026-01-01T02:00:02.000Z' }
  tell({ type: 'thread', thread: thread('new', since) })
  tell({ type: 'thread', thread: thread('new', { ...since, unread: 1 }) })
  expect(rung()).toBe(2)
})

test('a list that is chosen is asked for once, and the next page where its end comes into sight', async () => {
  const mine = (id: string) => thread(id, { agentId: 'mia' })
  const { actor, asked, listed } = await desk({
    threads: [thread('a')],
    pages: [
      { threads: [mine('m1')], nextCursor: 'next' },
      { threads: [mine('m2')], nextCursor: null },
    ],
  })
  actor.send({ type: 'view.chosen', view: 'mine' })
  await settled()
  expect(listed('mine')).toEqual(['m1'])
  actor.send({ type: 'more.wanted' })
  await settled()
  expect(listed('mine')).toEqual(['m1', 'm2'])
  actor.send({ type: 'more.wanted' })
  actor.send({ type: 'view.chosen', view: 'open' })
  actor.send({ type: 'view.chosen', view: 'mine' })
  await settled()
  expect(asked).toEqual([
    ['open', 0],
    ['mine', undefined],
    ['mine', 'next'],
  ])
})

test('a page that failed is asked for again, and a line that is back has as much as there was', async () => {
  const { actor, asked, pages, listed, line } = await (async () => {
    const given: Omit<LoadedPage, 'wanted'>[] = []
    return { ...(await desk({ begins: { nextCursor: 'next' }, pages: given })), pages: given }
  })()
  actor.send({ type: 'more.wanted' })
  await settled()
  expect(actor.getSnapshot().matches({ list: 'failed' })).toBe(true)
  pages.push({ threads: [thread('u')], nextCursor: null })
  actor.send({ type: 'page.retry' })
  await settled()
  expect(listed()).toEqual(['t', 'u'])
  line('line.lost')
  line('line.opened')
  await settled()
  expect(asked.at(-1)).toEqual(['open', 2])
})

test.each([
  [
    'https://chat.example/uploads/abcdefghijklmnopqrstuvwxyz012345.pdf',
    '/uploads/abcdefghijklmnopqrstuvwxyz012345.pdf',
  ],
  ['javascript:alert(1)', undefined],
  ['https://evil.example/x.pdf', undefined],
])('a file is linked to where this server has it: %s', (url, path) => {
  expect(uploadPath({ name: 'x', url })).toBe(path)
})
