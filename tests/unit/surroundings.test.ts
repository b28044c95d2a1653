import { expect, test } from 'vitest'
import { readFiles } from './repository.js'
import { surroundingsReadIn } from './surroundings.js'

/** What makes, or is compared with, what is the same on every day. */
const places = [
  'tools/generate',
  'tools/generate.mjs',
  'tools/screenshots',
  'examples/playground',
  'server/testing',
  'runtime/testing',
  'tests/arbitraries',
  'tests/suites',
  ':(glob)**/fixtures/**',
  ':(glob)runtime/nodes/**/*.form.ts',
  ':(glob)**/*-case?(s).ts',
]
const known: readonly string[] = [
  // What a server is told has to be of its own time.
  'server/testing/server-time.ts clock',
  // A run that is given no time begins at the present: people try their bots so.
  'runtime/testing/play-bot.ts clock',
  // By how much the pictures' clock is moved.
  'tools/screenshots/at-sample-time.mjs clock',
  // How long a film is that is recorded.
  'examples/playground/make-oven.mjs clock',
]

test('no generator, helper of tests or fixture reads the clock, the zone or the language of the machine, or chance', () => {
  const files = readFiles(places, /\.(?:ts|tsx|mjs)$/).filter(
    ({ path }) => !path.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(130)
  const found = files.flatMap(({ path, text }) => surroundingsReadIn(text, path))
  const isKnown = (read: string) => known.includes(read.replace(/:\d+/, ''))
  expect(found.filter(read => !isKnown(read))).toEqual([])
  expect(known.filter(each => !found.some(read => read.replace(/:\d+/, '') === each))).toEqual([])
})

/** The day of the clock, which may end before what is compared with it. */
const dayOfTheClock = /new Date\((?:Date\.now\(\)[^()]*)?\)\.toISOString\(\)\.slice\(0, 10\)/

test('no test compares with the day on which it runs', () => {
  const tests = readFiles(['.'], /\.test\.tsx?$/).filter(
    ({ path }) => path !== 'tests/unit/surroundings.test.ts',
  )
  expect(tests.length).toBeGreaterThan(500)
  expect(tests.flatMap(({ path, text }) => (dayOfTheClock.test(text) ? [path] : []))).toEqual([])
  expect('const today = new Date().toISOString().slice(0, 10)').toMatch(dayOfTheClock)
  expect('new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)').toMatch(dayOfTheClock)
})

test.each([
  ['clock', 'const at = Date.now()'],
  ['clock', 'createClock(Date.now)'],
  ['clock', 'const at = new Date()'],
  ['clock', 'const at = new Date'],
  ['clock', 'const text = Date()'],
  ['clock', 'const at = globalThis.performance.now()'],
  ['clock', 'const begun = performance.timeOrigin'],
  ['clock', 'const at = Temporal.Now.instant()'],
  ['zone', 'const format = new Intl.DateTimeFormat("en")'],
  ['zone', 'const format = new Intl.DateTimeFormat("en", { dateStyle: "full" })'],
  ['zone', 'const minutes = date.getTimezoneOffset()'],
  ['zone', 'const hour = date.getHours()'],
  ['zone', 'date.setDate(3)'],
  ['zone', 'const day = date.toDateString()'],
  ['zone', 'const date = new Date(2026, 10, 9)'],
  ['zone', 'const date = new Date("2026-11-09T09:00")'],
  ['language', 'const { timeZone } = Intl.DateTimeFormat().resolvedOptions()'],
  ['language', 'const format = new Intl.NumberFormat()'],
  ['language', 'const format = new Intl.PluralRules(undefined, { type: "ordinal" })'],
  ['language', 'names.sort((a, b) => a.localeCompare(b))'],
  ['language', 'const text = count.toLocaleString()'],
  ['language', 'const text = word.toLocaleUpperCase()'],
  ['chance', 'const id = Math.random()'],
  ['chance', 'const id = crypto.randomUUID()'],
])('%s is found in: %s', (what, planted) => {
  expect(surroundingsReadIn(`const first = 1\n${planted}\n`, 'a.ts')).toEqual([`a.ts:2 ${what}`])
})

test.each([
  'const at = Date.UTC(2026, 10, 9)',
  'const at = new Date(sampleTime).toISOString()',
  'const at = new Date("2026-11-09T09:00:00Z")',
  'const day = new Date("2026-11-09")',
  'const hour = date.getUTCHours()',
  'const format = new Intl.DateTimeFormat("en", { timeZone: "UTC" })',
  'const text = count.toLocaleString("en")',
  'names.sort((a, b) => a.localeCompare(b, "en"))',
])('nothing is found in: %s', harmless => {
  expect(surroundingsReadIn(harmless, 'a.ts')).toEqual([])
})
