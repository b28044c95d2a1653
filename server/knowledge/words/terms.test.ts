import { expect, test } from 'vitest'
import { languageOf } from './language-of.js'
import { termsAsked, termsIn } from './terms.js'

test.each([
  ['When are the shops open on Sundays?', 'en', ['shop', 'open', 'sundai']],
  ['Die Öffnungszeiten der Häuser', 'de', ['offnungszeit', 'haus']],
  ['¿Cuáles son los horarios?', 'es', ['horari']],
  ['I don’t pay A5', 'en', ['pai', 'a5']],
  ['営業時間は?', 'ja', ['営業', '業時', '時間', '間は']],
  ['ÇALIŞMA SAATLERİ', 'tr', ['calisma', 'saat']],
  ['Isıtma, ısıtma, ISITMA', 'tr', ['isitma', 'isitma', 'isitma']],
  ['Oeffnungszeiten Straße STRASSE zurueck', 'de', ['offnungszeit', 'strass', 'strass', 'zuruck']],
  ['Łódź smørrebrød', 'pl', ['lodz', 'smorrebrod']],
  ['المدرسة مفتوحه', 'ar', ['مدرس', 'مفتوح']],
  ['المدرسه مفتوحة', 'ar', ['مدرس', 'مفتوح']],
  ['영업시간', 'ko', ['영업', '업시', '시간']],
  ['foo\u00adbar ﬁne', 'xx', ['foobar', 'fine']],
])('the terms of %j in %s are %j', (text, language, terms) => {
  expect(termsIn(text, language)).toEqual(terms)
})

test('a question is looked for by the stems of each language, each word once', () => {
  expect(termsAsked('Häuser and Häuser', ['de', 'en'])).toEqual([['haus', 'hauser']])
  expect(termsAsked('the and', ['en'])).toEqual([])
})

test.each([
  ['返品できますか？', 'ja', ['返品', '品で']],
  ['どこですか', 'ja', ['どこ', 'こで', 'です', 'すか']],
  ['你们的营业时间是什么？', 'zh', ['营业', '业时', '时间', '间是']],
  ['반품이 가능한가요?', 'ko', ['반품', '품이']],
  ['영업시간이 어떻게 되나요?', 'ko', ['영업', '업시', '시간', '간이', '어떻', '떻게']],
])('%j is looked for in %s by what it is about: %j', (question, tag, terms) => {
  expect(termsAsked(question, [tag]).flat()).toEqual(terms)
})

test.each([
  ['How long does delivery take?', 'en', ['deliveri']],
  ['How much is rye bread?', 'en', ['rye', 'bread']],
  ['Do you take long loaves?', 'en', ['take', 'long', 'loav']],
  ['How long does it take?', 'en', ['long', 'take']],
  ['Wie lange dauert die Lieferung?', 'de', ['liefer']],
  ['¿Cuánto tiempo tarda el envío?', 'es', ['envi']],
])('%j is looked for in %s without what only asks: %j', (question, tag, terms) => {
  expect(termsAsked(question, [tag]).flat()).toEqual(terms)
})

test('a question has the words that each language makes of its capitals', () => {
  expect(termsAsked('ISITMA', ['tr', 'en'])).toEqual([['isitma']])
  expect(termsAsked('Öffnung the Zeit', ['de', 'en'])).toEqual([['offnung'], ['zeit']])
})

test.each([
  ['We are open from Monday to Friday and on the first Sunday of the month.', '', 'en'],
  ['Wir haben von Montag bis Freitag und am ersten Sonntag im Monat geöffnet.', 'en', 'de'],
  ['Nous sommes ouverts du lundi au vendredi et le premier dimanche du mois.', '', 'fr'],
  ['Brot', 'de-AT', 'de'],
  ['Brot', '', ''],
  ['المدرسة مفتوحة للأطفال.', '', 'ar'],
  ['ساعت کاری فروشگاه چیست؟', '', 'fa'],
  ['Ώρες', '', 'el'],
  ['営業時間は九時からです。', 'en', 'ja'],
  ['营业时间从九点开始。', '', 'zh'],
])('the language of %j, where the page says %j, is %j', (text, hint, language) => {
  expect(languageOf(text, hint)).toBe(language)
})
