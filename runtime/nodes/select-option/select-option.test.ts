import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { selectOption } from './index.js'

const data = {
  selectPrompt: 'Well, {name}?',
  option1: 'Early',
  option2: ' <br> ',
  option3: '<u>Noon</u>',
  option4: 'Late',
  option5: 'Closing',
  answerVariable: 'it',
}

test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
  const node = playNode(selectOption, data)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Well, {name}?'])
  expect(node.asked).toEqual({
    kind: 'choices',
    options: [
      { id: 'source-1', label: 'Early' },
      { id: 'source-3', label: 'Noon' },
      { id: 'source-4', label: 'Late' },
      { id: 'source-5', label: 'Closing' },
    ],
  })
})

test.each([
  ['early', 'Early', 'source-1'],
  ['Noon', 'Noon', 'source-3'],
  ['Late', 'Late', 'source-4'],
  [{ pick: 'source-5' }, 'Closing', 'source-5'],
])('%j is recorded as %j and leaves by %s after 600 ms', async (answer, label, handle) => {
  const node = playNode(selectOption, data)
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

test.each([['nothing of the kind'], [''], [77], [['Early']], [{ pick: 'other' }], [null]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(selectOption, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test('takes no second pick while it is locked', async () => {
  const node = playNode(selectOption, data)
  await node.advance(700)
  node.answer('early')
  node.answer('Noon')
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'source-1' })
})

test.each([[{ option1: '', disableOption3: true, disableOption4: true, disableOption5: true }]])(
  'reports that %j offers nothing, and goes the plain way',
  async blank => {
    const node = playNode(selectOption, { ...data, ...blank })
    await node.advance(700)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    expect(node.output).toEqual({ handle: null })
  },
)

test.each([
  [{ disableOption3: true }, [1, 4, 5]],
  [{ disableOption4: 'true' }, [1, 3, 5]],
  [{ disableOption5: true }, [1, 3, 4]],
  [{ option2: 'Ten', disableOption1: true, disableOption2: true }, [1, 2, 3, 4, 5]],
])('with %j it offers the slots %j', async (change, slots) => {
  const node = playNode(selectOption, { ...data, ...change })
  await node.advance(700)
  expect(node.asked).toMatchObject({ options: slots.map(slot => ({ id: `source-${slot}` })) })
})
