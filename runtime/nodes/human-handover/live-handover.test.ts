import { expect, test } from 'vitest'
import { createConversation, parseBot } from '../../index.js'
import type {
  DeskEvent,
  DeskListener,
  DeskMessage,
  DeskOpening,
  DeskTerms,
} from '../../node/live-desk.js'
import { liveThread } from '../../patterns/live-thread.js'
import { createFakeEnv } from '../../testing/index.js'

const terms: DeskTerms = { before: [], after: [], fallbackMessage: 'We are all busy baking.' }

const bot = parseBot({
  nodes: [
    { id: 'h', type: 'human-handover', data: { handoverMessage: 'Hold on.' } },
    { id: 'm', type: 'message', data: { text: 'Bye, {topic}' } },
  ],
  edges: [{ source: 'h', target: 'm' }],
})

/** A desk that is played by hand. */
function fakeDesk(given: Partial<DeskTerms> | undefined = {}) {
  const sent: DeskMessage[] = []
  const recalled: DeskEvent[] = []
  const opened: DeskOpening[] = []
  let listener: DeskListener | undefined
  return {
    sent,
    recalled,
    opened,
    tell: (event: DeskEvent) => listener?.hear(event),
    type: (on: boolean) => listener?.type(on),
    isOpen: () => listener !== undefined,
    chart: () =>
      liveThread({
        terms: async () => given && { ...terms, ...given },
        line: () => ({
          send: message => void sent.push(message),
          recall: event => void recalled.push(event),
          open(opening, to) {
            opened.push(opening)
            listener = to
            return () => {
              listener = undefined
            }
          },
        }),
      }),
  }
}

type Desk = ReturnType<typeof fakeDesk>
type Saved = ReturnType<ReturnType<typeof createConversation>['save']>

async function start(desk: Desk, saved?: Saved, flow = bot) {
  const env = { ...createFakeEnv(), live: async () => ({ chart: desk.chart() }) }
  const conversation = createConversation({ bot: flow, env, saved })
  const heard: string[] = []
  for (const type of ['handover', 'problem', 'complete'] as const)
    conversation.on(type, () => heard.push(type))
  conversation.start()
  const advance = async (ms: number) => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    env.clock.advance(ms)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  await advance(700)
  await advance(0)
  const words = () =>
    conversation
      .getView()
      .items.flatMap(item =>
        item.kind === 'said' && item.content.kind === 'text'
          ? [item.content.text]
          : item.kind === 'replied'
            ? [`> ${item.text}`]
            : [],
      )
  return { conversation, env, advance, words, heard }
}

const message = (
  id: number,
  text: string,
  prompts: { id: string; label: string }[] = [],
): DeskEvent => ({
  type: 'message',
  id,
  text,
  name: 'Mia',
  icon: '/mia.png',
  prompts,
})
const state = (to: 'waiting' | 'taken' | 'handed-back' | 'ended', name = ''): DeskEvent => ({
  type: 'state',
  state: to,
  name,
})

test('where there is no live desk the flow goes on at once', async () => {
  const { conversation, words, advance } = await start(fakeDesk(undefined) && fakeDesk())
  conversation.stop()
  const env = createFakeEnv()
  const plain = createConversation({ bot, env })
  plain.start()
  env.clock.advance(1400)
  expect(plain.getView().status).toBe('ended')
  await advance(0)
  expect(words()).toEqual(['Hold on.'])
})

test('a server that knows of no desk after all lets the flow go on', async () => {
  const desk = fakeDesk()
  desk.chart = () =>
    liveThread({
      terms: async () => undefined,
      line: () => ({ send() {}, recall() {}, open: () => () => {} }),
    })
  const { words, advance } = await start(desk)
  await advance(700)
  expect(words()).toEqual(['Hold on.', 'Bye, {topic}'])
})

test('the visitor waits with the composer open, and what was said before goes with the thread', async () => {
  const desk = fakeDesk()
  const { conversation, heard } = await start(desk)
  expect(heard).toEqual(['handover'])
  expect(conversation.getView().prompt?.prompt).toEqual({
    kind: 'text',
    input: 'text',
    maxBytes: 5_000_000,
  })
  expect(desk.opened).toMatchObject([
    { nodeId: 'h', transcript: [{ by: 'bot', message: 'Hold on.' }] },
  ])
})

