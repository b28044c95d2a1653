import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { twoChoices } from './index.js'

const data = {
  choicePrompt: 'Well, {name}?',
  choiceText1: ' <b>Eat</b> here ',
  choiceText2: 'Take &amp; go',
  answerVariable: ' it ',
}

test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
  const node = playNode(twoChoices, data)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Well, {name}?'])
  expect(node.asked).toEqual({
    kind: 'choices',
    options: [
      { id: 'source-1', label: 'Eat here' },
      { id: 'source-2', label: 'Take & go' },
    ],
  })
})

test.each([
  ['Eat here', 'Eat here', 'source-1'],
  ['take & go', 'Take & go', 'source-2'],
  [{ pick: 'source-2' }, 'Take & go', 'source-2'],
])('%j is recorded as %j and leaves by %s after 600 ms', async (answer, label, handle) => {
  const node = playNode(twoChoices, data)
  await node.advance(700)
  node.answer(answer)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: label,
    answer: { value: label, variable: 'it' },
    picked: [handle],
  })
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle })
})

test.each([['nothing of the kind'], [''], [77], [['Eat here']], [{ pick: 'other' }], [null]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(twoChoices, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test('takes no second pick while it is locked', async () => {
  const node = playNode(twoChoices, data)
  await node.advance(700)
  node.answer('Eat here')
  node.answer('take & go')
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'source-1' })
})

test.each([[{ choiceText1: '', choiceText2: '<i> </i>' }], [{ choiceText1: '', disableSecondChoice: true }]])(
  'reports that %j offers nothing, and goes the plain way',
  async blank => {
    const node = playNode(twoChoices, { ...data, ...blank })
    await node.advance(700)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    expect(node.output).toEqual({ handle: null })
  },
)

test.each([
  [{ disableSecondChoice: true }, ['source-1']],
  [{ choiceText1: ' ' }, ['source-2']],
  [{ choiceText1: undefined, choice1: 'One' }, ['source-1', 'source-2']],
])('with %j it offers %j', async (change, ids) => {
  const node = playNode(twoChoices, { ...data, ...change })
  await node.advance(700)
  expect(node.asked).toMatchObject({ options: ids.map(id => ({ id })) })
})
