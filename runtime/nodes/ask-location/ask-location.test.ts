import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { askLocation } from './index.js'

const data = { questionText: 'Where to?', answerVariable: 'place' }

test.each([
  ['  12 Mill Lane, Bern ', '12 Mill Lane, Bern'],
  [8001, '8001'],
  [{ latitude: 46.948, longitude: 7.4474 }, '46.948,7.4474'],
  [{ latitude: -90, longitude: 180 }, '-90,180'],
  [{ latitude: -0, longitude: 0 }, '0,0'],
])('records %j as %s and leaves 500 ms later', async (answer, place) => {
  const node = playNode(askLocation, data)
  await node.advance(700)
  expect(node.asked).toEqual({ kind: 'location' })
  node.answer(answer)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: place,
    answer: { value: place, variable: 'place' },
    picked: [place],
  })
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  [''],
  ['  '],
  [null],
  [['Bern']],
  [{}],
  [{ latitude: 46.9 }],
  [{ latitude: '46.9', longitude: '7.4' }],
  [{ latitude: 90.1, longitude: 0 }],
  [{ latitude: 0, longitude: -180.5 }],
  [{ latitude: Number.NaN, longitude: 0 }],
])('asks again, without a word, after %j', async answer => {
  const node = playNode(askLocation, data)
  await node.advance(700)
  node.answer(answer)
  await node.advance(5000)
  expect(node.said).toEqual(['Where to?'])
  expect(node.asked).not.toBeNull()
  expect(node.output).toBeNull()
})
