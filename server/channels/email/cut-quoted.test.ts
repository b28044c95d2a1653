import { expect, test } from 'vitest'
import { cutQuoted, ownWordsIn } from './cut-quoted.js'

const quoted = '> Which one?\n> 1. Bread\n> 2. Cake'

test.each([
  ['nothing', 'Two, please.', 'Two, please.'],
  [
    'Gmail in English',
    `2\n\nOn Mon, Nov 23, 2026 at 9:12 AM Bakery <a@b.example> wrote:\n\n${quoted}`,
    '2',
  ],
  [
    'a broken line above',
    `2\n\nOn Mon, 23 Nov 2026 at 09:12, The very long name of a Bakery\n<a@b.example> wrote:\n${quoted}`,
    '2',
  ],
  [
    'an address that is broken before its end',
    'To\n\ntir. 24. nov. 2026 kl. 13:09 skrev Bakeri <a@b.example\n>:\n> Hvilke?',
    'To',
  ],
  [
    'no colon at the end',
    '2\n\nOn Wed, 24 Nov 2026 08:14:43 -0200 Ann Baker <a@b.example> wrote\n\nWhich one?',
    '2',
  ],
  [
    'a head in French below a drawn line',
    'Deux\n\n====\n\nMessage du : 24/11/2026 13:20\nDe : "Boulangerie" <a@b.example>\nA : moi@b.example\nCopie à :\nSujet : Pain\n\nLequel ?',
    'Deux',
  ],
  ['a program’s name with its address', '2\n\nSent from TypeApp<http://type.example/r?b=1>', '2'],
  [
    'Apple Mail',
    `2\n\n> On 23. Nov 2026, at 09:12, Bakery <a@b.example> wrote:\n> \n${quoted}`,
    '2',
  ],
  [
    'German',
    `Zwei\n\nAm Mo., 23. Nov. 2026 um 09:12 Uhr schrieb Bäckerei <a@b.example>:\n${quoted}`,
    'Zwei',
  ],
  ['German, Thunderbird', `Zwei\n\nAm 23.11.26 um 09:12 schrieb Bäckerei:\n${quoted}`, 'Zwei'],
  [
    'French',
    `Deux\n\nLe lun. 23 nov. 2026 à 09:12, Boulangerie <a@b.example> a écrit :\n\n${quoted}`,
    'Deux',
  ],
  [
    'Spanish',
    `Dos\n\nEl lun, 23 nov 2026 a las 9:12, Panadería (<a@b.example>) escribió:\n${quoted}`,
    'Dos',
  ],
  [
    'Italian',
    `Due\n\nIl giorno lun 23 nov 2026 alle ore 09:12 Forno <a@b.example> ha scritto:\n${quoted}`,
    'Due',
  ],
  [
    'Portuguese',
    `Dois\n\nEm seg., 23 de nov. de 2026 às 09:12, Padaria <a@b.example> escreveu:\n${quoted}`,
    'Dois',
  ],
  ['Dutch', `Twee\n\nOp ma 23 nov 2026 om 09:12 schreef Bakker <a@b.example>:\n${quoted}`, 'Twee'],
  ['Swedish', `Två\n\nDen mån 23 nov. 2026 kl 09:12 skrev Bageri <a@b.example>:\n${quoted}`, 'Två'],
  [
    'Polish',
    `Dwa\n\npon., 23 lis 2026 o 09:12 Piekarnia <a@b.example> napisał(a):\n${quoted}`,
    'Dwa',
  ],
  ['Russian', `Два\n\nпн, 23 нояб. 2026 г. в 09:12, Пекарня <a@b.example>:\n${quoted}`, 'Два'],
  ['Russian, mail.ru', `Два\n\n23.11.2026 09:12, Пекарня пишет:\n${quoted}`, 'Два'],
  [
    'Turkish',
    `İki\n\nFırın <a@b.example>, 23 Kas 2026 Pzt, 09:12 tarihinde şunu yazdı:\n${quoted}`,
    'İki',
  ],
  ['Chinese', `二\n\nBakery <a@b.example> 于2026年11月23日周一 09:12写道：\n${quoted}`, '二'],
  ['Japanese', `二\n\n2026年11月23日(月) 9:12 Bakery <a@b.example>のメール:\n${quoted}`, '二'],
  [
    'a line above without marks below',
    'Two\n\nOn 23/11/2026 09:12, Bakery wrote:\nWhich one?\n1. Bread',
    'Two',
  ],
  ['Outlook', 'Two\n\n-----Original Message-----\nFrom: Bakery\nWhich one?', 'Two'],
  [
    'Outlook in German',
    'Zwei\n\n-----Ursprüngliche Nachricht-----\nVon: Bäckerei\nWelches?',
    'Zwei',
  ],
  [
    'Outlook’s head',
    'Two\n\n________________________________\nFrom: Bakery <a@b.example>\nSent: Monday\nTo: Ann\nSubject: Re: Bread\n\nWhich?',
    'Two',
  ],
  [
    'Outlook’s head in French',
    'Deux\n\nDe : Boulangerie\nEnvoyé : lundi\nÀ : Anne\nObjet : Pain\n\nLequel ?',
    'Deux',
  ],
  [
    'Outlook’s head, bold',
    'Two\n\n*From:* Bakery\n*Sent:* Monday\n*To:* Ann\n*Subject:* Bread',
    'Two',
  ],
  [
    'an answer below',
    `On 23 Nov 2026 at 09:12 Bakery wrote:\n${quoted}\n\nThe second`,
    'The second',
  ],
  ['answers between', '> Which one?\n2\n> How many?\n3', '2\n3'],
  ['a signature', 'Two\n-- \nAnn Lee\n+1 555', 'Two'],
  ['an iPhone', 'Two\n\nSent from my iPhone', 'Two'],
  [
    'an iPhone above a quote',
    `Two\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 09:12, Bakery wrote:\n${quoted}`,
    'Two',
  ],
  ['an iPhone in German', 'Zwei\n\nVon meinem iPhone gesendet', 'Zwei'],
  ['Outlook for a phone', 'Two\n\nGet Outlook for iOS', 'Two'],
  [
    'line ends of Windows',
    `Two\r\n\r\nOn Mon, 23 Nov 2026 at 09:12 Bakery wrote:\r\n> Which?`,
    'Two',
  ],
])('%s', (_, text, own) => {
  expect(cutQuoted(text)).toBe(own)
})

