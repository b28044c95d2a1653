import { expect, test } from 'vitest'
import { randomHex } from './random-hex.js'

test.each([12, 16, 24])('gives %i digits, each of them random', digits => {
  const all = Array.from({ length: 500 }, () => randomHex(digits))
  expect(all.every(text => /^[0-9a-f]+$/.test(text) && text.length === digits)).toBe(true)
  expect(new Set(all).size).toBe(500)
  for (let place = 0; place < digits; place++)
    expect(new Set(all.map(text => text[place])).size).toBe(16)
})
