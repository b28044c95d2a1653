// `npm run bench -- explore`: how long 1,000 random conversations with a bot of 200 steps take, as the studio and `talkgraph test --explore` hold them.
import { cpus } from 'node:os'
import { parseBot } from '../dist/runtime.js'
import { exploreBot } from '../dist/testing.js'
import { branching, menus } from './engine/branching.mjs'
import { chain } from './engine/chains.mjs'
import { interleave } from './engine/measure.mjs'
import { writeSection } from './results.mjs'

const steps = 200
const walks = 1000
const rounds = { warmUp: 1, rounds: 5 }
/** Three sorts of bots, by how many of their steps a conversation comes by: some 7, some 75, and all. */
const bots = {
  'a menu of menus': menus(steps),
  'part after part, some skipped': branching(steps),
  'one step after the other': chain('mixed', steps).bot,
}

const explored = await interleave(
  Object.entries(bots).map(([name, bot]) => {
    const loaded = parseBot(bot)
    return { name, steps: walks, prepare: () => () => exploreBot(loaded, walks, 1) }
  }),
  rounds,
)

writeSection(
  'Explore',
  `
${walks.toLocaleString('en')} random conversations with a bot of ${steps} steps, headless, one thread; ${cpus()[0].model.trim()}, Node ${process.version}. Medians of ${rounds.rounds} interleaved runs (fastest to slowest), after one for
warming up. The studio shares them out among as many workers as the machine has processors, four at most. CPU time counts the collector's and the compiler's threads too.

| bot | seconds, CPU | seconds, wall |
|---|---|---|
${explored.map(({ name, cpu, wall }) => `| ${name} | ${seconds(cpu)} | ${seconds(wall)} |`).join('\n')}
`,
)

function seconds({ median, min, max }) {
  const [middle, fastest, slowest] = [median, min, max].map(time =>
    ((time * walks) / 1e6).toFixed(2),
  )
  return `${middle} (${fastest} to ${slowest})`
}
