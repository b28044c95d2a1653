import { expect, test } from 'vitest'
import { checkEmail } from './checks.js'

test.each(['ann@bakery.example', ' ann@mail.bakery.example '])('takes %j', email => {
  expect(checkEmail(email)).toBeUndefined()
})

test.each([
  'ann',
  'ann@bakery',
  'ann@bakery.',
  '@bakery.example',
  'ann@.example',
  'a nn@bakery.example',
])('tells what is wrong with %j before the server has to', email => {
  expect(checkEmail(email)).toContain('looks like')
})
