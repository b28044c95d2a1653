import { describe, expect, it } from 'vitest'
import { isEmail } from './email.js'

describe('an e-mail address', () => {
  it.each([
    'ann@example.com',
    ' ann@example.com\n',
    'Ann.Lee+bot@mail.example.co.uk',
    "o'hara@example.ie",
    'a@b.co',
    '1@2.com',
    '_@example.com',
    'ann@ex-ample.com',
    'jörg@müller.de',
    'अजय@डाटा.भारत',
    'ann@xn--mller-kva.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('is %j', text => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    '@',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@lee@example.com',
    'ann lee@example.com',
    'ann@exam ple.com',
    '.ann@example.com',
    'ann.@example.com',
    'ann..lee@example.com',
    'ann@.com',
    'ann@example.com.',
    'ann@example..com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@example.c',
    'ann@example.123',
    'ann@127.0.0.1',
    'ann@exam_ple.com',
    'Ann <ann@example.com>',
    'ann@example.com, bob@example.com',
    '"ann"@example.com',
    'mailto:ann@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `ann@${'a.'.repeat(130)}com`,
  ])('is not %j', text => {
    expect(isEmail(text)).toBe(false)
  })
})
