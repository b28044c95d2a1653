import { expect, test } from 'vitest'
import { askNumber } from '../../../runtime/nodes/ask-number/index.js'
import { askPhoneNumber } from '../../../runtime/nodes/ask-phone-number/index.js'
import { askTime } from '../../../runtime/nodes/ask-time/index.js'
import { calendar } from '../../../runtime/nodes/calendar/index.js'
import { nCheckOptions } from '../../../runtime/nodes/n-check-options/index.js'
import { opinionScaleChoice } from '../../../runtime/nodes/opinion-scale-choice/index.js'
import { userInput } from '../../../runtime/nodes/user-input/index.js'
import { userRange } from '../../../runtime/nodes/user-range/index.js'
import { createFakeEnv, playNode } from '../../../runtime/testing/index.js'
import { type Capabilities, everything } from '../capabilities.js'
import { readAnswer } from './read-answer.js'

const words: Capabilities = { text: { length: 160 }, media: {} }

// A Friday.
const now = Date.parse('2026-11-27T12:00:00Z')
const timed = {
  showTimeSelection: true,
  weeklyHours: [{ dayName: 'Monday', slots: [{ start: '09:00', end: '10:00' }] }],
}
const date = { type: 'date' }
const checks = {
  options: [
    { id: 'n', optionText: 'Nuts' },
    { id: 'm', optionText: 'Milk' },
  ],
}

async function answer(
  type: Parameters<typeof playNode>[0],
  data: object,
  text: string,
  locale: string,
  channel: Capabilities,
) {
  const node = playNode(type, data, { env: createFakeEnv({ now, locale }) })
  await node.advance(700)
  if (!node.asked) throw new Error('Nothing is asked.')
  node.answer(readAnswer(node.asked, { kind: 'text', text }, channel))
  await node.advance(700)
  return node
}

test.each([
  [askPhoneNumber, {}, '+44 20 7946 0958', 'en', '+442079460958'],
  [askPhoneNumber, {}, '(555) 010-9999', 'en', '5550109999'],
  [askPhoneNumber, {}, '１５５５０１０９９９９', 'ja', '15550109999'],
  [askNumber, {}, '1,5', 'en', '1.5'],
  [askNumber, {}, '1.000', 'de', '1000'],
  [askNumber, {}, '١٢', 'ar', '12'],
  [userRange, { minVal: 4, maxVal: 20 }, '4,5', 'de', '4.5'],
  [opinionScaleChoice, {}, '\u200e７', 'en', '7'],
  [nCheckOptions, checks, 'nuts、\u200eMilk', 'en', 'Nuts, Milk'],
  [askTime, {}, '午後5時', 'ja', '17:00'],
  [userInput, date, '5.12.2026', 'en', '2026-12-05'],
  [userInput, date, 'Montag', 'de', '2026-11-30'],
  [calendar, {}, 'tomorrow', 'en', '2026-11-28'],
  [calendar, {}, '5 December', 'fr', '2026-12-05'],
  [calendar, {}, '5.12.2026', 'en', '2026-12-05'],
  [calendar, {}, 'demain', 'fr', '2026-11-28'],
  [calendar, timed, 'Monday 9:00', 'en', '2026-11-30 09:00 - 10:00'],
  [calendar, timed, '2026-11-30 9:00-10:00', 'en', '2026-11-30 09:00 - 10:00'],
])(
  'over a channel and by a program, %o with %j takes %j in the language %s for %s',
  async (type, data, text, locale, value) => {
    for (const channel of [words, everything]) {
      const node = await answer(type, data, text, locale, channel)
      expect(node.emitted.find(({ type }) => type === 'node.reply')).toMatchObject({
        message: value,
      })
    }
  },
)

test.each([
  ['Friday', 'Did you mean Friday, November 27, 2026 or Friday, December 4, 2026?'],
  ['soon', 'Please enter a valid date (for example November 27, 2026)'],
  [
    'yesterday',
    'Thursday, November 26, 2026 cannot be chosen. Please choose a different date (for example November 27, 2026).',
  ],
])('at a calendar over a channel %j is answered: %s', async (text, said) => {
  const node = await answer(calendar, {}, text, 'en', words)
  expect(node.said).toEqual([said])
  expect(node.asked).toMatchObject({ kind: 'calendar' })
})
