import { expect, test } from 'vitest'
import { previewText } from './who.js'

test('what people say is no HTML', () => {
  const said = (by: 'USER_MESSAGE' | 'BOT_MESSAGE') =>
    previewText({ preview: { by, text: '<b>1 &lt; 2</b>', timestamp: '2026-11-20T09:00:00.000Z' } })
  expect(said('USER_MESSAGE')).toBe('<b>1 &lt; 2</b>')
  expect(said('BOT_MESSAGE')).toBe('1 < 2')
  expect(previewText({ preview: null })).toBe('')
})
