import { expect, test } from 'vitest'
import { playgroundBot, variables } from '../../examples/playground/bot.mjs'
import type { AnswerInput, Prompt } from '../node/prompt.js'
import { fittingAnswer } from '../testing/fitting-answer.js'
import { runBot } from '../testing/play-bot.js'
import { ownTypes as registry } from './index.js'
import { samples } from './samples.js'

const reply = { status: 200, json: { order: 4711, choices: [{ message: { content: 'Rye.' } }] } }
const fetch = { step: reply, 'in/step': reply }

/** A Tuesday has slots. */
function answerTo(prompt: Prompt): AnswerInput {
  if (prompt.kind !== 'calendar') return fittingAnswer(prompt, 3)
  return prompt.date ? { slot: prompt.slots[0] ?? '' } : { date: '2026-11-10' }
}

async function play(bot: unknown) {
  let asked = 0
  const options = { now: Date.UTC(2026, 10, 3, 9), variables, fetch }
  const run = await runBot(bot, options, prompt => (asked++ % 2 ? answerTo(prompt) : '?'))
  if ('error' in run) throw new Error(run.error.message)
  return run.played
}

// A return counts for nothing in a bot.
const types = registry.definitions.filter(({ type }) => type !== 'return')

const own = (id: string) => id.replace(/^in\//, '')

test.each(types.map(definition => [definition.type, definition] as const))(
  '%s plays in a sub-flow as it does in a bot',
  async (type, definition) => {
    const bot = playgroundBot(definition, samples[type])
    const names = Object.keys(variables)
    const within = {
      nodes: [
        {
          id: 'in',
          type: 'sub-flow',
          data: {
            subFlowId: 'part',
            inputs: Object.fromEntries(names.map(name => [name, `{${name}}`])),
          },
        },
      ],
      variables: names,
      subFlows: { part: { ...bot, inputs: names } },
    }
    const [alone, inside] = [await play(bot), await play(within)]
    expect(inside.visited.slice(1).map(own)).toEqual(alone.visited)
    expect(inside.transcript).toEqual(alone.transcript)
    expect(inside.ended).toBe(alone.ended)
    expect(inside.elapsed).toBe(alone.elapsed)
    expect(Object.entries(inside.answers).map(([key, value]) => [own(key), value])).toEqual(
      Object.entries(alone.answers),
    )
    expect(inside.visitor).toEqual(alone.visitor)
    expect(inside.problems.map(({ code }) => code)).toEqual(alone.problems.map(({ code }) => code))
  },
)
