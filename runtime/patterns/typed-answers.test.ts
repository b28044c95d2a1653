import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askCustomQuestion } from '../nodes/ask-custom-question/index.js'
import { askName } from '../nodes/ask-name/index.js'
import { createFakeEnv, playBot, playNode } from '../testing/index.js'
import { isUnseen } from '../validate/as-typed.js'
import { findOption, optionFinder } from './choice.js'

const options = [
  { id: 'yes', label: 'Yes' },
  { id: 'de', label: 'Grün' },
  { id: 'r1', label: 'Résumé' },
  { id: 'r2', label: 'Resume' },
  { id: 'r3', label: 'Rèsume' },
  { id: 'i', label: 'I’m here – now' },
  { id: '12', label: '12 pieces' },
  { id: 'ar', label: 'نعم' },
]

test.each([
  ['Yes', 'yes'],
  ['\u200eYes', 'yes'],
  ['\u202bYes\u202c', 'yes'],
  ['\u2068Yes\u2069', 'yes'],
  ['Y\u200bes', 'yes'],
  ['ＹＥＳ', 'yes'],
  ['\u00a0yes\u3000', 'yes'],
  ['grun', 'de'],
  ['GRÜN', 'de'],
  ['Gru\u0308n', 'de'],
  ['résumé', 'r1'],
  ['resume', 'r2'],
  ["I'm here - now", 'i'],
  ['１２', '12'],
  ['١٢ pieces', '12'],
  ['12\u00a0 pieces', '12'],
  ['\u200fنعم', 'ar'],
])('%j is the option %s', (typed, id) => {
  expect(findOption(options, typed)?.id).toBe(id)
})

test.each(['', '\u200e', 'résume', 'Ye', 'Yes '.repeat(100_000), '\u200e'.repeat(100_000)])(
  '%j is none of the options',
  typed => {
    expect(findOption(options, typed)).toBeUndefined()
  },
)

test('many answers are looked for in one table', () => {
  const many = [...Array(500).keys()].map(id => ({
    id: String(id),
    label: `Ö${'x'.repeat(500)}${id}`,
  }))
  const find = optionFinder(many)
  const found = [...Array(20_000).keys()].map(index => find(`o${'X'.repeat(500)}${index % 500}`))
  expect(found.every((option, index) => option?.id === String(index % 500))).toBe(true)
})

test('labels that differ in marks which nobody sees are told apart by their ids', () => {
  expect(findOption(options, { pick: '\u200eyes' })).toBeUndefined()
})

describe('what is recorded of a text', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(
        fc.constantFrom(
          'a',
          'É',
          '１',
          '٣',
          '\u200e',
          '\u200b',
          '\u2068',
          '\u00a0',
          '’',
          '–',
          '👍🏽',
          ' ',
        ),
      )
      .map(letters => letters.join('')),
  )

  test.each([
    ['a question', askCustomQuestion],
    ['a name', askName],
  ])('of %s is what was written', async (_, node) => {
    await fc.assert(
      fc.asyncProperty(typed, async text => {
        const asking = playNode(
          node,
          { questionText: '', answerVariable: 'it' },
          { env: createFakeEnv() },
        )
        asking.answer(text)
        const reply = asking.emitted.find(({ type }) => type === 'node.reply')
        if (isUnseen(text)) expect(reply).toBeUndefined()
        else expect(reply).toMatchObject({ message: text.trim(), answer: { value: text.trim() } })
      }),
      { numRuns: 300 },
    )
  })
})

test('a bot that is played reads what was typed', async () => {
  const bot = {
    nodes: [
      { id: 'p', type: 'ask-phone-number', data: { questionText: 'Phone?' } },
      { id: 'n', type: 'ask-number', data: { questionText: 'How many?' } },
      { id: 'd', type: 'user-input', data: { inputPrompt: 'When?', type: 'date' } },
      { id: 'c', type: 'calendar', data: { calendarPrompt: 'Which day?' } },
      { id: 't', type: 'ask-time', data: { questionText: 'What time?' } },
      { id: 'r', type: 'rating-choice', data: { questionText: 'Good?', ratingType: '5' } },
      {
        id: 'y',
        type: 'yes-or-no-choice',
        data: { questionText: 'Sure?', options: [{ id: 'y', label: 'Yes' }] },
      },
    ],
    edges: [
      { source: 'p', target: 'n' },
      { source: 'n', target: 'd' },
      { source: 'd', target: 'c' },
      { source: 'c', target: 't' },
      { source: 't', target: 'r' },
      { source: 'r', sourceHandle: '3', target: 'y' },
    ],
  }
  const answers = [
    '+44 (0)20 7946 0958',
    '1 000,5',
    '5 December',
    'tomorrow',
    '５ pm',
    '٤',
    '\u200eYes',
  ]
  expect(await playBot(bot, { answers, now: Date.parse('2026-11-27T12:00:00Z') })).toMatchObject({
    answers: {
      p: '+442079460958',
      n: 1000.5,
      d: '2026-12-05',
      c: '2026-11-28',
      t: '17:00',
      r: 4,
      y: 'Yes',
    },
  })
})
