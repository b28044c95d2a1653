import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { chosenInstants, environmentAt, instants } from '../../tools/test/instants.mjs'
import { isLong } from '../arbitraries/cases.js'
import { root } from './repository.js'

// Each is a day on which the free days of the calendar's sample are others than on the day of the samples.
test.each(chosenInstants(isLong ? ['saturday-noon', 'christmas-eve'] : ['christmas-eve']))(
  'what is generated is the same at $instant in $zone',
  { timeout: 240_000 },
  async instant => {
    expect(await runAt(instant, 'tools/generate.mjs', '--check')).toEqual({ code: 0, said: '' })
  },
)

test.each(chosenInstants(['christmas-eve', 'new-years-eve']))(
  'all that tells a process the time, a thread of it too, says that it is $instant in $zone',
  { timeout: 240_000 },
  async instant => {
    const { code, said } = await runAt(instant, '--input-type=module', '--eval', told)
    expect(code).toBe(0)
    const { times, ...place } = JSON.parse(said)
    const late = Object.entries<number>(times).map(([name, time]) => [
      name,
      time - Date.parse(instant.instant),
    ])
    const isNow = ([, by]: (string | number)[]) => Number(by) > -1000 && Number(by) < 600_000
    expect(late.filter(each => !isNow(each))).toEqual([])
    expect(late.length).toBe(16)
    expect(place).toEqual({
      zone: instant.zone,
      language: instant.language.replace(/_(\w+).*/, '-$1'),
      written: 0,
      made: [true, true, '2026-11-09T00:00:00.000Z'],
    })
  },
)

test('the instants have numbers and names, and all are meant where none is chosen', () => {
  expect(instants.length).toBe(10)
  expect(chosenInstants(['3', 'leap-day', 'dom']).map(({ name }) => name)).toEqual([
    'christmas-eve',
    'leap-day',
  ])
  expect(chosenInstants(['unit'])).toEqual(instants)
})

const told = `
import { statSync, fstatSync, openSync, utimesSync, writeFileSync, rmSync, mkdtempSync } from 'node:fs'
import { stat, utimes } from 'node:fs/promises'
import { stat as statLater } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-clock-'))
const file = join(folder, 'file')
writeFileSync(file, '')
const thread = new Worker(
  "import('node:worker_threads').then(({ parentPort }) => parentPort.postMessage([Date.now(), +new Date(), performance.timeOrigin + performance.now()]))",
  { eval: true },
)
const [threadNow, threadDate, threadOrigin] = await new Promise(resolve => thread.once('message', resolve))
const inUtc = new Intl.DateTimeFormat('sv', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'medium' })
const times = {
  threadNow,
  threadDate,
  threadOrigin,
  now: Date.now(),
  date: new Date().getTime(),
  derived: new (class extends Date {})().getTime(),
  text: Date.parse(Date()) + 999,
  origin: performance.timeOrigin + performance.now(),
  temporal: Temporal.Now.instant().epochMilliseconds,
  zoned: Temporal.Now.zonedDateTimeISO().epochMilliseconds,
  formatted: Date.parse(inUtc.format().replace(' ', 'T') + 'Z') + 999,
  file: statSync(file).mtimeMs,
  fileDate: statSync(file).mtime.getTime(),
  openFile: fstatSync(openSync(file)).mtimeMs,
  promised: (await stat(file)).mtimeMs,
  later: (await promisify(statLater)(file)).mtimeMs,
}
utimesSync(file, 1, 1)
await utimes(file, 0, 0)
const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions()
const written = Math.round(statSync(file).mtimeMs)
rmSync(folder, { recursive: true })
const made = [new Date() instanceof Date, structuredClone(new Date()) instanceof Date, new Date('2026-11-09').toISOString()]
console.log(JSON.stringify({ times, zone: timeZone, language: locale, written, made }))
`

function runAt(
  instant: (typeof instants)[number],
  ...args: readonly string[]
): Promise<{ code: number; said: string }> {
  return new Promise(resolve => {
    const env = { ...process.env, ...environmentAt(instant) }
    const child = execFile(process.execPath, [...args], { cwd: root, env }, (_, output, errors) =>
      resolve({ code: child.exitCode ?? -1, said: output + errors }),
    )
  })
}