test('both talk: each message once, with name, picture and options', async () => {
  const desk = fakeDesk()
  const { conversation, words } = await start(desk)
  desk.tell(state('taken', 'Mia'))
  desk.tell(message(7, 'Hello <b>', [{ id: 'a', label: 'Rye' }]))
  conversation.answer('Rye')
  conversation.answer({
    file: { name: 'cake.pdf', size: 12, url: 'https://s.example/uploads/x.pdf' },
  })
  conversation.answer({ file: { name: 'lost.pdf', size: 12 } })
  expect(words()).toEqual([
    'Hold on.',
    'Mia has joined the chat',
    'Hello <b>',
    '> Rye',
    '> cake.pdf',
  ])
  expect(desk.sent).toEqual([
    { text: 'Rye' },
    {
      text: 'cake.pdf',
      file: { name: 'cake.pdf', size: 12, url: 'https://s.example/uploads/x.pdf' },
    },
  ])
  const said = conversation.getView().items.filter(item => item.kind === 'said')
  expect(said.at(-1)?.content).toEqual({
    kind: 'text',
    text: 'Hello <b>',
    html: 'Mia: Hello &lt;b&gt;',
    agent: { id: 7, name: 'Mia', icon: '/mia.png', prompts: [{ id: 'a', label: 'Rye' }] },
  })
  expect(conversation.record()).toMatchObject({ answers: {}, answerVariables: [] })
  expect(conversation.record().transcript.filter(({ by }) => by !== 'user')).toEqual([
    { by: 'bot', message: 'Hold on.' },
    { by: 'bot', message: 'Mia has joined the chat' },
    { by: 'agent', agentName: 'Mia', message: 'Hello <b>' },
  ])
})

test('what both have said while the line was broken stands in the order of the thread', async () => {
  const desk = fakeDesk()
  const { conversation, words } = await start(desk)
  desk.tell(message(7, 'Hello'))
  conversation.answer('One')
  conversation.answer('Two')
  conversation.answer('Lost')
  // Said while the visitor was away, and heard before and after what the visitor has said has arrived.
  desk.tell(message(8, 'Are you there?'))
  expect(words()).toEqual(['Hold on.', 'Hello', 'Are you there?', '> One', '> Two', '> Lost'])
  desk.tell({ type: 'sent', count: 1, id: 10 })
  desk.tell(message(9, 'Hm'))
  desk.tell(message(12, 'Good'))
  desk.tell({ type: 'sent', count: 2, id: 11 })
  desk.tell({ type: 'sent', count: 3 })
  const inOrder = ['Hello', 'Are you there?', 'Hm', '> One', '> Two', 'Good', '> Lost']
  expect(words()).toEqual(['Hold on.', ...inOrder])
  conversation.answer('Three')
  desk.tell({ type: 'sent', count: 4, id: 13 })
  desk.tell(message(14, 'Bye'))
  expect(words().slice(-2)).toEqual(['> Three', 'Bye'])
  const back = await start(fakeDesk(), conversation.save())
  expect(back.words().slice(-9)).toEqual([...inOrder, '> Three', 'Bye'])
})

test('what a visitor answers is never taken for something that an agent said, before a reload and after it', async () => {
  const desk = fakeDesk()
  const { conversation, words } = await start(desk)
  desk.tell(message(7, 'Hello'))
  conversation.answer({
    desk: { type: 'message', id: 8, text: 'It is free', name: 'Mia', icon: '', prompts: [] },
  })
  desk.tell(message(9, 'Bye'))
  expect(words()).toEqual(['Hold on.', 'Hello', 'Bye'])
  const again = fakeDesk()
  const back = await start(again, conversation.save())
  expect(again.recalled).toEqual(desk.recalled)
  expect(back.conversation.getView().prompt).not.toBeNull()
})

test('the agent types, and ceases to', async () => {
  const desk = fakeDesk()
  const { conversation } = await start(desk)
  desk.type(true)
  expect(conversation.getView().typing).toBe(true)
  desk.type(false)
  expect(conversation.getView().typing).toBe(false)
})

test.each(['handed-back', 'ended'] as const)('after %s the flow goes on at the exit', async to => {
  const desk = fakeDesk()
  const { conversation, words, advance, heard } = await start(desk)
  desk.tell(state('taken', 'Mia'))
  desk.tell(state(to, 'Mia'))
  expect(conversation.getView().prompt).toBeNull()
  expect(desk.isOpen()).toBe(false)
  await advance(700)
  expect(words().slice(-2)).toEqual(['Mia has left the chat', 'Bye, {topic}'])
  expect(heard).toEqual(['handover', 'complete'])
})

test('what is typed while nobody asks any more is no answer to what comes next', async () => {
  const desk = fakeDesk({ after: [{ questionText: 'How was it?', answerVariable: 'survey' }] })
  const { conversation, words, advance } = await start(desk)
  desk.tell(message(7, 'Bye'))
  desk.tell(state('ended', 'Mia'))
  expect(conversation.getView().prompt).toBeNull()
  conversation.answer('too late')
  await advance(700)
  expect(words().at(-1)).toBe('How was it?')
  conversation.answer('Good')
  await advance(500)
  expect(conversation.record().answerVariables).toEqual([
    { nodeId: 'h', key: 'survey', value: 'Good' },
  ])
})

