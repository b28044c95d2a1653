import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers, fittingAnswer, type RandomAnswer } from '../../tests/arbitraries/answer.js'
import { exitsOf, type Graph, graph } from '../../tests/arbitraries/graph.js'
import { type Prompt, parseBot, registry } from '../index.js'
import { createSession } from '../session/session.js'
import type { Value } from '../session/values.js'
import { createFakeEnv } from '../testing/index.js'
import { createWalk, type WalkEvent } from './walk.js'

const isLong = process.env.TALKGRAPH_LONG === '1'

/** A loop with a delay in it goes on for ever: it is left after so many timers. */
const mostTimers = 1500

test(
  'graphs over all types never hang, throw, leave by an undeclared exit, or run away',
  { timeout: isLong ? 1_800_000 : 60_000 },
  () =>
    fc.assert(
      fc.asyncProperty(graph, answers, fc.nat(), async (bot, given, seed) => {
        const { events, end } = await walkThrough(bot, given, seed)
        expect(end).not.toBe('stuck')
        expect(failures(events)).toEqual([])
        expect(undeclaredExits(bot, events)).toEqual([])
        expect(longestRun(bot, events)).toBeLessThanOrEqual(1000)
      }),
      { seed: 20261121, numRuns: isLong ? 10_000 : 300 },
    ),
)

async function walkThrough(bot: Graph, given: readonly RandomAnswer[], seed: number) {
  const { flow } = parseBot(bot)
  const fetch = {
    n1: { status: 200, text: 'Fine.' },
    n2: { status: 200, json: { a: [1] } },
    n3: { status: 500 },
  }
  const env = createFakeEnv({ now: 1.8e12 + seed * 1e3, seed, fetch })
  const session = createSession({
    botId: '',
    version: '',
    startedAt: 0,
    variables: { name: '<i>{name}</i>' },
  })
  const events: WalkEvent[] = []
  const left = [...given]
  let asked: Prompt | undefined
  let hasEnded = false
  const walk = createWalk({
    flow,
    registry,
    session,
    env,
    tell(event) {
      events.push(event)
      if (event.type === 'asked') asked = event.prompt
      if (event.type === 'ended') hasEnded = true
    },
  })
  walk.begin()
  const end = await goOn()
  walk.stop()
  return { events, end }

  async function goOn() {
    for (let timers = 0; timers < mostTimers; ) {
      await env.settle()
      if (hasEnded && walk.background === 0) return 'ended'
      const prompt = asked
      asked = undefined
      if (prompt && !hasEnded) {
        const answer = left.shift()
        if (!answer) return 'waiting'
        walk.answer(answer.fits ? fittingAnswer(prompt, answer.chance) : (answer.value as Value))
      } else if (env.clock.advanceToNext()) timers++
      else return 'stuck'
    }
    return 'going'
  }
}

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
  const delays = new Set(bot.nodes.flatMap(({ id, type }) => (type.startsWith('delay') ? [id] : [])))
  let steps = 0
  let longest = 0
  for (const event of events) {
    if (event.type === 'stepped') longest = Math.max(longest, ++steps)
    else if (event.type === 'replied' || (event.type === 'left' && delays.has(event.nodeId))) steps = 0
  }
  return longest
}
