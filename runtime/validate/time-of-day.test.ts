import { expect, test } from 'vitest'
import { isBetween, minutesOf, toTime } from './time-of-day.js'

test.each([
  ['17:30', '17:30'],
  [' 9:05 ', '09:05'],
  ['17:30:59', '17:30'],
  ['5 pm', '17:00'],
  ['5PM', '17:00'],
  ['5:30 p.m.', '17:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['17h30', '17:30'],
  ['17h', '17:00'],
  ['17.30', '17:30'],
  ['1730', '17:30'],
  ['17 Uhr', '17:00'],
  ['5 o’clock', '05:00'],
  ['noon', '12:00'],
  ['Midnight', '00:00'],
  ['9', '09:00'],
  ['pm 5:30', '17:30'],
  ['１７：３０', '17:30'],
  ['١٧:٣٠', '17:30'],
  ['\u200e9:05', '09:05'],
  ['5:30\u202fPM', '17:30'],
  ['17時30分', '17:30'],
  ['17時', '17:00'],
  ['17点半', '17:30'],
  ['17시 5분', '17:05'],
])('%j is %s', (text, time) => {
  expect(toTime(text)).toBe(time)
})

test.each([
  '',
  'soon',
  '24:00',
  '17:60',
  '13 pm',
  '0 am',
  '5 pm pm',
  '123',
  '2026-03-12',
  '-5:00',
  '1:2',
  '5 mm',
  `5${' '.repeat(100_000)}x`,
])('%j is no time', text => {
  expect(toTime(text)).toBeUndefined()
})

test.each([
  ['午後5時30分', 'ja', '17:30'],
  ['下午5:05', 'zh-Hant', '17:05'],
  ['오후 5시', 'ko', '17:00'],
  ['5:05 م', 'ar', '17:05'],
  ['٥:٠٥ م', 'ar', '17:05'],
  ['5 p. m.', 'es', '17:00'],
  ['5 pm', 'ja', '17:00'],
  ['at 5:30 pm', 'en', '17:30'],
  ['um 17 Uhr', 'de', '17:00'],
  ['à 17 h 30', 'fr', '17:30'],
  ['a las 5 p. m.', 'es', '17:00'],
  ['alle 17,30', 'it', '17:30'],
  ['kl. 17.30', 'sv', '17:30'],
  ['в 17:30', 'ru', '17:30'],
])('%j in the language %s is %s', (text, locale, time) => {
  expect(toTime(text, locale)).toBe(time)
})

test('a time is read as its language writes it', () => {
  const languages =
    'en de es es-419 fr he ar hi id it ja ko nl pl pt ru tr uk vi zh-Hans zh-Hant en-AU'
  for (const locale of languages.split(' '))
    for (const time of ['00:00', '00:05', '09:05', '11:59', '12:00', '12:30', '17:30', '23:59'])
      for (const hour12 of [true, false, undefined]) {
        const parts = { hour: 'numeric', minute: '2-digit', hour12, timeZone: 'UTC' } as const
        const text = new Intl.DateTimeFormat(locale, parts).format(
          Date.parse(`1970-01-01T${time}Z`),
        )
        expect([text, toTime(text.replace(/^24/, '00'), locale)]).toEqual([text, time])
      }
})

test('minutes count from midnight', () => {
  expect(['00:00', '09:05', '23:59'].map(minutesOf)).toEqual([0, 545, 1439])
})

test.each([
  ['09:00', '09:00', '17:00', true],
  ['17:00', '09:00', '17:00', true],
  ['17:01', '09:00', '17:00', false],
  ['08:59', '09:00', '', false],
  ['23:59', '', '', true],
  ['23:30', '22:00', '02:00', true],
  ['01:30', '22:00', '02:00', true],
  ['12:00', '22:00', '02:00', false],
])('is %s between %j and %j? %s', (time, min, max, isIt) => {
  expect(isBetween(time, min, max)).toBe(isIt)
})
