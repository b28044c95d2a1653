import { expect, test } from 'vitest'
import { cutQuoted } from './cut-quoted.js'

const above = [
  '\n\n',
  '\n\n________________________________\n',
  '\n\n ------------------------------\n\n',
]

test.each([
  ['Malay', 'Daripada: Mylly', 'Dihantar: Selasa', 'Kepada: Ida', 'Subjek: Tepung'],
  ['Albanian', 'Nga: Mylly', 'Dërguar: e martë', 'Për: Ida', 'Subjekti: Miell'],
  ['Macedonian', 'Од: Mylly', 'Испратено: вторник', 'До: Ida', 'Предмет: Брашно'],
  ['Serbian', 'Од: Mylly', 'Послато: уторак', 'Коме: Ida', 'Тема: Брашно'],
  ['Georgian', 'გამგზავნი: Mylly', 'გაგზავნილია: სამშაბათი', 'ადრესატი: Ida', 'თემა: ფქვილი'],
  ['Kazakh', 'Кімнен: Mylly', 'Жіберілді: сейсенбі', 'Кімге: Ida', 'Тақырып: Ұн'],
  ['Welsh', 'Oddi wrth: Mylly', 'Anfonwyd: Dydd Mawrth', 'At: Ida', 'Pwnc: Blawd'],
  ['Persian', 'از: Mylly', 'ارسال شده: سه‌شنبه', 'به: Ida', 'موضوع: آرد'],
  ['Filipino', 'Mula kay: Mylly', 'Ipinadala: Martes', 'Para kay: Ida', 'Paksa: Harina'],
  ['Basque', 'Nork: Mylly', 'Bidalia: asteartea', 'Nori: Ida', 'Gaia: Irina'],
  [
    'bold as Markdown has it',
    '**From:** Mylly <m@mylly.example>',
    '**Sent:** Tuesday',
    '**To:** Ida',
    '**Subject:** Flour',
  ],
  [
    'names with spaces behind them',
    'From   : Mylly',
    'Sent   : Tuesday',
    'To     : Ida',
    'Subject: Flour',
  ],
  [
    'the day first, as GMX has it',
    'Gesendet: Dienstag, 8. Dezember 2026 um 07:15 Uhr',
    'Von: "Mylly" <m@mylly.example>',
    'An: ida@i.example',
    'Betreff: Re: Mehl',
  ],
  [
    'the subject first',
    'Subject: Flour',
    'From: m@mylly.example',
    'To: ida@i.example',
    'Date: Tue, 8 Dec 2026 07:15:00 +0100',
  ],
  [
    'tabs, as Notes has it',
    'Von:\tMylly/SHOP',
    'An:\tIda/HOME',
    'Datum:\t08.12.2026 07:15',
    'Betreff:\tMehl',
  ],
])('a head of a mail ends the words: %s', (_, ...head) => {
  for (const line of above) expect(cutQuoted(`Rye${line}${head.join('\n')}\n\nWhich?`)).toBe('Rye')
})

test.each([
  '--------- 원본 메일 ---------\n보낸사람 : Mylly\n받는사람 : Ida',
  '---- Replied Message ----\n| From | Mylly<m@mylly.example> |\n| Date | 12/08/2026 07:15 |',
  '---- 回复的原邮件 ----\n| 发件人 | Mylly<m@mylly.example> |\n| 日期 | 2026年12月08日 07:15 |',
  '-------- Izvirno sporočilo --------\nOd: Mylly',
  '-------- پیام اصلی --------\nاز: Mylly',
  '-------- Ujumbe wa awali --------\nKutoka: Mylly <m@mylly.example>\nTarehe: 8 Desemba',
  'Original Message\nFrom: Mylly\nSent: Tuesday, December 8, 2026 07:15\nTo: Ida\nSubject: Flour',
])('what says that an earlier mail follows ends the words: %s', below => {
  expect(cutQuoted(`Rye\n\n${below}\n\nWhich?`)).toBe('Rye')
})

test.each([
  'A van, please.\n\nFrom: Turku\nTo: Oulu\nDate: Monday',
  'My details:\nName: Ida\nFrom: Turku\nTo: Oulu\nDate: 5.12.2026 10:00\nThanks',
  'My details:\n\nFrom: Turku\nTo: Oulu\nDate: 5.12.2026 10:00\nThanks',
  'Order:\n-------- Rye flour --------\nSize: large\nCount: 2',
  'Subject: flour\nFrom: my friend Bo',
  'Name: Ida Bech\nDate: 1.12.2026 18:40\nTo: 12 Main Street\nFrom: Turku\nSubject: moving',
])('details of what somebody wants are no head of a mail: %s', words => {
  expect(cutQuoted(words)).toBe(words)
})
