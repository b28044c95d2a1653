import { expect, test } from 'vitest'
import { nearest } from './nearest.js'

test.each([
  ['anwser', ['answer', 'open'], 'answer'],
  ['headerBgColour', ['headerTextColor', 'headerBgColor'], 'headerBgColor'],
  ['explor', ['seed', 'explore'], 'explore'],
  ['OPEN', ['open'], 'open'],
  ['ready', ['close', 'step'], undefined],
  ['', ['abc'], undefined],
])('nearest to %j among %j is %j', (word, known, found) => {
  expect(nearest(word, known)).toBe(found)
})
