import { expect, test } from 'vitest'
import type { AnswerInput, Prompt } from '../../../runtime/index.js'
import { type Capabilities, everything } from '../capabilities.js'
import type { Heard } from '../incoming.js'
import { wordsOf } from '../incoming.js'
import { readAnswer } from './read-answer.js'

const words: Capabilities = { text: { length: 160 }, media: {} }
const buttons: Capabilities = { ...words, buttons: { most: 3, label: 20, id: 64, text: 160 } }

const options = [
  { id: 'n', label: 'Nuts' },
  { id: 'm', label: 'Milk' },
  { id: '7', label: '12' },
]
const choices: Prompt = { kind: 'choices', options }
const checks: Prompt = { kind: 'checks', options }
const rating: Prompt = { kind: 'rating', look: 'star', max: 5 }
const file: Prompt = { kind: 'file', maxBytes: 5 }
const calendar: Prompt = {
  kind: 'calendar',
  today: '2026-11-22',
  showPastDates: false,
  excludeDays: [],
  excludeDates: [],
  timeZone: null,
  date: '2026-11-24',
  slots: ['09:00 - 10:00', '10:00 - 11:00'],
}
const says = (text: string): Heard => ({ kind: 'text', text })
const contact: Heard = { kind: 'text', text: 'Bo, +4930', as: { tel: '+4930', name: 'Bo' } }
const picks = (option: string, label?: string): Heard => ({ kind: 'pick', option, label })
const ticks = (...numbers: number[]): Heard => ({
  kind: 'pick',
  option: numbers.join(', '),
  ticks: numbers,
})
const picture = { name: 'a.png', size: 3, url: 'https://a.example/a.png', type: 'image/png' }

test.each<[string, Prompt, Heard, Capabilities, AnswerInput]>([
  [
    'a contact is its number to a question for one',
    { kind: 'text', input: 'tel' },
    contact,
    words,
    '+4930',
  ],
  [
    'a contact is its name to a question for one',
    { kind: 'text', input: 'name' },
    contact,
    words,
    'Bo',
  ],
  [
    'a contact is all its words to any other question',
    { kind: 'text', input: 'text' },
    contact,
    words,
    'Bo, +4930',
  ],
  ['a contact without an address', { kind: 'text', input: 'email' }, contact, words, 'Bo, +4930'],
  ['a number is the option with this number', choices, says(' 2. '), words, { pick: 'm' }],
  ['a number of any script is the option', choices, says('\u200f٢'), words, { pick: 'm' }],
  ['a number in a frame is the option', choices, says('2️⃣'), words, { pick: 'm' }],
  ...['1 and 3', '1 & 3', '1 + 3.', '1 und 3', '1 et 3', '1 y 3', '1と3', '١ و٣', '1. AND 3.'].map(
    (written): [string, Prompt, Heard, Capabilities, AnswerInput] => [
      `ticks may stand in a sentence: ${written}`,
      checks,
      says(written),
      words,
      ['n', '7'],
    ],
  ),
  ['ticks may be of any script', checks, says('１、３'), words, ['n', '7']],
  [
    'a number with thanks below it is the option',
    choices,
    says('2\n\nThanks, Ann'),
    words,
    { pick: 'm' },
  ],
  ['an option that is called so goes before', choices, says('7'), words, '7'],
  ['a number that no option has is a text', choices, says('4'), words, '4'],
  ['several numbers are no choice', choices, says('1,2'), words, '1,2'],
  ['where options are pressed a number is none', choices, says('2'), buttons, '2'],
  ['a program numbers nothing', choices, says('2'), everything, '2'],
  ['ticks are numbered wherever they are not drawn', checks, says('1, 3'), buttons, ['n', '7']],
  ['ticks that were pressed are those options', checks, ticks(1, 3), buttons, ['n', '7']],
  ['pressed ticks of another question are words', rating, ticks(1, 3), buttons, '1, 3'],
  ['ticks may stand in lines', checks, says('1\n2)'), words, ['n', 'm']],
  ['ticks may be words', checks, says('Nuts, milk'), words, ['Nuts', 'milk']],
  ['a time is named by its number', calendar, says('2'), words, { slot: '10:00 - 11:00' }],
  [
    'a day in words is read by the step',
    { ...calendar, slots: [] },
    says('tomorrow'),
    words,
    { date: 'tomorrow' },
  ],
  ['a rating is its own number', rating, says('2'), words, 2],
  ['a press picks', choices, picks('m', 'Milk'), buttons, { pick: 'm' }],
  ['a press of one tick is that tick', checks, picks('m'), buttons, ['m']],
  ['a press rates', rating, picks('4'), buttons, 4],
  ['a press takes a day', calendar, picks('2026-11-25', 'Wed'), buttons, { date: '2026-11-25' }],
  ['a press takes a time', calendar, picks('09:00 - 10:00'), buttons, { slot: '09:00 - 10:00' }],
  [
    'an option of another question is read as its words',
    rating,
    picks('m', 'Milk'),
    buttons,
    'Milk',
  ],
  [
    'a file is handed in',
    file,
    { kind: 'file', file: picture },
    words,
    { file: { name: 'a.png', size: 3, url: picture.url } },
  ],
  [
    'a file that nobody asked for is its words',
    choices,
    { kind: 'file', file: picture, caption: 'Nuts' },
    words,
    'Nuts',
  ],
  [
    'a place is shared',
    { kind: 'location' },
    { kind: 'location', latitude: 46.9, longitude: 7.4, name: 'Bern' },
    words,
    { latitude: 46.9, longitude: 7.4 },
  ],
  [
    'a place that nobody asked for is its words',
    { kind: 'text', input: 'text' },
    { kind: 'location', latitude: 46.9, longitude: 7.4 },
    words,
    '46.9, 7.4',
  ],
])('%s', (_, prompt, heard, capabilities, answer) => {
  expect(readAnswer(prompt, heard, capabilities)).toEqual(answer)
})

test('a place keeps its coordinates beside its name', () => {
  const place = { kind: 'location', latitude: 52.5, longitude: 13.4 } as const
  expect(wordsOf({ ...place, name: 'Bakery, Main Street' })).toBe(
    'Bakery, Main Street (52.5, 13.4)',
  )
  expect(wordsOf(place)).toBe('52.5, 13.4')
})
