import { expect, test } from 'vitest'
import type { FlowNode } from '../../bot/flow.js'
import { playNode } from '../../testing/index.js'
import { quiz } from './index.js'

const data = {
  quizPrompt: 'What makes it rise?',
  option1: 'Powder',
  option2: '<i>Yeast</i>',
  option3: '1',
  option4: 'Luck',
  disableOption4: true,
  correctAnswer: 'option2',
  answerVariable: 'riser',
}

const scoreNode = { id: 's', type: 'variable', data: { name: 'score', value: '2' } }

/** Answers a quiz whose `source-2` leads to `target`, and waits until it is left. */
async function leave(
  answer: string,
  change: object = {},
  variables = {},
  target: object | null = scoreNode,
) {
  const neighbours: Record<string, FlowNode> = target
    ? { 'source-2': { ...scoreNode, ...target } }
    : {}
  const node = playNode(quiz, { ...data, ...change }, { variables, neighbours })
  await node.advance(700)
  node.answer(answer)
  await node.advance(600)
  return node
}

test('asks, and records the label under its variable', async () => {
  const node = await leave('yeast')
  const prompt = node.emitted.flatMap(event => (event.type === 'node.ask' ? [event.prompt] : []))[0]
  expect(prompt).toMatchObject({
    kind: 'choices',
    options: [{ label: 'Powder' }, { label: 'Yeast' }, { label: '1' }],
  })
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: 'Yeast',
    answer: { value: 'Yeast', variable: 'riser' },
    picked: ['source-2'],
  })
})

test('leaves 600 ms after the pick', async () => {
  const node = playNode(quiz, data)
  await node.advance(700)
  node.answer('Powder')
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: 'source-1' })
})

test.each([
  ['option2', 'Yeast', true],
  ['option2', 'Powder', false],
  ['Yeast', 'Yeast', true],
  ['<i>Yeast</i>', 'Yeast', true],
  ['yeast', 'Yeast', false],
  ['Powder', 'Powder', true],
  ['1', '1', true],
  ['1', 'Yeast', false],
  ['0', 'Powder', true],
  [0, 'Powder', true],
  ['2', '1', true],
  ['3', 'Powder', false],
  ['option4', 'Powder', false],
  ['option9', 'Powder', false],
  ['', 'Powder', false],
])('with the correct answer %j, %s is right: %s', async (correctAnswer, answer, right) => {
  const node = await leave(answer, { correctAnswer })
  expect(node.output).toEqual({ handle: 'source-1', ...(right && { set: { score: 2 } }) })
})

test.each([
  ['starts at the value', {}, {}, { score: 2 }],
  ['grows by the value', {}, { score: 3 }, { score: 5 }],
  ['grows from a text', {}, { score: ' 0.5 ' }, { score: 2.5 }],
  ['starts anew where it is empty', {}, { score: '' }, { score: 2 }],
  [
    'is kept under the node’s id as well',
    { customNameValue: true },
    { score: 1 },
    { score: 3, s: 3 },
  ],
  ['grows by a placeholder’s value', { value: '{step}' }, { step: 4 }, { score: 4 }],
  ['grows to 12 significant digits', { value: '0.2' }, { score: 0.1 }, { score: 0.3 }],
  ['grows by a negative value', { value: -1 }, { score: 1 }, { score: 0 }],
])('after a right answer the score %s', async (_, change, variables, set) => {
  const node = await leave('Yeast', {}, variables, { data: { ...scoreNode.data, ...change } })
  expect(node.output).toEqual({ handle: 'source-1', set })
  expect(node.emitted.some(({ type }) => type === 'node.problem')).toBe(false)
})

test.each([
  [{ value: 'many' }, { score: 1 }, { score: 1 }],
  [{}, { score: 'many' }, { score: 2 }],
])(
  'counts as 0 what is no number in %j with %j, and reports it',
  async (change, variables, set) => {
    const node = await leave('Yeast', {}, variables, { data: { ...scoreNode.data, ...change } })
    expect(node.output).toEqual({ handle: 'source-1', set })
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'NOT_A_NUMBER' })
  },
)

test.each([
  ['nothing', null],
  ['a message', { type: 'message' }],
])('a right answer that leads to %s ends the flow', async (_, target) => {
  expect((await leave('Yeast', {}, {}, target)).output).toEqual({ handle: 'source-1', end: true })
})

test.each([['Luck'], ['option1'], [''], [[]], [{ pick: 'source-4' }]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(quiz, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
  },
)

test('reports that all options are blank, and goes the plain way', async () => {
  const node = playNode(quiz, {
    quizPrompt: '?',
    option1: '<b></b>',
    option4: 'x',
    disableOption4: true,
  })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
  expect(node.output).toEqual({ handle: null })
})

test.each([
  ['Powder', {}, ['source-2']],
  ['Yeast', {}, ['source-2']],
  ['Powder', { correctAnswer: '' }, []],
])('shows after %s with %j what is right, where the bot says so', async (answer, change, right) => {
  const shown = await leave(answer, { ...change, showResult: true })
  expect(shown.emitted.find(({ type }) => type === 'node.reply')).toMatchObject({ right })
  const hidden = await leave(answer, change)
  expect(hidden.emitted.find(({ type }) => type === 'node.reply')).not.toHaveProperty('right')
})
