import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.js'

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 … 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 12, '1 … 4 5 6 7 8 … 12'],
  [12, 12, '1 … 10 11 12'],
])('page %s of %s offers %s', (page, pages, offered) => {
  expect(
    pageNumbers(page, pages)
      .map(number => number ?? '…')
      .join(' '),
  ).toBe(offered)
})
