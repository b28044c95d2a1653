import { expect, test } from 'vitest'
import { type CallOutcome, type Prompt, parseBot, type StepCall } from '../../../runtime/index.js'
import { everything } from '../../channels/capabilities.js'
import { flatText, readAnswer } from '../../channels/index.js'
import { flowOf } from '../../testing/flows.js'
import { chanceOf } from './chance.js'
import { type PartOptions, playPart, readSavedPart, type SavedPart } from './play-part.js'

const no: CallOutcome = { ok: false, code: 'CALL_FAILED', message: 'no' }

/** Plays a flow message by message; what is kept goes through JSON each time. */
function player(flow: unknown, call: PartOptions['call'] = async () => no) {
  const bot = parseBot(flow)
  let saved: SavedPart | undefined
  return async (text?: string) => {
    const heard = { kind: 'text', text: text ?? '' } as const
    const answer = (prompt: Prompt) => readAnswer(prompt, heard, everything)
    const part = await playPart({
      bot,
      saved,
      call,
      answer: text === undefined ? undefined : answer,
      ...chanceOf('seed'),
    })
    saved = part.saved && readSavedPart(JSON.stringify(part.saved))
    return { ...part, text: flatText(part.contents) }
  }
}

const ask = (questionText: string) =>
  ['ask-custom-question-node', { questionText, answerVariable: 'name' }] as const
const tell = (text: string) => ['message-node', { text }] as const

test('the first message only opens the conversation, pauses and short delays are not waited for', async () => {
  const say = player(
    flowOf(
      ['welcome-node', { text: 'Hello' }],
      ['delay-node', { delay: 20 }],
      tell('Still here'),
      ask('Who?'),
    ),
  )
  expect(await say('Ann')).toMatchObject({
    text: 'Hello\nStill here\nWho?',
    nodeId: 'n3',
    problems: [],
  })
})

test('a long delay ends the answer, and the next message ends the delay without being an answer', async () => {
  const say = player(
    flowOf(
      tell('Back soon'),
      ['delay-node', { delay: 3600 }],
      tell('Back'),
      ask('Who?'),
      tell('Bye'),
    ),
  )
  const first = await say('Hi')
  expect(first).toMatchObject({ text: 'Back soon', prompt: null })
  expect(first.saved).toBeDefined()
  expect(await say('Well?')).toMatchObject({ text: 'Back\nWho?', nodeId: 'n3' })
  expect(await say('Ann')).toMatchObject({ text: 'Bye', saved: undefined })
  expect(await say('Again')).toMatchObject({ text: 'Back soon' })
})

test('a flow that goes round for ever is stopped, with delays in it too', async () => {
  const round = (delay: number) => ({
    nodes: [
      { id: 'start', type: 'welcome-node', data: { text: 'x' } },
      { id: 'a', type: 'message-node', data: { text: 'x' } },
      { id: 'b', type: 'delay-node', data: { delay } },
    ],
    edges: [
      { source: 'start', target: 'a' },
      { source: 'a', target: 'b' },
      { source: 'b', target: 'a' },
    ],
  })
  for (const delay of [0, 0.01]) {
    const part = await player(round(delay))('Hi')
    expect(part.problems).toMatchObject([{ code: 'RUNAWAY_LOOP' }])
    expect(part.saved).toBeUndefined()
  }
  const resting = await player(round(20))('Hi')
  expect(resting.problems).toEqual([])
  expect(resting.saved).toBeDefined()
  expect(resting.text.split('\n').length).toBeLessThanOrEqual(17)
})

test('a call that is waited for is waited for, however long it takes', async () => {
  let answer: (outcome: CallOutcome) => void = () => undefined
  const made: StepCall[] = []
  const say = player(
    flowOf(
      ['webhook-node', { url: 'https://a.example', waitForResponse: true, answerVariable: 'x' }],
      tell('It is {x}'),
    ),
    call => {
      made.push(call)
      return new Promise(resolve => {
        answer = resolve
      })
    },
  )
  const played = say('Hi')
  await expect.poll(() => made).toHaveLength(1)
  answer({ ok: true, status: 200, body: 'fine' })
  expect((await played).text).toContain('It is fine')
})