const header = 'Backhaus <hallo@backhaus.example>'

test.each([
  ['English', `On Tue, 1 Dec 2026 at 18:40, ${header} wrote:`],
  [
    'Arabic',
    `في الثلاثاء، 1 ديسمبر 2026 في 6:40 م تمت كتابة ما يلي بواسطة \u202a${header}\u202c\u200f:\u200f`,
  ],
  ['Arabic with its own digits', `في ١ ديسمبر ٢٠٢٦ ١٨:٤٠ كتب ${header}:`],
  ['Hebrew', `\u202bבתאריך יום ג׳, 1 בדצמ׳ 2026 ב-18:40 מאת \u202a${header}\u202c\u200f>:\u202c`],
  ['Thai', `เมื่อ อ. 1 ธ.ค. 2569 เวลา 18:40 ${header} เขียนว่า:`],
  ['Hungarian', `${header} ezt írta (időpont: 2026. dec. 1., K, 18:40):`],
  ['Vietnamese', `Vào Th 3, 1 thg 12, 2026 vào lúc 18:40 ${header} đã viết:`],
  ['Greek', `Στις Τρί 1 Δεκ 2026 στις 6:40 μ.μ., ο χρήστης ${header} έγραψε:`],
  ['Persian', `در تاریخ سه‌شنبه ۱ دسامبر ۲۰۲۶،‏ ۱۸:۴۰ ${header} نوشت:`],
  ['Latvian', `otrd., 2026. g. 1. dec., plkst. 18:40 — lietotājs ${header} rakstīja:`],
  ['Korean', `2026년 12월 1일 (화) 오후 6:40, ${header}님이 작성:`],
  ['Yandex', `01.12.2026, 18:40, "Backhaus" <hallo@backhaus.example>:`],
  ['an address alone', 'Backhaus (hallo@backhaus.example):'],
  [
    'broken inside the address',
    'On Tue, 1 Dec 2026 at 18:40, The Backhaus at the Corner <\nhallo@backhaus.example> wrote:',
  ],
  [
    'broken before the address',
    'El mar, 1 dic 2026 a las 18:40, Panadería\n<hallo@backhaus.example> escribió:',
  ],
  ['broken before the last word', `On Tuesday, 1 December 2026 at 18:40:12, ${header}\nwrote:`],
  [
    'broken twice',
    'Am Dienstag, dem 1. Dezember 2026 um 18:40:12 Mitteleuropäische Zeit schrieb\ndas Backhaus an der langen Ecke hinter dem Marktplatz von Neustadt <\nhallo@backhaus.example>:',
  ],
])('the header of a quote goes, with and without blank lines around it: %s', (_, above) => {
  for (const end of ['\n> Which day?', '\n\n> Which day?\n>\n> Yours', '\n>Which day?\n>>> Hello'])
    for (const begin of ['\n', '\n\n'])
      expect(cutQuoted(`Mia Holm${begin}${above}${end}`)).toBe('Mia Holm')
})

