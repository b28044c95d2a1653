import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playgroundBot, variables } from '../../examples/playground/bot.mjs'
import {
  createConversation,
  type Prompt,
  parseBot,
  readSavedSession,
  ownTypes as registry,
} from '../index.js'
import { fittingAnswer } from '../testing/fitting-answer.js'
import { createFakeEnv, samples } from '../testing/index.js'

// Version 0.1.0 saved these conversations, one of each type of node: while the bot typed, and 3 s later.
const saved: Record<string, unknown[]> = JSON.parse(
  readFileSync(new URL('fixtures/saved-by-0.1.0.json', import.meta.url), 'utf8'),
)
const fetch = {
  step: { status: 200, json: { order: 4711, choices: [{ message: { content: 'Rye.' } }] } },
}
const now = Date.UTC(2026, 10, 3, 9)

const cases = registry.definitions.flatMap(definition =>
  (saved[definition.type] ?? []).map((given, index) => ({
    type: definition.type,
    when: index === 0 ? 'while the bot typed' : '3 s later',
    definition,
    given,
  })),
)

test('every type was saved', () => {
  expect(cases).toHaveLength(2 * 44)
})

test.each(cases)(
  'a conversation at $type that 0.1.0 saved $when goes on to its end',
  async ({ definition, given }) => {
    const { elements, ...bot } = playgroundBot(definition, samples[definition.type])
    const { nodes = [], edges = [] } = elements[0] ?? {}
    const session = readSavedSession(JSON.parse(JSON.stringify(given)))
    if (!session) throw new Error('It cannot be read.')
    const env = createFakeEnv({ now: now + 60_000, fetch })
    const conversation = createConversation({
      bot: parseBot({
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
      }),
      env,
      variables,
      saved: session,
    })
    conversation.start()
    for (let turn = 0; turn < 40 && conversation.status !== 'ended'; turn++) {
      await env.settle()
      const { prompt } = conversation.getView()
      if (conversation.status === 'waiting' && prompt) conversation.answer(answerTo(prompt.prompt))
      else env.clock.advance(5000)
    }
    expect(conversation.getView().ended).toBe('no-next-node')
    const { transcript, answerVariables } = conversation.record()
    const said = transcript.map(({ message }) => JSON.stringify(message))
    expect(said.filter(message => message === '"Hello Ada"')).toHaveLength(1)
    expect(said.filter(message => message === '"Who?"')).toHaveLength(1)
    expect(answerVariables).toContainEqual({ nodeId: 'q', key: 'who', value: 'Ada' })
    const before = session.record.transcript.map(({ message }) => JSON.stringify(message))
    expect(said.slice(0, before.length)).toEqual(before)
    conversation.stop()
  },
)

/** A Tuesday has slots. */
function answerTo(prompt: Prompt) {
  if (prompt.kind !== 'calendar') return fittingAnswer(prompt, 3)
  return prompt.date ? { slot: prompt.slots[0] ?? '' } : { date: '2026-11-10' }
}
