import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDate } from './calendar-date.js'
import { typedDays } from './typed-days.js'

// A Friday.
const today = '2026-11-27'
const read = (text: string, ...languages: string[]) => typedDays(text, { today, languages })

test.each([
  ['月曜', 'ja', '2026-11-30'],
  ['月曜日', 'ja', '2026-11-30'],
  ['礼拜一', 'zh-Hans', '2026-11-30'],
  ['禮拜一', 'zh-Hant', '2026-11-30'],
  ['星期天', 'zh-Hans', '2026-11-29'],
  ['周日', 'zh-Hans', '2026-11-29'],
  ['2026-12-24', 'en', '2026-12-24'],
  ['2026-3-9', 'en', '2026-03-09'],
  ['2026/12/24', 'de', '2026-12-24'],
  ['2026.12.24', 'ko', '2026-12-24'],
  ['24.12.2026', 'en', '2026-12-24'],
  ['24.12.2026', 'de', '2026-12-24'],
  ['5.12.2026', 'en', '2026-12-05'],
  ['5.12.2026', 'en-US', '2026-12-05'],
  ['5.12.', 'de', '2026-12-05'],
  ['5. 12. 2026', 'de', '2026-12-05'],
  ['24.12.26', 'de', '2026-12-24'],
  ['5.6.85', 'de', '1985-06-05'],
  ['24/12', 'en-GB', '2026-12-24'],
  ['12/24', 'en-US', '2026-12-24'],
  ['24/12', 'en-US', '2026-12-24'],
  ['24/12', 'en', '2026-12-24'],
  ['12/24', 'de', '2026-12-24'],
  ['5/12', 'en-GB', '2026-12-05'],
  ['5/12', 'en-US', '2027-05-12'],
  ['5/12', 'fr', '2026-12-05'],
  ['5/5', 'en', '2027-05-05'],
  ['26/11', 'fr', '2027-11-26'],
  ['27/11', 'fr', '2026-11-27'],
  ['29.2.', 'de', '2028-02-29'],
  ['12/5', 'ja', '2026-12-05'],
  ['12-24-2026', 'en-US', '2026-12-24'],
  ['24-12-2026', 'nl', '2026-12-24'],
  ['１２／２４', 'ja', '2026-12-24'],
  ['١٢/٤', 'ar', '2027-04-12'],
  ['٢٤/١٢/٢٠٢٦', 'ar', '2026-12-24'],
  ['\u200e5.12.2026', 'he', '2026-12-05'],
  ['24 December', 'en', '2026-12-24'],
  ['24 DECEMBER', 'en', '2026-12-24'],
  ['December 24', 'en', '2026-12-24'],
  ['5 December', 'en', '2026-12-05'],
  ['5th of December', 'en', '2026-12-05'],
  ['the 5th of Dec.', 'en', '2026-12-05'],
  ['on December 5th, 2027', 'en', '2027-12-05'],
  ['Dec 5', 'en', '2026-12-05'],
  ['Sept 3', 'en', '2027-09-03'],
  ['5 Dec 26', 'en', '2026-12-05'],
  ['2026 Dec 5', 'en', '2026-12-05'],
  ['Sat, Dec 5', 'en', '2026-12-05'],
  ['Saturday 5 December', 'en', '2026-12-05'],
  ['5 December', 'de', '2026-12-05'],
  ['5. Dezember', 'de', '2026-12-05'],
  ['am 5. Dezember', 'de', '2026-12-05'],
  ['5. März', 'de', '2027-03-05'],
  ['5. Marz', 'de', '2027-03-05'],
  ['le 5 décembre', 'fr', '2026-12-05'],
  ['5 decembre', 'fr', '2026-12-05'],
  ['1er janvier', 'fr', '2027-01-01'],
  ['5 de diciembre de 2026', 'es', '2026-12-05'],
  ['5 mar', 'es', '2027-03-05'],
  ['mar 1 dic', 'es', '2026-12-01'],
  ['5 декабря', 'ru', '2026-12-05'],
  ['5 декабрь', 'ru', '2026-12-05'],
  ['5 grudnia', 'pl', '2026-12-05'],
  ['5 בדצמבר', 'he', '2026-12-05'],
  ['5 דצמבר', 'he', '2026-12-05'],
  ['٥ ديسمبر', 'ar', '2026-12-05'],
  ['5 दिसंबर', 'hi', '2026-12-05'],
  ['5 tháng 12', 'vi', '2026-12-05'],
  ['5 thg 12', 'vi', '2026-12-05'],
  ['thứ 5', 'vi', '2026-12-03'],
  ['Thứ Hai', 'vi', '2026-11-30'],
  ['thứ năm', 'vi', '2026-12-03'],
  ['ngày 5 tháng 12 năm 2026', 'vi', '2026-12-05'],
  ['12月5日', 'ja', '2026-12-05'],
  ['１２月５日', 'ja', '2026-12-05'],
  ['2026年12月5日', 'zh-Hans', '2026-12-05'],
  ['12月5号', 'zh-Hans', '2026-12-05'],
  ['12月5日', 'de', '2026-12-05'],
  ['12월 5일', 'ko', '2026-12-05'],
  ['5 Aralık', 'tr', '2026-12-05'],
  ['Monday', 'en', '2026-11-30'],
  ['on Thursday', 'en', '2026-12-03'],
  ['thurs', 'en', '2026-12-03'],
  ['Tues', 'en', '2026-12-01'],
  ['Montag', 'de', '2026-11-30'],
  ['am Montag', 'de', '2026-11-30'],
  ['Mo.', 'de', '2026-11-30'],
  ['Monday', 'ja', '2026-11-30'],
  ['martes', 'es', '2026-12-01'],
  ['miercoles', 'es', '2026-12-02'],
  ['mar', 'es', '2026-12-01'],
  ['среда', 'ru', '2026-12-02'],
  ['в среду', 'ru', '2026-12-02'],
  ['w środę', 'pl', '2026-12-02'],
  ['月曜日', 'ja', '2026-11-30'],
  ['월요일', 'ko', '2026-11-30'],
  ['星期一', 'zh-Hans', '2026-11-30'],
  ['周一', 'zh-Hans', '2026-11-30'],
  ['الاثنين', 'ar', '2026-11-30'],
  ['יום שני', 'he', '2026-11-30'],
  ['सोमवार', 'hi', '2026-11-30'],
  ['today', 'en', '2026-11-27'],
  ['Tomorrow', 'en', '2026-11-28'],
  ['tomorrow', 'ru', '2026-11-28'],
  ['morgen', 'de', '2026-11-28'],
  ['übermorgen', 'de', '2026-11-29'],
  ['demain', 'fr', '2026-11-28'],
  ['aujourd’hui', 'fr', '2026-11-27'],
  ["aujourd'hui", 'fr', '2026-11-27'],
  ['mañana', 'es', '2026-11-28'],
  ['manana', 'es', '2026-11-28'],
  ['завтра', 'ru', '2026-11-28'],
  ['明天', 'zh-Hans', '2026-11-28'],
  ['明日', 'ja', '2026-11-28'],
  ['내일', 'ko', '2026-11-28'],
  ['غدا', 'ar', '2026-11-28'],
  ['yarin', 'tr', '2026-11-28'],
  ['besok', 'id', '2026-11-28'],
  ['yesterday', 'en', '2026-11-26'],
])('%j in the language %s is %s', (text, language, date) => {
  expect(read(text, language)).toEqual([date])
})

