import { expect, test } from 'vitest'
import { standingOf } from './email.authentication.js'

const from = 'ann@v.example'
const told = (...values: readonly string[]) =>
  standingOf(
    values.map(value => ['authentication-results', value] as const),
    from,
  )

test.each([
  [
    'Google',
    'mx.google.com; spf=softfail (google.com: … ) smtp.mailfrom=x@v.example; dmarc=fail (p=REJECT)',
  ],
  ['Microsoft', 'spf=pass smtp.mailfrom=e.example; dkim=none;dmarc=fail action=oreject'],
  [
    'one without DMARC',
    'mx.a.example; spf=fail smtp.mailfrom=v.example; dkim=fail header.d=v.example',
  ],
  ['one whose DMARC says nothing', 'mx.a.example 1; dmarc=none; spf=fail; dkim=fail; dkim=none'],
  ['one that writes large, with versions', 'mx.a.example; DMARC/1 = FAIL'],
  ['one that finds no signature', 'mx.a; spf=fail; dkim=none'],
  ['one that doubts', 'mx.a; spf=softfail; dkim=none; dmarc=none'],
  ['one that finds no records', 'mx.a; spf=none; dkim=none'],
])('a sender is refused where %s says so', (_, value) => {
  expect(told(value)).toBe('refused')
})

test('a provider may write a header for each', () => {
  expect(told('mx.a; spf=fail', 'mx.a; dkim=fail')).toBe('refused')
  expect(told('mx.a; dkim=pass', 'mx.a; dmarc=fail')).toBe('refused')
})

test.each([
  ['DMARC has passed', 'mx.a; spf=fail; dkim=fail; dmarc=pass'],
  ['only SPF has failed, as with a mail that was passed on', 'mx.a; spf=fail; dkim=pass'],
  ['only DKIM has failed, as with a mailing list', 'mx.a; spf=pass; dkim=fail'],
  ['one of two signatures is right', 'mx.a; spf=fail; dkim=fail; dkim=pass header.d=v.example'],
  ['a domain below vouches', 'mx.a; spf=pass smtp.mailfrom=x@bounces.v.example; dkim=none'],
])('a sender is proven where %s', (_, value) => {
  expect(told(value)).toBe('proven')
})

test.each([
  [
    'it was passed on, and its domain minds nothing',
    'mx.a; spf=fail; dkim=fail; dmarc=fail (p=NONE sp=NONE dis=NONE) header.from=v.example',
  ],
  ['Microsoft says the same', 'spf=fail; dkim=fail; dmarc=fail action=none header.from=v.example'],
  [
    'another domain vouches',
    'mx.a; dmarc=none; spf=pass smtp.mailfrom=x@news.example; dkim=pass header.d=news.example',
  ],
  ['nobody could look', 'mx.a; spf=temperror; dkim=none'],
  ['nobody could look for the policy', 'mx.a; spf=pass; dmarc=temperror'],
])('a sender is not proven, but heard, where %s', (_, value) => {
  expect(told(value)).toBe('unproven')
})

test('what came with the mail, or the sender has written into it, does not count', () => {
  expect(told('mx.a; dmarc=fail', 'mx.a; dmarc=pass')).toBe('refused')
  expect(told('mx.a; spf=pass', 'evil.example; dmarc=fail')).toBe('proven')
  expect(
    told('mx.a; spf=fail (x; dmarc=pass (y) z) smtp.mailfrom="a; dmarc=pass"@b; dkim=fail'),
  ).toBe('refused')
  expect(told('mx.a; dmarc=fail (\\) ; dmarc=pass) x')).toBe('refused')
  expect(told('mx.a; dmarc=fail (p=REJECT) (p=NONE) "p=none"')).toBe('refused')
})

test.each([
  ['SendGrid', { spf: 'fail', dkim: 'none' }, 'refused'],
  ['SendGrid', { spf: 'softfail', dkim: '{@v.example : pass}' }, 'proven'],
  ['SendGrid', { spf: 'fail', dkim: '{@evil.example : pass}' }, 'unproven'],
  ['a program of the owner’s', { dmarc: 'pass' }, 'proven'],
])('what %s says beside the mail counts before what stands in it: %j', (_, fields, standing) => {
  const inside = [['authentication-results', 'mx.a; dmarc=fail']] as const
  expect(standingOf(inside, from, new Map(Object.entries(fields)))).toBe(standing)
})

test('older headers count where there are no newer ones, the topmost alone', () => {
  expect(
    standingOf(
      [
        ['received-spf', 'Fail (x)'],
        ['received-spf', 'Pass'],
      ],
      from,
    ),
  ).toBe('refused')
  expect(
    standingOf(
      [
        ['x-mailgun-spf', 'Neutral'],
        ['x-mailgun-dkim-check-result', 'Pass'],
      ],
      from,
    ),
  ).toBe('proven')
  expect(standingOf([], from)).toBe('untold')
  expect(told('mx.a; none')).toBe('untold')
})

test('hostile headers take no time to speak of', () => {
  for (const part of ['(', '"', '\\', 'a=', ' ', ';a=b', '/1', '=', 'p=', '@a:'])
    expect(['untold', 'refused']).toContain(told(part.repeat(200_000)))
})

test('a method that is called as a part of objects is one that nobody knows', () => {
  expect(told('mx.a; dmarc=pass', 'mx.b; constructor=pass; valueof=x')).toBe('proven')
})