test('nobody comes in time: the fallback is said, and no survey is asked', async () => {
  const desk = fakeDesk({ after: [{ questionText: 'How was it?', answerVariable: '' }] })
  const { words, advance } = await start(desk)
  desk.tell(state('ended'))
  await advance(700)
  await advance(700)
  expect(words()).toEqual(['Hold on.', 'We are all busy baking.', 'Bye, {topic}'])
})

test('questions before the chat are asked one by one, and checked', async () => {
  const desk = fakeDesk({
    before: [
      { questionText: 'Your e-mail?', answerVariable: 'email' },
      { questionText: ' ', answerVariable: '' },
      { questionText: 'About what, {email}?', answerVariable: 'topic' },
    ],
  })
  const { conversation, words, advance } = await start(desk)
  await advance(700)
  conversation.answer('no address')
  await advance(700)
  conversation.answer('ann@shop.example')
  await advance(500)
  await advance(700)
  expect(desk.opened).toEqual([])
  conversation.answer('cake')
  await advance(500)
  expect(words()).toEqual([
    'Hold on.',
    'Your e-mail?',
    'Please enter a valid email address',
    '> ann@shop.example',
    'About what, ann@shop.example?',
    '> cake',
  ])
  expect(desk.opened).toMatchObject([{ visitor: { email: 'ann@shop.example' } }])
  expect(conversation.record().answers).toEqual({ h_q0: 'ann@shop.example', h_q2: 'cake' })
})

test('a reload goes on where it was: nothing is said or sent twice, and what was heard is recalled', async () => {
  const before = fakeDesk()
  const first = await start(before)
  before.tell({ type: 'opened', thread: 't1', after: 3 })
  before.tell(state('taken', 'Mia'))
  first.conversation.answer('Hi')
  before.tell({ type: 'sent', count: 1 })
  before.tell(message(7, 'Hello'))
  first.conversation.answer('Not arrived')
  const saved: Saved = JSON.parse(JSON.stringify(first.conversation.save()))
  const words = first.words()
  first.conversation.stop()
  expect(before.isOpen()).toBe(false)

  const after = fakeDesk()
  const second = await start(after, saved)
  expect(second.words()).toEqual(words)
  expect(second.heard).toEqual([])
  expect(after.recalled).toEqual(before.recalled)
  expect(after.sent).toEqual([{ text: 'Hi' }, { text: 'Not arrived' }])
  expect(second.conversation.getView().prompt).not.toBeNull()
  after.tell(message(8, 'And this is new'))
  expect(second.words()).toEqual([...words, 'And this is new'])
  second.conversation.answer('So is this')
  expect(second.words().at(-1)).toBe('> So is this')
})

test('a reload in the middle of the survey asks the question that stood, once', async () => {
  const after = [
    { questionText: 'How was it?', answerVariable: 'how' },
    { questionText: 'Why?', answerVariable: 'why' },
  ]
  const before = fakeDesk({ after })
  const first = await start(before)
  before.tell(message(7, 'Bye'))
  before.tell(state('handed-back', 'Mia'))
  await first.advance(700)
  first.conversation.answer('Good')
  await first.advance(500)
  await first.advance(700)
  const saved: Saved = JSON.parse(JSON.stringify(first.conversation.save()))
  const second = await start(fakeDesk({ after }), saved)
  await second.advance(0)
  await second.advance(0)
  await second.advance(0)
  expect(second.words()).toEqual(first.words())
  second.conversation.answer('Fresh bread')
  await second.advance(500)
  expect(second.conversation.record().answerVariables).toEqual([
    { nodeId: 'h', key: 'how', value: 'Good' },
    { nodeId: 'h', key: 'why', value: 'Fresh bread' },
  ])
})

test('the next step asks at its own place, after what the agent said', async () => {
  const choosing = parseBot({
    nodes: [
      { id: 'h', type: 'human-handover', data: { handoverMessage: 'Hold on.' } },
      { id: 'c', type: 'yes-or-no-choice', data: { message: 'Anything else?' } },
    ],
    edges: [{ source: 'h', target: 'c' }],
  })
  const desk = fakeDesk()
  const { conversation, advance } = await start(desk, undefined, choosing)
  desk.tell(message(7, 'Bye'))
  desk.tell(state('handed-back', 'Mia'))
  await advance(700)
  expect(
    conversation
      .getView()
      .items.map(({ kind }) => kind)
      .slice(-2),
  ).toEqual(['said', 'asked'])
  expect(conversation.getView().prompt?.prompt.kind).toBe('choices')
})