test.each([
  ['Danish', 'Fra: Backhaus', 'Dato: 1. december 2026 kl. 18.40', 'Til: Mia', 'Emne: Sv: Brød'],
  ['Norwegian', 'Fra: Backhaus', 'Sendt: tirsdag 1. desember 2026', 'Til: Mia', 'Emne: Brød'],
  ['Hungarian', 'Feladó: Backhaus', 'Küldve: 2026. december 1.', 'Címzett: Mia', 'Tárgy: Kenyér'],
  ['Romanian', 'De la: Backhaus', 'Trimis: marți', 'Către: Mia', 'Subiect: Pâine'],
  ['Hebrew', 'מאת: Backhaus', 'נשלח: יום שלישי', 'אל: Mia', 'נושא: לחם'],
  ['Greek', 'Από: Backhaus', 'Στάλθηκε: Τρίτη', 'Προς: Mia', 'Θέμα: Ψωμί'],
  ['Thai', 'จาก: Backhaus', 'ส่ง: วันอังคาร', 'ถึง: Mia', 'เรื่อง: ขนมปัง'],
  ['Chinese', '发件人： Backhaus', '发送时间： 2026年12月1日', '收件人： Mia', '主题： 面包'],
  [
    'a language that nobody here knows',
    'Kutoka: Backhaus <hallo@backhaus.example>',
    'Ilitumwa: Jumanne, 1 Desemba 2026 18:40',
    'Kwa: Mia',
    'Mada: Mkate',
  ],
])('the head of Outlook ends the words, indented or not: %s', (_, ...head) => {
  for (const indent of ['', ' ', '   ', '\t', '\u00a0'])
    for (const above of ['\n\n', '\n\n________________________________\n'])
      expect(cutQuoted(`Rye${above}${indent}${head.join(`\n${indent}`)}\n\nWhich?`)).toBe('Rye')
})

