// `npm run test:any-day`: the generated files, the tables of channels, and the unit, server and dom tests, on other days, in
// other zones and languages. Words behind -- choose: numbers or names of instants, names of checks; `npm run test:any-day -- 3 dom`.
import { mkdirSync, rmSync } from 'node:fs'
import { anyDayChecks, checkNames } from './test/any-day-checks.mjs'
import { checks, everything } from './test/checks.mjs'
import { instants } from './test/instants.mjs'
import { reports } from './test/reports.mjs'
import { runChecks } from './test/run-checks.mjs'
import { summarise } from './test/summary.mjs'

const words = process.argv.slice(2)
const known = [...checkNames, ...instants.flatMap(({ name }, index) => [name, String(index + 1)])]
const unknown = words.filter(word => !known.includes(word))
process.exitCode = unknown.length > 0 ? refuse() : await run()

async function run() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const chosen = anyDayChecks(words)
  const before = checks.filter(
    ({ name }) => everything.includes(name) && chosen.some(({ needs }) => needs.includes(name)),
  )
  return summarise(await runChecks([...before, ...chosen])) ? 0 : 1
}

function refuse() {
  const list = instants.map(({ name, instant, zone, language }, index) =>
    [String(index + 1).padStart(4), name.padEnd(18), instant, zone.padEnd(19), language].join('  '),
  )
  console.error(
    `Not known: ${unknown.join(', ')}. Instants:\n${list.join('\n')}\nChecks: ${checkNames.join(', ')}`,
  )
  return 1
}
