import { expect, test } from 'vitest'
import { playgroundBot, variables } from '../../examples/playground/bot.mjs'
import {
  type AnswerInput,
  type Conversation,
  createConversation,
  type Prompt,
  parseBot,
  readSavedSession,
  ownTypes as registry,
} from '../index.js'
import { fittingAnswer } from '../testing/fitting-answer.js'
import { createFakeEnv, type FakeEnv, samples } from '../testing/index.js'

const fetch = {
  step: { status: 200, json: { order: 4711, choices: [{ message: { content: 'Rye.' } }] } },
}
const envAt = (now: number) => createFakeEnv({ now, fetch })
const start = Date.UTC(2026, 10, 3, 9)

/** One type between a question, so that something comes before it, and a message. */
function botOf(type: string) {
  const definition = registry.find(type)
  if (!definition) throw new Error(`There is no type ${type}.`)
  const { elements, ...bot } = playgroundBot(definition, samples[definition.type])
  const { nodes = [], edges = [] } = elements[0] ?? {}
  return {
    ...bot,
    nodes: [
      { id: 'before', type: 'welcome', data: { text: 'Hello {name}' } },
      {
        id: 'q',
        type: 'ask-custom-question',
        data: { questionText: 'Who?', answerVariable: 'who' },
      },
      ...nodes,
    ],
    edges: [{ source: 'before', target: 'q' }, { source: 'q', target: 'step' }, ...edges],
  }
}

/** A Tuesday has slots. */
function answerTo(prompt: Prompt): AnswerInput {
  if (prompt.kind !== 'calendar') return fittingAnswer(prompt, 3)
  return prompt.date ? { slot: prompt.slots[0] ?? '' } : { date: '2026-11-10' }
}

/** Plays to the end: each prompt is first answered with a question mark. After `until` moments the page is left and comes back. */
async function play(bot: unknown, until = Number.POSITIVE_INFINITY) {
  let env: FakeEnv = envAt(start)
  let conversation = open(env, undefined)
  let given = 0
  let moments = 0
  conversation.start()
  while (moments < 200) {
    if (moments++ === until) {
      const saved = readSavedSession(JSON.stringify(conversation.save()))
      expect(saved).toBeDefined()
      conversation.stop()
      env = envAt(env.clock.now())
      conversation = open(env, saved)
      conversation.start()
    }
    await env.settle()
    const { status, prompt } = conversation.getView()
    if (status === 'waiting' && prompt)
      conversation.answer(given++ % 2 ? answerTo(prompt.prompt) : '?')
    else if (!env.clock.advanceToNext()) break
  }
  const {
    botId: _,
    version: __,
    startedAt: ___,
    endedAt: ____,
    visited,
    ...record
  } = conversation.record()
  const { ended, items } = conversation.getView()
  const drawn = items.map(item => JSON.parse(JSON.stringify(item)))
  return {
    moments,
    end: { ended, ...record },
    visited: visited.map(visit => ('node' in visit ? visit.node : visit.edge)),
    kinds: drawn.map(item => item.kind),
    picked: drawn.map(item => [item.open, item.picked]),
  }

  function open(env: FakeEnv, saved: ReturnType<typeof readSavedSession>): Conversation {
    return createConversation({ bot: parseBot(bot), env, variables, saved })
  }
}

test.each(registry.definitions.map(({ type }) => type))(
  '%s comes to the same end whenever the page is left and comes back',
  async type => {
    const bot = botOf(type)
    const whole = await play(bot)
    expect(whole.end.ended).toBe('no-next-node')
    expect(whole.end.transcript.at(-1)).toEqual({ by: 'bot', message: 'Done.' })
    for (let moment = 0; moment < whole.moments; moment++) {
      const broken = await play(bot, moment)
      expect({ moment, ...broken.end }).toEqual({ moment, ...whole.end })
      expect(broken.visited).toEqual(whole.visited)
      expect(broken.kinds).toEqual(whole.kinds)
      expect(broken.picked).toEqual(whole.picked)
    }
  },
)
