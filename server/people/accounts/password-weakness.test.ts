import { expect, test } from 'vitest'
import { weaknessOf } from './password-weakness.js'

const email = 'ann.miller@sunrise-bakery.example'

test.each([
  ['1234567890', 'PASSWORD_COMMON'],
  ['Password123', 'PASSWORD_COMMON'],
  [' QWERTYUIOP ', 'PASSWORD_COMMON'],
  ['ann.miller@sunrise-bakery.example', 'PASSWORD_IS_EMAIL'],
  ['Ann-Miller-2026', 'PASSWORD_IS_EMAIL'],
  ['annmiller1', 'PASSWORD_IS_EMAIL'],
  ['sunrisebakeryexample!', 'PASSWORD_IS_EMAIL'],
  ['talkgraph1', 'PASSWORD_IS_PRODUCT'],
  ['Talk-Graph_2026!', 'PASSWORD_IS_PRODUCT'],
  ['TalkgraphTalkgraph', 'PASSWORD_IS_PRODUCT'],
])('%s is refused: %s', async (password, code) => {
  expect(await weaknessOf(password, email)).toMatchObject({ code })
})

test.each([
  'a-long-password',
  'talkgraph serves rye bread',
  'ann miller likes rye',
  '4 loaves, 2 rolls',
])('%s may be chosen', async password => {
  expect(await weaknessOf(password, email)).toBeUndefined()
  expect(await weaknessOf(password, undefined)).toBeUndefined()
})
