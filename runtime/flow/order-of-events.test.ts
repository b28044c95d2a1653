import { expect, test } from 'vitest'
import { parseBot, registry } from '../index.js'
import { createSession } from '../session/session.js'
import { createFakeEnv } from '../testing/index.js'
import { createWalk } from './walk.js'

const bot = {
  nodes: [
    {
      id: 'mail',
      type: 'ask-email',
      data: { questionText: 'Your e-mail?', answerVariable: 'mail' },
    },
    { id: 'bread', type: 'yes-or-no-choice', data: { questionText: 'Bread?' } },
  ],
  edges: [{ source: 'mail', target: 'bread' }],
}

/** A walk that stands at its first question; what it writes to the session from then on, and what it tells, in order. */
function walkToQuestion() {
  const happened: string[] = []
  const env = createFakeEnv()
  const session = createSession({ botId: 'b', version: '1', startedAt: 0 })
  const walk = createWalk({
    flow: parseBot(bot).flow,
    registry,
    session: Object.create(session, {
      write: writes('write'),
      answer: writes('answer'),
      setVariable: writes('setVariable'),
      follow: writes('follow'),
      visit: writes('visit'),
      end: writes('end'),
    }),
    env,
    tell: event => void happened.push(event.type),
  })
  walk.begin()
  env.clock.advance(5000)
  happened.length = 0
  return { walk, env, happened }

  function writes(name: 'write' | 'answer' | 'setVariable' | 'follow' | 'visit' | 'end') {
    const value = (...given: unknown[]) => {
      happened.push(`session.${name}`)
      return Reflect.apply(session[name], session, given)
    }
    return { value }
  }
}

// docs/architecture.md draws these.
test('an answer that is accepted is written, then told; then the flow goes on', () => {
  const { walk, env, happened } = walkToQuestion()
  walk.answer('ann@shop.example')
  env.clock.advance(5000)
  expect(happened).toEqual([
    'session.write',
    'session.answer',
    'replied',
    'stored',
    'left',
    'session.follow',
    'session.visit',
    'stepped',
    'typing',
    'typing',
    'session.write',
    'said',
    'asked',
  ])
})

test('an answer that is refused is corrected, and the same is asked again', () => {
  const { walk, env, happened } = walkToQuestion()
  walk.answer('nowhere')
  env.clock.advance(5000)
  expect(happened).toEqual(['typing', 'typing', 'session.write', 'said', 'asked'])
})
