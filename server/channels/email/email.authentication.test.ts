import { expect, test } from 'vitest'
import { isForged } from './email.authentication.js'

const told = (...values: readonly string[]) =>
  isForged(values.map(value => ['authentication-results', value] as const))

test.each([
  [
    'Google',
    'mx.google.com; spf=softfail (google.com: … ) smtp.mailfrom=x@v.example; dmarc=fail (p=REJECT)',
  ],
  [
    'Microsoft',
    'spf=pass (sender IP is 1.2.3.4) smtp.mailfrom=e.example; dkim=none header.d=none;dmarc=fail action=none',
  ],
  [
    'one without DMARC',
    'mx.a.example; spf=fail smtp.mailfrom=v.example; dkim=fail header.d=v.example',
  ],
  ['one whose DMARC says nothing', 'mx.a.example 1; dmarc=none; spf=fail; dkim=fail; dkim=none'],
  ['one that writes large, with versions', 'mx.a.example; DMARC/1 = FAIL'],
])('a sender is forged where %s says so', (_, value) => {
  expect(told(value)).toBe(true)
})

test('a provider may write a header for each', () => {
  expect(told('mx.a; spf=fail', 'mx.a; dkim=fail')).toBe(true)
  expect(told('mx.a; dkim=pass', 'mx.a; dmarc=fail')).toBe(true)
})

test.each([
  ['nothing is said', []],
  ['DMARC has passed', ['mx.a; spf=fail; dkim=fail; dmarc=pass']],
  ['only SPF has failed, as with a mail that was passed on', ['mx.a; spf=fail; dkim=pass']],
  ['only DKIM has failed, as with a mailing list', ['mx.a; spf=pass; dkim=fail']],
  ['there is no signature', ['mx.a; spf=fail; dkim=none']],
  ['one of two signatures is right', ['mx.a; spf=fail; dkim=fail; dkim=pass']],
])('a sender is believed where %s', (_, values) => {
  expect(told(...values)).toBe(false)
})

test('what came with the mail, or the sender has written into it, does not count', () => {
  expect(told('mx.a; dmarc=fail', 'mx.a; dmarc=pass')).toBe(true)
  expect(told('mx.a; spf=pass', 'evil.example; dmarc=fail')).toBe(false)
  expect(
    told('mx.a; spf=fail (x; dmarc=pass (y) z) smtp.mailfrom="a; dmarc=pass"@b; dkim=fail'),
  ).toBe(true)
  expect(told('mx.a; dmarc=fail (\\) ; dmarc=pass) x')).toBe(true)
})

test('hostile headers take no time to speak of', () => {
  for (const part of ['(', '"', '\\', 'a=', ' ', ';a=b', '/1'])
    expect(told(part.repeat(200_000))).toBe(false)
})
