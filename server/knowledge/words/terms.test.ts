import { expect, test } from 'vitest'
import { languageOf } from './language-of.js'
import { termsAsked, termsIn } from './terms.js'

test.each([
  ['When are the shops open on Sundays?', 'en', ['shop', 'open', 'sundai']],
  ['Die Öffnungszeiten der Häuser', 'de', ['offnungszeit', 'haus']],
  ['¿Cuáles son los horarios?', 'es', ['horari']],
  ['I don’t pay A5', 'en', ['pai', 'a5']],
  ['営業時間は?', 'ja', ['営業', '業時', '時間', '間は']],
  ['foo\u00adbar ﬁne', 'xx', ['foobar', 'fine']],
])('the terms of %j in %s are %j', (text, language, terms) => {
  expect(termsIn(text, language)).toEqual(terms)
})

test('a question is looked for by the stems of each language, each word once', () => {
  expect(termsAsked('Häuser and Häuser', ['de', 'en'])).toEqual([['haus', 'hauser']])
  expect(termsAsked('the and', ['en'])).toEqual([])
})

test.each([
  ['We are open from Monday to Friday and on the first Sunday of the month.', '', 'en'],
  ['Wir haben von Montag bis Freitag und am ersten Sonntag im Monat geöffnet.', 'en', 'de'],
  ['Nous sommes ouverts du lundi au vendredi et le premier dimanche du mois.', '', 'fr'],
  ['Brot', 'de-AT', 'de'],
  ['Brot', '', ''],
  ['営業時間は九時からです。', 'en', 'ja'],
  ['营业时间从九点开始。', '', 'zh'],
])('the language of %j, where the page says %j, is %j', (text, hint, language) => {
  expect(languageOf(text, hint)).toBe(language)
})
