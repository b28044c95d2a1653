import { expect, test } from 'vitest'
import { cutQuoted } from './cut-quoted.js'

const who = 'Mylly <m@mylly.example>'
const header = `On Tue, 8 Dec 2026 at 07:15, ${who} wrote:`

test('what a program has broken off a quoted line is quoted', () => {
  const quoted =
    '> You asked us for flour, and we have three kinds of it here in the old mi\nll house.\n> It is milled every morning, before the first customers come to the door.\nopen at six.\n>'
  expect(cutQuoted(`Rye\n\n${header}\n${quoted}\n`)).toBe('Rye')
})

test('what somebody wrote between quoted lines stays, in small letters as well', () => {
  const asked = '> Which day would suit you best for the delivery of the flour to your home?'
  const told = '> Tell us where the flour should be delivered to, and at which time of day.'
  expect(
    cutQuoted(`${header}\n${asked}\nmonday\n${told}\nbehind the church\n> Anything else?\nno`),
  ).toBe('monday\nbehind the church\nno')
})

test('a quote may be marked with bars where the line above says whose it is', () => {
  const bars = '| Which flour?\n|\n| Yours'
  expect(cutQuoted(`Rye\n\n2026/12/8 ${who}\n\n${bars}\n`)).toBe('Rye')
  expect(cutQuoted(`Rye:\n${bars}`)).toBe(`Rye:\n${bars}`)
})

test.each([
  [`On 12/08/2026 at 7:15 AM, "Mylly"  wrote:Which flour?\nYours`, 'Rye'],
  ['2026-12-08 07:15 GMT+01:00 Mylly\n\nWhich flour?', 'Rye'],
  [`Mylly <m@mylly.example> schrieb:\n\nWelches Mehl?`, 'Rye'],
  [`El 8/12/2026 7:15, ${who} escribieron:\n\n¿Cuál?`, 'Rye'],
  [`2026. 12. 8. 오전 7:15 ${who} 작성:\n\n어떤?`, 'Rye'],
  [`Vào Th 3, 8 thg 12, 2026 07:15 ${who} nói:\n\nBột nào?`, 'Rye'],
  [`Le 8 déc. 2026 07:15, "Mylly"\n<m@mylly.example>\na écrit :\n\n> Laquelle ?`, 'Rye'],
  [
    `Mylly an der alten Brücke <m@mylly.example> schrieb am Di., 8.\nDez. 2026 um 07:15 Uhr:\n\n> Welches?`,
    'Rye',
  ],
])('the line above quoted words goes with them: %j', (below, own) => {
  expect(cutQuoted(`Rye\n\n${below}`)).toBe(own)
})

test('a line that says who wrote goes with the quote below it', () => {
  for (const line of ['On Mon, Mylly wrote:', 'Am Montag schrieb Mylly:', 'Mylly a écrit :'])
    expect(cutQuoted(`Rye\n\n${line}\n> Which?\n> Yours\n\nThanks`)).toBe('Rye\n\nThanks')
})

test.each([
  `Please call ${who} on 8/12 before ten:\nhe knows`,
  'At 7:15 on 8/12/2026 I wrote: Rye\nand nobody came',
  'On 8/12 Bo <bo@b.example> comes\n\nand I do not',
])('words that name a day and somebody stay: %j', words => {
  expect(cutQuoted(words)).toBe(words)
})
