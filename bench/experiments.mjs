// `npm run bench -- experiments`: how often an experiment is called settled wrongly, and found rightly, however often one looks.
import '../tools/typescript-hooks.mjs'
import { writeSection } from './results.mjs'

const { judge } = await import('../server/conversations/experiments/judge.ts')

const rounds = 1000
const visitors = 10_000
const looks = 50
const rates = [
  [0.02, 0.02],
  [0.1, 0.1],
  [0.5, 0.5],
  [0.1, 0.11],
  [0.1, 0.13],
  [0.1, 0.15],
]

const rows = rates.map(([a, b], index) => {
  const random = seeded(48 + index)
  const found = { better: 0, worse: 0, plain: 0 }
  const needed = []
  for (let round = 0; round < rounds; round++) {
    const { verdict, at, plain } = run(random, a, b)
    if (verdict) found[a !== b && verdict === 'a' ? 'worse' : 'better']++
    if (verdict) needed.push(at)
    if (plain) found.plain++
  }
  const half = needed.toSorted((one, other) => one - other)[Math.floor(needed.length / 2)]
  const isSame = a === b
  return `| ${percent(a)}, ${percent(b)} | ${isSame ? `**${percent(found.better / rounds)}** wrong` : `${percent(found.better / rounds)} found, ${percent(found.worse / rounds)} wrong`} | ${percent(found.plain / rounds)}${isSame ? ' wrong' : ''} | ${isSame || half === undefined ? '–' : half.toLocaleString('en')} |`
})

writeSection(
  'Experiments',
  `
${rounds.toLocaleString('en')} experiments of ${visitors.toLocaleString('en')} visitors for each row, looked at ${looks} times and ended at the first look that calls them settled; a fixed seed. A plain test is a z-test at 5 % that is looked at just as often.

| true rates of A and B | called settled | by a plain test | visitors then, median |
|---|---|---|---|
${rows.join('\n')}
`,
)

function run(random, a, b) {
  const tallies = [
    { id: 'a', weight: 1, visitors: 0, reached: 0 },
    { id: 'b', weight: 1, visitors: 0, reached: 0 },
  ]
  let plain = false
  for (let look = 1; look <= looks; look++) {
    for (let visitor = 0; visitor < visitors / looks; visitor++) {
      const arm = random() < 0.5 ? 0 : 1
      tallies[arm].visitors++
      if (random() < (arm === 0 ? a : b)) tallies[arm].reached++
    }
    plain ||= isSignificant(tallies)
    const verdict = judge(tallies)
    if (verdict?.state === 'settled')
      return { verdict: verdict.branchId, at: (look * visitors) / looks, plain }
  }
  return { plain }
}

function isSignificant([one, other]) {
  const all = one.visitors + other.visitors
  const rate = (one.reached + other.reached) / all
  const deviation = Math.sqrt(rate * (1 - rate) * (1 / one.visitors + 1 / other.visitors))
  const difference = one.reached / one.visitors - other.reached / other.visitors
  return deviation > 0 && Math.abs(difference) / deviation > 1.96
}

/** mulberry32. */
function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function percent(part) {
  return part.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 })
}
