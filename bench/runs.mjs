import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'

/** How often each row is measured; `BENCH_RUNS` lowers it while something is being worked on. */
export const runs = Number(process.env.BENCH_RUNS) || 9

/** Where and when a section was measured. */
export function describeRun(...versions) {
  const [{ model }] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const machine = `${model.trim()}, ${cpus().length} cores, ${memory}, ${type()} ${release().split('-')[0]}`
  const date = new Date().toISOString().slice(0, 10)
  return [date, machine, `Node ${process.version}`, ...versions].join('; ')
}

/** A peer with the version it is pinned at; anything else by its name. */
export function nameWithVersion({ name }) {
  const file = new URL('peers/package.json', import.meta.url)
  const version = JSON.parse(readFileSync(file, 'utf8')).dependencies[name]
  return version ? `${name} ${version}` : name
}

/**
 * Runs each case once per round, in turn, so that a noisy moment falls on all of them. Resolves to the samples of each
 * case; a case that fails, or takes longer than a minute, twice in a row is left out from then on and says why.
 */
export async function takeTurns(cases, rounds, measure) {
  const taken = cases.map(each => ({ each, samples: [], failures: 0 }))
  for (let round = 0; round < rounds; round++) {
    for (const entry of taken) {
      if (entry.failures === 2) continue
      try {
        entry.samples.push(await inTime(measure(entry.each, round)))
        entry.failures = 0
      } catch (error) {
        entry.failures++
        entry.reason = String(error?.message ?? error).split('\n')[0]
        console.error(`${entry.each.name}: ${entry.reason}`)
      }
    }
    console.error(`round ${round + 1} of ${rounds}`)
  }
  return taken.map(({ each, samples, reason }) => ({
    each,
    samples,
    ...(samples.length === 0 && { reason }),
  }))
}

const longest = 60_000

function inTime(taken) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, longest, new Error(`not measured within ${longest / 1000} s`))
  })
  return Promise.race([taken, late]).finally(() => clearTimeout(timer))
}

/** The middle, the smallest and the largest of these numbers; what a sample does not have is left out. */
export function spread(numbers) {
  const sorted = numbers.filter(number => number !== undefined).sort((a, b) => a - b)
  if (sorted.length === 0) return undefined
  const half = sorted.length / 2
  const median = (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2
  return { median, min: sorted[0], max: sorted.at(-1) }
}

/** `12 (10 to 15)`; a dash where nothing was measured. */
export function show(numbers, digits = 0) {
  const found = spread(numbers)
  if (!found) return '–'
  const [median, min, max] = [found.median, found.min, found.max].map(number =>
    count(number, digits),
  )
  return `${median} (${min} to ${max})`
}

/** A number with thousands separated. */
export function count(number, digits = 0) {
  const rounded = Math.abs(number) < 0.5 * 10 ** -digits ? 0 : number
  return rounded.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** How many times as much as the other, by medians. */
export function ratio(numbers, others) {
  const [one, other] = [spread(numbers), spread(others)]
  return one && other?.median ? (one.median / other.median).toFixed(2) : '–'
}

/** A Markdown table. */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
