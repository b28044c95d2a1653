import { expect, test } from 'vitest'
import { cite } from './cited.js'

test.each([
  ['Two days [2]. Free [1].', 3, 'Two days [1]. Free [2].', [2, 1]],
  ['Two days [7].', 3, 'Two days.', []],
  ['Two days [1, 9, 3].', 3, 'Two days [1] [2].', [1, 3]],
  ['Two days[1][1].', 3, 'Two days [1] [1].', [1]],
  ['No number.', 3, 'No number.', []],
  ['[0] [1]', 0, '', []],
  ['Two days [1-3].', 3, 'Two days [1] [2] [3].', [1, 2, 3]],
  ['Two days [2–9].', 3, 'Two days [1] [2].', [2, 3]],
  ['Two days [7-9].', 3, 'Two days.', []],
  ['Two days [3;1].', 3, 'Two days [1] [2].', [3, 1]],
  ['Two days [1 and 2].', 3, 'Two days [1] [2].', [1, 2]],
  ['Two days 【2†source】.', 3, 'Two days [1].', [2]],
  ['Two days [^1].', 3, 'Two days [1].', [1]],
  ['Two days [Source 2], free [piece 9].', 3, 'Two days [1], free.', [2]],
  ['Two days [ 1 ].', 3, 'Two days [1].', [1]],
  ['Since [2024] and in [a].', 3, 'Since [2024] and in [a].', []],
])('the numbers of %j with %i pieces', (text, count, cited, numbers) => {
  expect(cite(text, count)).toEqual({ text: cited, numbers })
})
