import { expect, test } from 'vitest'
import { pageText } from './page-text.js'

const run = (text: string, x: number, y: number, height = 10) => ({
  text,
  x,
  y,
  height,
  width: text.length * 5,
  endsLine: true,
})
const left = [
  'We bake bread each day, and',
  'cakes on Fridays. Orders are',
  'taken until Wednesday at',
  'noon, by mail or by phone.',
]
const right = [
  'Delivery takes two days. It is',
  'free from fifty euros on; be-',
  'low that it costs five euros.',
  'Ring us for larger orders.',
]

test('two columns are read one after the other, in whatever order they were drawn', () => {
  const rows = left.flatMap((text, at) => [
    run(text, 50, 700 - at * 14),
    run(right[at] ?? '', 320, 700 - at * 14),
  ])
  const all = [run('A title that reaches over both of the columns of this page', 50, 740), ...rows]
  const wanted = [all[0]?.text, ...left, ...right].join('\n')
  expect(pageText(all)).toBe(wanted)
  expect(pageText([...all].reverse())).toBe(wanted)
})

test('the rows of a table stay together', () => {
  const rows = ['Monday', 'Tuesday', 'Friday', 'Sunday'].flatMap((day, at) => [
    { ...run(day, 50, 700 - at * 14), endsLine: false },
    { ...run(' ', 90, 700 - at * 14), endsLine: false },
    run('9 to 18', 200, 700 - at * 14),
  ])
  expect(pageText(rows).split('\n')[0]).toBe('Monday 9 to 18')
})

test('what is too small to be seen is not taken', () => {
  expect(pageText([run('Seen', 50, 700), run('secret', 50, 680, 0.5)])).toBe('Seen\n')
})
