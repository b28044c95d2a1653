import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers } from '../../tests/arbitraries/answer.js'
import { cases } from '../../tests/arbitraries/cases.js'
import { exitsOf, type Graph, graph } from '../../tests/arbitraries/graph.js'
import { walkThrough } from '../../tests/arbitraries/walk-through.js'
import type { WalkEvent } from './walk-event.js'

test(
  'graphs over all types never hang, throw, leave by an undeclared exit, or run away',
  { timeout: 1_800_000 },
  () =>
    fc.assert(
      fc.asyncProperty(graph, answers, fc.nat(), async (bot, given, seed) => {
        const { events, end } = await walkThrough(bot, given, seed)
        expect(end).not.toBe('stuck')
        expect(failures(events)).toEqual([])
        expect(undeclaredExits(bot, events)).toEqual([])
        expect(longestRun(bot, events)).toBeLessThanOrEqual(1000)
      }),
      { seed: 20261121, numRuns: cases(10_000, 100) },
    ),
)

function undeclaredExits(bot: Graph, events: readonly WalkEvent[]): string[] {
  const nodes = new Map(bot.nodes.map(({ id, type, data }) => [id, { type, data }]))
  const exits = new Map<string, readonly (string | null)[]>()
  return events.flatMap(event => {
    if (event.type !== 'left') return []
    const { type, data } = nodes.get(event.nodeId) ?? { type: '', data: {} }
    const declared = exits.get(event.nodeId) ?? exitsOf(type, data)
    exits.set(event.nodeId, declared)
    return declared.includes(event.handle) ? [] : [`${type} by ${event.handle}`]
  })
}

/** What a machine threw, which the walk turns into a problem. */
function failures(events: readonly WalkEvent[]): string[] {
  return events.flatMap(event =>
    event.type === 'problem' && /^The node ".*" failed/.test(event.message) ? [event.message] : [],
  )
}

/** The most steps in a row between two rests: an answer, or time that a bot lets pass. */
function longestRun(bot: Graph, events: readonly WalkEvent[]): number {
  const delays = new Set(
    bot.nodes.flatMap(({ id, type }) => (type.startsWith('delay') ? [id] : [])),
  )
  let steps = 0
  let longest = 0
  for (const event of events) {
    if (event.type === 'stepped') longest = Math.max(longest, ++steps)
    else if (event.type === 'replied' || (event.type === 'left' && delays.has(event.nodeId)))
      steps = 0
  }
  return longest
}
