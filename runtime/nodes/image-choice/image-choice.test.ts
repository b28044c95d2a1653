import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { imageChoice } from './index.js'

const data = {
  questionText: 'Well, {name}?',
  images: [
    { id: 'carrot', image: ' /carrot.png ', label: '<i>Carrot</i> cake' },
    { id: 'no image', image: ' ', label: 'Ghost' },
    { id: 'no label', image: '/x.png', label: '<b></b>' },
    { id: 'plum', image: 'data:image/png;base64,AA==', label: 'Plum tart' },
  ],
  answerVariable: 'it',
}

test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
  const node = playNode(imageChoice, data)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Well, {name}?'])
  expect(node.asked).toEqual({
    kind: 'image-choices',
    options: [
      { id: 'carrot', label: 'Carrot cake', src: '/carrot.png' },
      { id: 'plum', label: 'Plum tart', src: 'data:image/png;base64,AA==' },
    ],
  })
})

test.each([
  ['carrot cake', 'Carrot cake', 'carrot'],
  [{ pick: 'plum' }, 'Plum tart', 'plum'],
  ['plum', 'Plum tart', 'plum'],
])('%j is recorded as %j and leaves by %s after 600 ms', async (answer, label, handle) => {
  const node = playNode(imageChoice, data)
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

test.each([['nothing of the kind'], [''], [77], [['Carrot cake']], [{ pick: 'other' }], [null]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(imageChoice, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test('takes no second pick while it is locked', async () => {
  const node = playNode(imageChoice, data)
  await node.advance(700)
  node.answer('carrot cake')
  node.answer({ pick: 'plum' })
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'carrot' })
})

test.each([
  [{ images: [] }],
  [{ images: [{ id: 'a', image: '/a.png', label: '' }] }],
  [{ images: [{ id: 'a', image: 'javascript:1', label: 'A' }] }],
])('reports that %j offers nothing, and goes the plain way', async blank => {
  const node = playNode(imageChoice, { ...data, ...blank })
  await node.advance(700)
  expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
  expect(node.output).toEqual({ handle: null })
})

test('skips an image with an address that is not allowed, and says so', async () => {
  const images = [...data.images, { id: 'bad', image: 'javascript:alert(1)', label: 'Bad' }]
  const node = playNode(imageChoice, { ...data, images })
  expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BLOCKED_CONTENT' })
  await node.advance(700)
  expect(node.asked).toMatchObject({ options: [{ id: 'carrot' }, { id: 'plum' }] })
})