test.each([
  ['5/12', 'en', ['2026-12-05', '2027-05-12']],
  ['5/12/2026', 'en', ['2026-05-12', '2026-12-05']],
  ['5/12', '', ['2026-12-05', '2027-05-12']],
  ['Friday', 'en', ['2026-11-27', '2026-12-04']],
  ['vendredi', 'fr', ['2026-11-27', '2026-12-04']],
  ['कल', 'hi', ['2026-11-26', '2026-11-28']],
])('%j in the language %j has two readings', (text, language, dates) => {
  expect(read(text, language)).toEqual(dates)
})

test('a day of the week beside a date that could be read two ways decides', () => {
  expect(read('Sat 5/12', 'en')).toEqual(['2026-12-05'])
})

test('a word of either language is understood, and English in any', () => {
  for (const word of ['morgen', 'demain', 'tomorrow'])
    expect(read(word, 'de', 'fr')).toEqual(['2026-11-28'])
})

test.each([
  '',
  'soon',
  'whenever',
  'not Friday',
  'Friday or Monday',
  'May',
  '5',
  '5 12',
  '31/2',
  '2026-02-30',
  '2026-13-01',
  '32 December',
  '5 December 6 January',
  'Friday 5 December',
  '24.13.2026',
  '1.2.3.4',
  '10:30',
  '5 Dec 2026 10',
  '5.12.026',
  '１'.repeat(100_000),
  ' '.repeat(100_000),
  `${'5'.repeat(99)}/`,
])('%j is no day', text => {
  expect(read(text, 'en')).toEqual([])
})

const languages =
  'en en-US en-GB de de-CH es es-419 fr he ar hi id it ja ko nl pl pt pt-PT ru tr uk vi zh-Hans zh-Hant sv da cs el ro'
const day = fc.integer({ min: 20_454, max: 27_000 })

test('a date is read as its language writes it, and in a language whose order is known in digits, too', () => {
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full' },
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { dateStyle: 'short' },
    { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    { day: '2-digit', month: '2-digit', year: 'numeric' },
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...languages.split(' ')),
      fc.constantFrom(...styles),
      day,
      (locale, style, number) => {
        const write = new Intl.DateTimeFormat(locale, {
          ...style,
          timeZone: 'UTC',
          calendar: 'gregory',
        })
        const text = write.format(number * 86_400_000)
        expect([text, read(text, locale)]).toEqual([text, expect.arrayContaining([toDate(number)])])
        if (locale !== 'en') expect([text, read(text, locale)]).toEqual([text, [toDate(number)]])
      },
    ),
    { seed: 3, numRuns: 3000 },
  )
})

test('whatever is typed is read without an error, and as a few real days', () => {
  const piece = fc.constantFrom(
    '5',
    '12',
    '2026',
    '.',
    '/',
    '-',
    ' ',
    'Dec',
    'may',
    'fri',
    '月',
    '日',
    'tomorrow',
    'th',
    '__proto__',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.constantFrom('en', 'de', 'ja', '', 'x'),
      (pieces, locale) => {
        expect(read(pieces.join(''), locale).length).toBeLessThan(3)
      },
    ),
  )
})
