import { expect, it } from 'vitest'
import { isTypedIn } from './is-typed-in.js'

it.each([
  ['input', true],
  ['textarea', true],
  ['select', true],
  ['talkgraph-widget', true],
  ['button', false],
  ['div', false],
])('keys pressed in <%s> belong to it: %s', (name, isTheirs) => {
  expect(isTypedIn(document.createElement(name))).toBe(isTheirs)
})

it('keys pressed nowhere belong to nothing', () => {
  expect([null, document, window].map(isTypedIn)).toEqual([false, false, false])
})
