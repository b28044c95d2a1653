import { createWalk } from '../../runtime/flow/walk.js'
import type { WalkEvent } from '../../runtime/flow/walk-event.js'
import { type Prompt, parseBot, type Registry, registry as types } from '../../runtime/index.js'
import { createSession } from '../../runtime/session/session.js'
import type { Value } from '../../runtime/session/values.js'
import { fittingAnswer } from '../../runtime/testing/fitting-answer.js'
import { createFakeEnv } from '../../runtime/testing/index.js'
import type { RandomAnswer } from './answer.js'
import type { Graph } from './graph.js'

/** A loop with a delay in it goes on for ever: it is left after so many timers. */
const mostTimers = 1500

/** Walks through a random graph, giving the answers as they are asked for. `times` are those of the events, in milliseconds. */
export async function walkThrough(
  bot: Graph,
  given: readonly RandomAnswer[],
  seed: number,
  registry: Registry = types,
) {
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
  const times: number[] = []
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
      times.push(env.clock.now())
      if (event.type === 'asked') asked = event.prompt
      if (event.type === 'ended') hasEnded = true
    },
  })
  walk.begin()
  const end = await goOn()
  walk.stop()
  return { events, times, end, record: session.record() }

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
