import { expect, test } from 'vitest'
import { namesIn } from './node-names.js'

test('a step is called by what it says, without HTML, or else by its type', () => {
  const nodes = [
    { id: 'a', type: 'message', data: { text: '<p>Fish &amp; <b>chips</b></p><p>today</p>' } },
    { id: 'b', type: 'yes-or-no-choice', data: {} },
    { id: 'c', type: 'message', data: { text: 'word '.repeat(30) } },
  ]
  const names = namesIn({ elements: [{ nodes }] })
  expect([names.get('a'), names.get('b')]).toEqual(['Fish & chips today', 'yes or no choice'])
  expect(names.get('c')).toHaveLength(48)
  expect(namesIn(null).size).toBe(0)
})
