// `npm test`: every check of the project; the last line counts what passed and what failed.
//   --long         random tests at full length, the tests in *.long.test.ts, and other days, zones and languages
//   --second-try   failed tests run once more; what passes only then is listed by name
import { mkdirSync, rmSync } from 'node:fs'
import { anyDayChecks } from './test/any-day-checks.mjs'
import { checks } from './test/checks.mjs'
import { keepGreen } from './test/last-green.mjs'
import { reports } from './test/reports.mjs'
import { runChecks } from './test/run-checks.mjs'
import { tryAgain } from './test/second-try.mjs'
import { summarise } from './test/summary.mjs'

const isLong = process.argv.includes('--long')
const env = isLong ? { TALKGRAPH_LONG: '1' } : {}
const chosen = isLong ? [...checks, ...anyDayChecks([])] : checks

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const first = await runChecks(chosen, env)
const outcomes = process.argv.includes('--second-try') ? await tryAgain(first, env) : first
process.exitCode = summarise(outcomes) ? 0 : 1
if (first.every(({ failed }) => failed.length === 0)) keepGreen()
