import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { yesOrNoChoice } from './index.js'

const data = {
  questionText: 'Shall we?',
  options: [
    { id: 'a', label: '<b>Yes</b> &amp; soon' },
    { id: 'blank', label: ' <i></i> ' },
    { id: 'b', label: 'No' },
  ],
  answerVariable: 'shall',
}

test('says its question after the typing pause, then asks', async () => {
  const node = playNode(yesOrNoChoice, data)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Shall we?'])
  expect(node.asked?.kind).toBe('choices')
})

test('strips HTML from labels and skips blank options', async () => {
  const node = playNode(yesOrNoChoice, data)
  await node.advance(700)
  expect(node.asked).toEqual({
    kind: 'choices',
    options: [
      { id: 'a', label: 'Yes & soon' },
      { id: 'b', label: 'No' },
    ],
  })
})

test('leaves by the picked option 600 ms after the pick', async () => {
  const node = playNode(yesOrNoChoice, data)
  await node.advance(700)
  node.answer({ pick: 'b' })
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: 'b' })
})

test('records the label as text, under its variable too', async () => {
  const node = playNode(yesOrNoChoice, data)
  await node.advance(700)
  node.answer({ pick: 'a' })
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: 'Yes & soon',
    answer: { value: 'Yes & soon', variable: 'shall' },
    picked: ['a'],
  })
})

test.each(['NO', 'no', ' b '])('takes the typed text %j for the option it names', async typed => {
  const node = playNode(yesOrNoChoice, data)
  await node.advance(700)
  node.answer(typed)
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'b' })
})

test.each([['maybe'], [7], [['No']], [{ pick: 'blank' }], [null]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(yesOrNoChoice, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test('takes no second pick while it is locked', async () => {
  const node = playNode(yesOrNoChoice, data)
  await node.advance(700)
  node.answer({ pick: 'a' })
  node.answer({ pick: 'b' })
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'a' })
})

test('offers Yes and No when it has no options', async () => {
  const node = playNode(yesOrNoChoice, { questionText: 'Sure?' })
  await node.advance(700)
  node.answer('Yes')
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'yes' })
})

test('reports that all options are blank, and goes the plain way', async () => {
  const node = playNode(yesOrNoChoice, { questionText: 'Well?', options: [{ id: 'x', label: '' }] })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
  expect(node.output).toEqual({ handle: null })
})
