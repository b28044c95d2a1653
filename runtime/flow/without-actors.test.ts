import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers } from '../../tests/arbitraries/answer.js'
import { type Graph, graph } from '../../tests/arbitraries/graph.js'
import { walkThrough } from '../../tests/arbitraries/walk-through.js'
import { createRegistry, registry } from '../index.js'
import { decisionOf } from '../node/decision.js'
import type { NodeDefinition } from '../node/define-node.js'
import { sayingOf } from '../node/saying.js'

const isLong = process.env.TALKGRAPH_LONG === '1'

/** The same charts, of which nothing is noted: each is walked as an actor. */
const charts = createRegistry(
  registry.definitions.map(definition => {
    let chart: ReturnType<NodeDefinition['machine']> | undefined
    return {
      ...definition,
      machine() {
        chart ??= definition.machine().provide({})
        return chart
      },
    }
  }),
)

const sayings = registry.definitions.filter(({ machine }) => sayingOf(machine()))

test('no chart is noted in the registry of charts alone', () => {
  for (const { machine } of charts.definitions) {
    expect(sayingOf(machine())).toBeUndefined()
    expect(decisionOf(machine())).toBeUndefined()
  }
  expect(sayings.map(({ type }) => type)).toContain('message')
})

test.each(
  sayings.flatMap(({ type, sample }) => [
    { type, what: 'its sample', data: sample },
    { type, what: 'nothing', data: {} },
    {
      type,
      what: 'addresses that are not allowed',
      data: Object.fromEntries(Object.keys(Object(sample)).map(key => [key, 'javascript:alert(1)'])),
    },
  ]),
)('$type with $what says the same at the same times as its chart', async ({ type, data }) => {
  await compare({
    nodes: [
      { id: 'n0', type, data },
      { id: 'n1', type: 'message', data: { text: '{name}' } },
    ],
    edges: [{ source: 'n0', target: 'n1' }],
  })
})

test('graphs over all types are walked as their charts have it', { timeout: isLong ? 900_000 : 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(graph, answers, fc.nat(), (bot, given, seed) => compare(bot, given, seed)),
    {
      seed: 20261122,
      numRuns: isLong ? 3000 : 100,
    },
  ),
)

async function compare(bot: Graph, given: Parameters<typeof walkThrough>[1] = [], seed = 1) {
  expect(await walkThrough(bot, given, seed)).toEqual(await walkThrough(bot, given, seed, charts))
}
