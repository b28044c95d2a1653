import { expect, test } from 'vitest'
import { testOptions } from '../../../tests/suites/options.js'
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

testOptions(imageChoice, data, {
  asks: {
    kind: 'image-choices',
    options: [
      { id: 'carrot', label: 'Carrot cake', src: '/carrot.png' },
      { id: 'plum', label: 'Plum tart', src: 'data:image/png;base64,AA==' },
    ],
  },
  picks: [
    ['carrot cake', 'Carrot cake', 'carrot'],
    [{ pick: 'plum' }, 'Plum tart', 'plum'],
    ['plum', 'Plum tart', 'plum'],
  ],
  blank: [
    { images: [] },
    { images: [{ id: 'a', image: '/a.png', label: '' }] },
    { images: [{ id: 'a', image: 'javascript:1', label: 'A' }] },
  ],
})

test('skips an image with an address that is not allowed, and says so', async () => {
  const images = [...data.images, { id: 'bad', image: 'javascript:alert(1)', label: 'Bad' }]
  const node = playNode(imageChoice, { ...data, images })
  expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BLOCKED_CONTENT' })
  await node.advance(700)
  expect(node.asked).toMatchObject({ options: [{ id: 'carrot' }, { id: 'plum' }] })
})
