import { describe, expect, it } from 'vitest'
import { isPhone } from './phone.js'

describe('a phone number', () => {
  it.each(['123456', '123456789012345', ' 5551234567\t', '000000', '+15551234567'])('is %j', text => {
    expect(isPhone(text)).toBe(true)
  })

  it.each([
    '',
    '12345',
    '1234567890123456',
    '+12345',
    '++15551234567',
    '+ 15551234567',
    '1+5551234567',
    '+',
    '555-123-4567',
    '555 1234567',
    '(555)1234567',
    '12345a',
    '١٢٣٤٥٦٧',
    '１２３４５６７',
    '1234567\n8',
  ])('is not %j', text => {
    expect(isPhone(text)).toBe(false)
  })
})