test.each([
  [
    'Zoho',
    '---- On Tue, 01 Dec 2026 18:40:12 +0100 Backhaus <hallo@backhaus.example> wrote ----\n\nWhich?',
  ],
  [
    'Zoho in German',
    '---- Am Di, 01 Dez 2026 18:40:12 +0100 Backhaus <hallo@backhaus.example> schrieb ----\n> Which?',
  ],
  [
    'Proton',
    '------- Original Message -------\nOn Tuesday, December 1st, 2026 at 18:40, Backhaus <h@b.example> wrote:\n\n> Which?',
  ],
  [
    'Proton of old',
    '‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Tuesday 1 December 2026 18:40, Backhaus wrote:\n> Which?',
  ],
  ['QQ', '------------------ 原始邮件 ------------------\n发件人: "Backhaus"'],
  ['Outlook in Danish', '-----Oprindelig meddelelse-----\nFra: Backhaus'],
])('what a program writes above an unmarked quote ends the words: %s', (_, below) => {
  expect(cutQuoted(`Rye, please\n\n${below}`)).toBe('Rye, please')
})

test.each([
  ['a number above', '> 18'],
  ['a price', 'under\n> €5\n> 3'],
  ['a shop that wrote', 'On 3/3 your shop wrote:\nyou are out of stock'],
  ['a shop that wrote, below a greeting', 'Hello\nAm 3.3. schrieb euer Shop:\nausverkauft'],
  ['more than so many', 'I need\n> 20 pieces'],
  ['more than so many, on their own', 'I need\n\n> 20 pieces\n\nThanks'],
  ['one line with the mark', 'In words:\n> twenty'],
  ['only a quote', quoted],
  ['only a header and a quote', `On 23 Nov 2026 at 09:12, ${header} wrote:\n> Which?`],
  ['only a signature', '--\nMia Holm'],
  ['only what a phone adds', 'Sent from my iPhone'],
  ['details in lines', 'Here they are:\n\nName: Mia\nDay: 1.12.2026\nMail: mia@a.example'],
])('what may be meant stays whole: %s', (_, text) => {
  expect(cutQuoted(text)).toBe(text)
})

test.each([
  'I wrote\nmore than this',
  'On 24 Nov 2026 at 08:14 Ann Baker wrote\nthat it is done',
  'Two of\n>: that is all',
  'It was sent from Bern\nto Basel',
  'Copie : oui\nSujet : pain',
])('%j stays whole', words => {
  expect(cutQuoted(words)).toBe(words)
})

test('whether all stayed because nothing would have been left is told', () => {
  expect(ownWordsIn(quoted)).toEqual({ text: quoted, isWhole: true, below: '' })
  expect(ownWordsIn('Rye')).toEqual({ text: 'Rye', isWhole: false, below: '' })
  expect(ownWordsIn(' \n')).toEqual({ text: '', isWhole: false, below: '' })
})

test('a day above the header of a quote is an answer', () => {
  for (const day of ['5 December 2026', '3/3', '2026-12-05', 'tomorrow at 9'])
    expect(cutQuoted(`${day}\nOn Tue, 1 Dec 2026 at 18:40, ${header} wrote:\n> When?`)).toBe(day)
})

test.each([
  'I wrote: bring two loaves.\nThanks',
  'From: what I know, it opens at 8.\nGreat',
  'She said: sent from my heart\nmore below',
  'My number is 5 > 4, is it not?',
  'To: me it is fine.\nDate: Monday',
  'See -- it works',
])('what only looks like it stays: %s', text => {
  expect(cutQuoted(text)).toBe(text)
})

test('hostile texts take no time to speak of', () => {
  const texts = [
    'On '.repeat(50_000),
    `${'a:'.repeat(50_000)}\n`.repeat(3),
    '>'.repeat(200_000),
    ' \n'.repeat(100_000),
    'a\n>\n'.repeat(50_000),
    '\n\n\n>\n'.repeat(50_000),
    'On 1/1 at 10:00 a@b.example:\n>x\n'.repeat(20_000),
    'From: a@b\nTo: c\n'.repeat(20_000),
    `- ${'- '.repeat(100_000)}`,
    `${'<'.repeat(100_000)}:\n> x`,
  ]
  for (const text of texts) expect(cutQuoted(text).length).toBeLessThanOrEqual(text.length)
  expect(cutQuoted(`${'On 1.1. at 10:00 x '.repeat(5)}\n`.repeat(20_000)).length).toBeGreaterThan(0)
})
