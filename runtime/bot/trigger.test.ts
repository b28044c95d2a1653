import { expect, test } from 'vitest'
import { readTriggers, stepForWords } from './trigger.schema.js'

const onWords = (nodeId: string, ...words: readonly string[]) => ({ on: 'words', words, nodeId })

test.each([
  ['Your MENÜ, please', 'menu'],
  ['the price-list?', 'menu'],
  ['Where are you?', 'place'],
  ['menuet', undefined],
  ['', undefined],
])('“%s” begins at %s', (written, step) => {
  const triggers = [onWords('menu', 'menu', 'price list', ' '), onWords('place', 'where', 'menu')]
  expect(stepForWords(triggers, written)).toBe(step)
})

test('triggers on words are no business of a page', () => {
  expect(readTriggers([onWords('menu', 'menu'), { on: 'exit' }])).toMatchObject([{ on: 'exit' }])
})
