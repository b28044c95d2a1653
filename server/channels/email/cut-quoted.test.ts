import { expect, test } from 'vitest'
import { cutQuoted } from './cut-quoted.js'

const quoted = '> Which one?\n> 1. Bread\n> 2. Cake'

test.each([
  ['nothing', 'Two, please.', 'Two, please.'],
  ['Gmail in English', `2\n\nOn Mon, Nov 23, 2026 at 9:12 AM Bakery <a@b.example> wrote:\n\n${quoted}`, '2'],
  [
    'a broken line above',
    `2\n\nOn Mon, 23 Nov 2026 at 09:12, The very long name of a Bakery\n<a@b.example> wrote:\n${quoted}`,
    '2',
  ],
  ['Apple Mail', `2\n\n> On 23. Nov 2026, at 09:12, Bakery <a@b.example> wrote:\n> \n${quoted}`, '2'],
  ['German', `Zwei\n\nAm Mo., 23. Nov. 2026 um 09:12 Uhr schrieb Bäckerei <a@b.example>:\n${quoted}`, 'Zwei'],
  ['German, Thunderbird', `Zwei\n\nAm 23.11.26 um 09:12 schrieb Bäckerei:\n${quoted}`, 'Zwei'],
  [
    'French',
    `Deux\n\nLe lun. 23 nov. 2026 à 09:12, Boulangerie <a@b.example> a écrit :\n\n${quoted}`,
    'Deux',
  ],
  ['Spanish', `Dos\n\nEl lun, 23 nov 2026 a las 9:12, Panadería (<a@b.example>) escribió:\n${quoted}`, 'Dos'],
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
  ['Polish', `Dwa\n\npon., 23 lis 2026 o 09:12 Piekarnia <a@b.example> napisał(a):\n${quoted}`, 'Dwa'],
  ['Russian', `Два\n\nпн, 23 нояб. 2026 г. в 09:12, Пекарня <a@b.example>:\n${quoted}`, 'Два'],
  ['Russian, mail.ru', `Два\n\n23.11.2026 09:12, Пекарня пишет:\n${quoted}`, 'Два'],
  ['Turkish', `İki\n\nFırın <a@b.example>, 23 Kas 2026 Pzt, 09:12 tarihinde şunu yazdı:\n${quoted}`, 'İki'],
  ['Chinese', `二\n\nBakery <a@b.example> 于2026年11月23日周一 09:12写道：\n${quoted}`, '二'],
  ['Japanese', `二\n\n2026年11月23日(月) 9:12 Bakery <a@b.example>のメール:\n${quoted}`, '二'],
  [
    'a line above without marks below',
    'Two\n\nOn 23/11/2026 09:12, Bakery wrote:\nWhich one?\n1. Bread',
    'Two',
  ],
  ['Outlook', 'Two\n\n-----Original Message-----\nFrom: Bakery\nWhich one?', 'Two'],
  ['Outlook in German', 'Zwei\n\n-----Ursprüngliche Nachricht-----\nVon: Bäckerei\nWelches?', 'Zwei'],
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
  ['Outlook’s head, bold', 'Two\n\n*From:* Bakery\n*Sent:* Monday\n*To:* Ann\n*Subject:* Bread', 'Two'],
  ['an answer below', `On 23 Nov 2026 at 09:12 Bakery wrote:\n${quoted}\n\nThe second`, 'The second'],
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
  ['line ends of Windows', `Two\r\n\r\nOn Mon, 23 Nov 2026 at 09:12 Bakery wrote:\r\n> Which?`, 'Two'],
  ['only a quote', quoted, ''],
])('%s', (_, text, own) => {
  expect(cutQuoted(text)).toBe(own)
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
  ]
  for (const text of texts) expect(cutQuoted(text).length).toBeLessThanOrEqual(text.length)
  expect(cutQuoted(`${'On 1.1. at 10:00 x '.repeat(5)}\n`.repeat(20_000)).length).toBeGreaterThan(0)
})
