import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Prompt } from '../../../runtime/index.js'
import { promptOptions, prompts, rowOf } from './index.js'

const checks: Prompt = {
  kind: 'checks',
  options: [
    { id: 'n', label: 'Nuts, all kinds' },
    { id: 'm', label: 'Milk' },
  ],
}
const scale: Prompt = { kind: 'scale', from: 0, to: 3, fromLabel: 'Bad', toLabel: 'Good' }
const calendar: Prompt = {
  kind: 'calendar',
  today: '2026-11-22',
  showPastDates: false,
  excludeDays: [],
  excludeDates: [],
  timeZone: null,
  date: '2026-11-24',
  slots: ['09:00 - 10:00'],
}

test.each<[Prompt, string, unknown]>([
  [{ kind: 'text', input: 'text' }, ' as it is ', ' as it is '],
  [{ kind: 'choices', options: [{ id: 'a', label: 'A' }] }, 'a', 'a'],
  [checks, 'Nuts, all kinds', ['Nuts, all kinds']],
  [checks, 'm', ['m']],
  [checks, 'n, milk', ['n', 'milk']],
  [checks, 'n\nMilk\n', ['n', 'Milk']],
  [{ kind: 'rating', look: 'star', max: 5 }, '4', 4],
  [{ kind: 'rating', look: 'star', max: 5 }, 'four', 'four'],
  [scale, '3 (Good)', 3],
  [scale, '0', 0],
  [scale, '\u200e３ (good)', 3],
  [scale, '٣', 3],
  [scale, '7', '7'],
  [{ kind: 'range', min: 0, max: 9 }, '2,5', '2,5'],
  [{ kind: 'range', min: 0, max: 9 }, '1e3', '1e3'],
  [checks, '\u200eMilk、n', ['\u200eMilk', 'n']],
  [calendar, '2026-11-25', { date: '2026-11-25' }],
  [calendar, '2026-11-25 09:00-10:00', { date: '2026-11-25', slot: '09:00 - 10:00' }],
  [calendar, '09:00 - 10:00', { slot: '09:00 - 10:00' }],
  [calendar, '\u200e０９:00 – 10:00', { slot: '09:00 - 10:00' }],
  [calendar, '２０２６-11-25', { date: '2026-11-25' }],
  [calendar, '25.11.2026 9:00', { date: '25.11.2026 9:00' }],
  [calendar, 'tomorrow', { date: 'tomorrow' }],
  [
    { kind: 'file', maxBytes: 5 },
    'https://a.example/b/my%20cat.png?x=1',
    { file: { name: 'my cat.png', size: 0, url: 'https://a.example/b/my%20cat.png?x=1' } },
  ],
  [
    { kind: 'file', maxBytes: 5 },
    'https://a.example/%E0%A4%A',
    { file: { name: '%E0%A4%A', size: 0, url: 'https://a.example/%E0%A4%A' } },
  ],
  [
    { kind: 'file', maxBytes: 5 },
    '\u200ehttps://a.example/cat.png',
    { file: { name: 'cat.png', size: 0, url: 'https://a.example/cat.png' } },
  ],
  [{ kind: 'file', maxBytes: 5 }, 'cat.png', 'cat.png'],
])('at %j, %j answers %j', (prompt, text, answer) => {
  expect(rowOf(prompt).readText(prompt, text)).toEqual(answer)
})

test('scales, ratings and slots can be picked, and long scales are typed', () => {
  expect(promptOptions(scale).map(({ label }) => label)).toEqual(['0 (Bad)', '1', '2', '3 (Good)'])
  expect(promptOptions({ kind: 'rating', look: 'smiley', max: 2 })).toEqual([
    { id: '1', label: '1' },
    { id: '2', label: '2' },
  ])
  expect(promptOptions({ ...scale, to: 100 })).toEqual([])
  expect(promptOptions(calendar)).toEqual([{ id: '09:00 - 10:00', label: '09:00 - 10:00' }])
  expect(promptOptions({ kind: 'date' })).toEqual([])
})

test.each(Object.keys(prompts))(
  'the guide to the API tells what a prompt of the kind %s brings',
  kind => {
    const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    const [, table = ''] = guide.split('| `prompt.kind` |')
    expect(table.split('\n\n', 1)[0]).toMatch(new RegExp(`^\\|[^|]*\`${kind}\``, 'm'))
  },
)