test('what a call brings that nobody waits for comes with this part, or with a later one', async () => {
  const keys: unknown[] = []
  let isThere = false
  const say = player(
    flowOf(
      ['webhook-node', { url: 'https://a.example', showResponse: true }],
      ask('Who?'),
      ask('And?'),
    ),
    call => {
      keys.push(call.key)
      return isThere
        ? Promise.resolve({ ok: true, status: 200, body: 'late' })
        : new Promise(() => undefined)
    },
  )
  expect((await say('Hi')).text).toBe('Who?')
  isThere = true
  expect((await say('Ann')).text).toContain('late')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a part that is played again takes the same way with the same keys', async () => {
  const flow = flowOf(['email-node', { to: 'a@b.example' }], ['random-flow-node', {}], ask('Who?'))
  const play = async () => {
    const keys: unknown[] = []
    await player(flow, async call => {
      keys.push(call.key)
      return no
    })('Hi')
    return keys
  }
  expect(await play()).toEqual(await play())
  expect((await play())[0]).toEqual(expect.any(String))
})

test('a node that a new version does not have lets the flow begin anew', async () => {
  const before = await playPart({
    bot: parseBot(flowOf(ask('Who?'))),
    saved: undefined,
    answer: () => 'Hi',
    call: async () => no,
    ...chanceOf('a'),
  })
  const bot = parseBot({
    nodes: [{ id: 'other', type: 'message-node', data: { text: 'New' } }],
    edges: [],
  })
  expect(
    await playPart({
      bot,
      saved: before.saved,
      answer: () => 'Ann',
      call: async () => no,
      ...chanceOf('a'),
    }),
  ).toMatchObject({ contents: [{ kind: 'text', text: 'New' }] })
})

test('a wrong answer without a text of its own gets the question again', async () => {
  const say = player(
    flowOf(tell('First'), [
      'n-choices-node',
      { choicePrompt: 'Which?', choices: [{ id: 'a', choiceText: 'A' }] },
    ]),
  )
  await say('Hi')
  expect((await say('nonsense')).text).toBe('Which?')
  expect((await say('more nonsense')).text).toBe('Which?')
  expect((await say('A')).saved).toBeUndefined()
})

test('a question that a version of before kept as words alone is asked again', async () => {
  const bot = parseBot(
    flowOf(['n-choices-node', { choicePrompt: 'A & B?', choices: [{ id: 'a', choiceText: 'A' }] }]),
  )
  const begun = await playPart({
    bot,
    saved: undefined,
    answer: undefined,
    call: async () => no,
    ...chanceOf('a'),
  })
  const saved = readSavedPart(JSON.stringify({ ...begun.saved, asked: 'A & B?' }))
  const part = await playPart({
    bot,
    saved,
    answer: () => 'nonsense',
    call: async () => no,
    ...chanceOf('a'),
  })
  expect(flatText(part.contents)).toBe('A & B?')
})

test('what has no words is said too, and does not hide the question that is asked again', async () => {
  const film = { kind: 'html', html: '<iframe src="https://www.youtube.com/embed/x"></iframe>' }
  const part = await player(flowOf(['html-node', { html: film.html }], ask('')))()
  expect(part).toMatchObject({ text: '', contents: [{ kind: 'html' }], prompt: { kind: 'text' } })
})

test('what was kept and cannot be read lets the flow begin anew', () => {
  expect(readSavedPart(null)).toBeUndefined()
  for (const text of ['1', '{}', '{"session":{"format":7}}'])
    expect(readSavedPart(text)).toBeUndefined()
})

test('what is asked in a sub-flow is answered by the next message', async () => {
  const part = { outputs: ['name'], ...flowOf(ask('Who?')) }
  const within = ['sub-flow', { subFlowId: 'part', outputs: { name: 'who' } }] as const
  const say = player({ ...flowOf(tell('Hi'), within, tell('Bye {who}')), subFlows: { part } })
  expect(await say()).toMatchObject({ text: 'Hi\nWho?', nodeId: 'n1/n0' })
  expect(await say('Ann')).toMatchObject({ text: 'Bye Ann', problems: [] })
})
