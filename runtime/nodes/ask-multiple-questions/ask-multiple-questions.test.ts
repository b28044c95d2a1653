import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { askMultipleQuestions, askMultipleQuestionsSchema } from './index.js'

const data = {
  message: 'Two questions, {who}.',
  questions: [
    { questionText: 'Colour?', answerVariable: 'color' },
    { questionText: 'Why {color}?', answerVariable: '' },
  ],
}
const options = { nodeId: 'n', variables: { who: 'Ann' } }
const one = (answerVariable: string, more: object = {}) => ({
  questions: [{ questionText: 'Well?', answerVariable }],
  ...more,
})

test('says its message after the typing pause and each question 2000 ms later', async () => {
  const node = playNode(askMultipleQuestions, data, options)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Two questions, Ann.'])
  await node.advance(1999)
  expect(node.asked).toBeNull()
  await node.advance(1)
  expect(node.said.at(-1)).toBe('Colour?')
  expect(node.asked).toEqual({ kind: 'text', input: 'text' })
})

test('goes to the next question 500 ms after an answer, and leaves 500 ms after the last', async () => {
  const node = playNode(askMultipleQuestions, data, options)
  await node.advance(2700)
  node.answer(' red ')
  await node.advance(2499)
  expect(node.said).toHaveLength(2)
  expect(node.asked).toBeNull()
  await node.advance(1)
  expect(node.said.at(-1)).toBe('Why {color}?')
  node.answer('It glows.')
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
  expect(node.emitted.filter(({ type }) => type === 'node.reply')).toEqual([
    {
      type: 'node.reply',
      message: 'red',
      answer: { key: 'n_q0', value: 'red', variable: 'color' },
    },
    { type: 'node.reply', message: 'It glows.', answer: { key: 'n_q1', value: 'It glows.' } },
  ])
})

test('pauses 2000 ms before a question whatever the typing pause is', async () => {
  const env = createFakeEnv({ typingDelay: 0 })
  const node = playNode(askMultipleQuestions, data, { ...options, env })
  await node.advance(0)
  expect(node.said).toHaveLength(1)
  await node.advance(1999)
  expect(node.said).toHaveLength(1)
  await node.advance(1)
  expect(node.said).toHaveLength(2)
})

test.each([
  ['name', 'name', ' Ann ', 'Ann'],
  ['email', 'email', 'a@b.co', 'a@b.co'],
  ['phone', 'tel', '123456', '123456'],
  [' mobile ', 'tel', '654321', '654321'],
])(
  'asks for the variable %j as such and sets the visitor’s field',
  async (variable, input, answer, value) => {
    const node = playNode(askMultipleQuestions, one(variable), { nodeId: 'n' })
    await node.advance(2000)
    expect(node.asked).toEqual({ kind: 'text', input })
    node.answer(answer)
    expect(node.emitted.at(-1)).toEqual({
      type: 'node.reply',
      message: value,
      answer: { key: 'n_q0', value, variable: variable.trim() },
      visitor: variable.trim(),
    })
  },
)

test.each([
  ['email', 'incorrectEmailResponse', 'Please enter a valid email address'],
  ['phone', 'incorrectPhoneNumberResponse', 'Please enter a valid phone number'],
  ['mobile', 'incorrectPhoneNumberResponse', 'Please enter a valid phone number'],
])(
  'corrects a wrong %s after a typing pause and asks it again',
  async (variable, field, correction) => {
    for (const [more, said] of [
      [{}, correction],
      [{ [field]: 'Not quite.' }, 'Not quite.'],
    ] as const) {
      const node = playNode(askMultipleQuestions, one(variable, more))
      await node.advance(2000)
      node.answer('x')
      await node.advance(699)
      expect(node.said).toEqual(['Well?'])
      await node.advance(1)
      expect(node.said.at(-1)).toBe(said)
      expect(node.emitted.at(-1)?.type).toBe('node.ask')
      node.answer(variable === 'email' ? 'a@b.co' : '123456')
      await node.advance(500)
      expect(node.output).toEqual({ handle: null })
    }
  },
)

test.each([[''], [' '], [['red']], [{ pick: 'red' }], [null]])(
  'asks the same question again, without a word, after %j',
  async answer => {
    const node = playNode(askMultipleQuestions, one('color'))
    await node.advance(2000)
    node.answer(answer)
    await node.advance(5000)
    expect(node.said).toEqual(['Well?'])
    expect(node.asked).not.toBeNull()
  },
)

test('skips blank questions; the others keep their index', async () => {
  const questions = [
    { questionText: ' ' },
    { questionText: 'A?' },
    {},
    'nonsense',
    { questionText: 'B?' },
  ]
  const bot = {
    nodes: [{ id: 'n', type: 'ask-multiple-questions-node', data: { questions } }],
    edges: [],
  }
  expect(await playBot(bot, { answers: ['a', 'b'] })).toMatchObject({
    ended: 'no-next-node',
    elapsed: 2 * (2000 + 500),
    answers: { n_q1: 'a', n_q4: 'b' },
    problems: [],
  })
})

test.each([{ message: 'Hello' }, { message: 'Hello', questions: [{ questionText: '' }] }])(
  'reports that %j has nothing to ask, and goes on after its message',
  async nothing => {
    const node = playNode(askMultipleQuestions, nothing)
    expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    await node.advance(700)
    expect(node.said).toEqual(['Hello'])
    expect(node.output).toEqual({ handle: null })
  },
)

test('keeps what was answered before a question that waits, under its variables too', async () => {
  const questions = [
    { questionText: 'Name?', answerVariable: 'name' },
    { questionText: 'Mail, {name}?', answerVariable: 'email' },
  ]
  const bot = {
    nodes: [{ id: 'n', type: 'ask-multiple-questions', data: { questions } }],
    edges: [],
  }
  expect(await playBot(bot, { answers: ['Ann', 'nonsense'] })).toMatchObject({
    ended: 'waiting',
    waitingAt: 'n',
    elapsed: 2000 + 500 + 2000 + 700,
    transcript: [
      { by: 'bot', message: 'Name?' },
      { by: 'user', message: 'Ann' },
      { by: 'bot', message: 'Mail, Ann?' },
      { by: 'bot', message: 'Please enter a valid email address' },
    ],
    answers: { n_q0: 'Ann' },
    answerVariables: [{ nodeId: 'n', key: 'name', value: 'Ann' }],
    visitor: { name: 'Ann', email: null },
  })
})

test('a kind that is picked counts, whatever the answer is saved as', async () => {
  const nodes = [
    {
      id: 'ask',
      type: 'ask-multiple-questions',
      data: {
        questions: [
          { questionText: 'Your mail?', answerKind: 'email', answerVariable: 'where' },
          { questionText: 'Any mail?', answerKind: 'text', answerVariable: 'email' },
          { questionText: 'How many?', answerKind: 'number', answerVariable: 'many' },
        ],
      },
    },
  ]
  const answers = ['nonsense', 'ann@shop.example', 'none', 'many', '3']
  const played = await playBot({ nodes, edges: [] }, { answers })
  expect(played).toMatchObject({
    ended: 'no-next-node',
    visitor: { email: 'ann@shop.example' },
    answerVariables: [
      { key: 'where', value: 'ann@shop.example' },
      { key: 'email', value: 'none' },
      { key: 'many', value: 3 },
    ],
  })
  expect(
    askMultipleQuestions.keepsEmail?.(
      v.parse(askMultipleQuestionsSchema, nodes[0]?.data) as never,
      'ask',
    ),
  ).toEqual(['email', 'where'])
})
