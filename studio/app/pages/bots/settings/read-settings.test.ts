import { expect, test } from 'vitest'
import { isLimit, limitNames, readFlowSettings, readLimits, readOrigins } from './read-settings.js'

test('sites are read line by line, and what is none is told', () => {
  expect(
    readOrigins(
      ' https://shop.example/\n\nhttp://localhost:3000 shop.example https://a.example/path',
    ),
  ).toEqual({
    origins: ['https://shop.example', 'http://localhost:3000'],
    faults: ['shop.example', 'https://a.example/path'],
  })
})

test('limits that were written stay as they are, and blank ones are the server’s own', () => {
  const { limits, liveDesk, origins } = readFlowSettings({
    limits: { aiPerBot: 5, mailsPerBot: { count: 7, seconds: 3600 } },
    liveDesk: 'yes',
    allowedOrigins: 'https://shop.example',
  })
  expect([liveDesk, origins]).toEqual([false, ['https://shop.example']])
  expect(readLimits(limits)).toMatchObject({
    aiPerBot: { count: 5, seconds: 86_400 },
    mailsPerBot: { count: 7, seconds: 3600 },
    stepsPerBot: null,
  })
  expect(Object.keys(readLimits(limits))).toEqual(limitNames)
})

test.each([
  ['', true],
  ['0', true],
  ['12', true],
  ['-1', false],
  ['1.5', false],
  ['many', false],
])('a limit of %j is one: %s', (count, isOne) => {
  expect(isLimit({ count, seconds: '60' })).toBe(isOne)
})

test('settings that are no object are no settings', () => {
  for (const settings of [undefined, null, 'x', []])
    expect(readFlowSettings(settings).origins).toEqual([])
})
