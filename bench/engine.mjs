// `npm run bench:engine`: how fast a conversation is walked headless, and how fast a bot is loaded.
import { cpus } from 'node:os'
import { chain, chains } from './engine/chains.mjs'
import { interleave } from './engine/measure.mjs'
import { toActors, toLint, toLoad, toLoop, toParse, toPlay, toWalk } from './engine/walks.mjs'
import { writeSection } from './results.mjs'

const steps = 10_000
const sizes = [10, 1_000, 10_000]
const rounds = { warmUp: 5, rounds: 11 }

const flows = Object.fromEntries(Object.keys(chains).map(name => [name, chain(name, steps)]))
const ofSize = sizes.map(size => ({ size, flow: chain('mixed', size), times: steps / size }))

const walked = await interleave(
  [
    ...Object.keys(chains).map(name => ({
      name,
      steps,
      prepare: () => toWalk(flows[name], steps),
    })),
    {
      name: 'mixed, by `playBot`, loading included',
      steps,
      prepare: () => toPlay(flows.mixed, steps),
    },
    { name: 'floor: an XState actor per step', steps, prepare: () => toActors(steps) },
    { name: 'floor: a plain loop', steps, prepare: () => toLoop(flows.mixed, steps) },
  ],
  rounds,
)
const bySize = await interleave(
  ofSize.flatMap(({ size, flow, times }) => [
    { name: `loading ${count(size)} nodes`, steps, prepare: () => toLoad(flow, steps) },
    {
      name: `walking ${count(size)} nodes`,
      steps,
      prepare: () => repeat(times, () => toWalk(flow, size)),
    },
  ]),
  rounds,
)
const linted = await interleave(
  [
    { name: 'linting', steps, prepare: () => toLint(flows.mixed) },
    { name: 'linting, with a slip in each node', steps, prepare: () => toLint(flows.mixed, true) },
    { name: 'loading', steps, prepare: () => toLoad(flows.mixed, steps) },
    { name: 'floor: `JSON.parse` of the same text', steps, prepare: () => toParse(flows.mixed) },
  ],
  rounds,
)
const floor = linted.at(-1)

writeSection(
  'Engine',
  `
Headless, one process; ${cpus()[0].model.trim()}, Node ${process.version}. Medians of ${rounds.rounds} interleaved runs of ${count(steps)} steps (slowest to fastest),
after ${rounds.warmUp} for warming up. A step is a node visited. Each 500th node is a delay. CPU time counts the collector's and the compiler's threads too.

| chain | steps per second, CPU | steps per second, wall |
|---|---|---|
${walked.map(({ name, cpu, wall }) => `| ${name} | ${perSecond(cpu)} | ${perSecond(wall)} |`).join('\n')}

| by size of the flow | µs per node, CPU | µs per node, wall |
|---|---|---|
${bySize.map(({ name, cpu, wall }) => `| ${name} | ${microseconds(cpu)} | ${microseconds(wall)} |`).join('\n')}

| a bot of ${count(steps)} nodes | ms, CPU | ms, wall | ratio to the floor, CPU |
|---|---|---|---|
${linted.map(({ name, cpu, wall }) => `| ${name} | ${milliseconds(cpu)} | ${milliseconds(wall)} | ${(cpu.median / floor.cpu.median).toFixed(1)} |`).join('\n')}
`,
)

function repeat(times, prepare) {
  const runs = Array.from({ length: times }, prepare)
  return () => {
    for (const run of runs) run()
  }
}

function perSecond({ median, min, max }) {
  const [middle, slowest, fastest] = [median, max, min].map(time => count(1e6 / time))
  return `${middle} (${slowest} to ${fastest})`
}

function microseconds({ median, min, max }) {
  const [middle, slowest, fastest] = [median, max, min].map(time => time.toFixed(2))
  return `${middle} (${slowest} to ${fastest})`
}

function milliseconds({ median, min, max }) {
  const [middle, slowest, fastest] = [median, max, min].map(time =>
    ((time * steps) / 1000).toFixed(0),
  )
  return `${middle} (${slowest} to ${fastest})`
}

function count(number) {
  return Math.round(number).toLocaleString('en')
}
