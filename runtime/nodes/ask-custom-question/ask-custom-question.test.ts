import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { askCustomQuestion } from './index.js'

const data = { questionText: 'What shall we write, {name}?', answerVariable: 'text' }

test.each([
  [' Happy birthday! ', 'Happy birthday!'],
  [40, '40'],
  ['<b>{name}</b>', '<b>{name}</b>'],
])('records %j as text, trimmed, and leaves 500 ms later', async (typed, recorded) => {
  const node = playNode(askCustomQuestion, data, { variables: { name: 'Ann' } })
  await node.advance(700)
  expect(node.said).toEqual(['What shall we write, Ann?'])
  expect(node.asked).toEqual({ kind: 'text', input: 'text' })
  node.answer(typed)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: recorded,
    answer: { value: recorded, variable: 'text' },
  })
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test('takes one answer, and names no variable where the node has none', async () => {
  const node = playNode(askCustomQuestion, { questionText: 'Anything else?' })
  await node.advance(700)
  node.answer('one')
  node.answer('two')
  await node.advance(500)
  expect(node.emitted.filter(({ type }) => type === 'node.reply')).toEqual([
    { type: 'node.reply', message: 'one', answer: { value: 'one' } },
  ])
})

test('asks at once when its question is blank', () => {
  expect(playNode(askCustomQuestion, {})).toMatchObject({ said: [], asked: { kind: 'text' } })
})

test.each([[''], [' \n '], [['a']], [{ file: { name: 'a', size: 1 } }], [null]])(
  'asks again, without a word, after %j',
  async answer => {
    const node = playNode(askCustomQuestion, { questionText: 'Anything else?' })
    await node.advance(700)
    node.answer(answer)
    await node.advance(5000)
    expect(node.said).toEqual(['Anything else?'])
    expect(node.asked).not.toBeNull()
  },
)
