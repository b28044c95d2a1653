import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type AnswerInput, createConversation, parseBot } from '../index.js'
import { createFakeEnv } from '../testing/index.js'
import { conversationMachine } from './conversation.machine.js'

const email = { id: 'email', type: 'ask-email', data: { questionText: 'Your address?' } }
const file = { id: 'file', type: 'ask-file', data: { questionText: 'Your file?' } }
const more = { id: 'more', type: 'yes-or-no-choice', data: { questionText: 'More?' } }

/** Two questions, the first of which has been answered wrongly just now. */
function correcting(first: object & { id: string }, wrong: AnswerInput) {
  const env = createFakeEnv()
  const bot = { nodes: [first, more], edges: [{ source: first.id, target: 'more' }] }
  const conversation = createConversation({ bot: parseBot(bot), env })
  conversation.start()
  env.clock.advance(700)
  conversation.answer(wrong)
  expect(conversation.status).toBe('going')
  return { env, conversation }
}

test('what is sent before the correction is there is taken as soon as the question stands', () => {
  const { env, conversation } = correcting(email, 'nowhere')
  env.clock.advance(300)
  conversation.answer('ada@example.com')
  expect(conversation.record().answers).toEqual({})
  env.clock.advance(400)
  expect(conversation.record().answers).toEqual({ email: 'ada@example.com' })
  expect(conversation.record().transcript).toEqual([
    { by: 'bot', message: 'Your address?' },
    { by: 'bot', message: 'Please enter a valid email address' },
    { by: 'user', message: 'ada@example.com' },
  ])
  env.clock.advance(500 + 700)
  expect(conversation.getView()).toMatchObject({ status: 'waiting', prompt: { nodeId: 'more' } })
  expect(conversation.getView().draft).toBeUndefined()
})

test('the last of several counts, and a wrong one is corrected once more', () => {
  const { env, conversation } = correcting(email, 'nowhere')
  conversation.answer('ada@example.com')
  conversation.answer('ada@')
  env.clock.advance(700)
  expect(conversation.record().answers).toEqual({})
  conversation.answer('bea@example.com')
  env.clock.advance(700)
  expect(conversation.record().answers).toEqual({ email: 'bea@example.com' })
  expect(conversation.record().transcript).toHaveLength(4)
})

test('a file that is chosen before the correction is there is taken too', () => {
  const { env, conversation } = correcting(file, { file: { name: 'a.pdf', size: 6_000_000 } })
  conversation.answer({ file: { name: 'b.pdf', size: 10 } })
  env.clock.advance(700)
  expect(conversation.record().answers).toEqual({ file: 'b.pdf' })
})

test('what is sent once an answer is accepted answers no later question', () => {
  const { env, conversation } = correcting(email, 'nowhere')
  env.clock.advance(700)
  conversation.answer('ada@example.com')
  conversation.answer('Yes')
  env.clock.advance(500 + 700)
  expect(conversation.getView()).toMatchObject({ status: 'waiting', prompt: { nodeId: 'more' } })
  expect(conversation.record().answers).toEqual({ email: 'ada@example.com' })
})

test('a text whose question is gone is given back, and waits for a question that is answered by typing', () => {
  const env = createFakeEnv()
  const bot = { nodes: [more, email], edges: [{ source: 'more', target: 'email' }] }
  const conversation = createConversation({ bot: parseBot(bot), env, allowEdit: true })
  conversation.start()
  env.clock.advance(700)
  conversation.answer('Yes')
  env.clock.advance(600 + 700)
  conversation.answer('nowhere')
  conversation.answer('ada@example.com')
  const picked = conversation.getView().items.find(({ kind }) => kind === 'replied')
  conversation.edit(picked?.id ?? 0)
  env.clock.advance(700)
  expect(conversation.getView()).toMatchObject({
    prompt: { nodeId: 'more' },
    draft: 'ada@example.com',
  })
  conversation.answer({ pick: 'no' })
  env.clock.advance(600 + 700)
  expect(conversation.getView()).toMatchObject({
    prompt: { nodeId: 'email' },
    draft: 'ada@example.com',
  })
  conversation.answer('bea@example.com')
  expect(conversation.getView().draft).toBeUndefined()
})

test.each([
  ['the conversation ends', [{ type: 'ended', reason: 'problem' }]],
  [
    'a choice is asked, which does not take it',
    [
      { type: 'asked', nodeId: 'more', prompt: { kind: 'choices', options: [] } },
      { type: 'asked', nodeId: 'more', prompt: { kind: 'choices', options: [] } },
    ],
  ],
] as const)('a text is given back if %s in place of its question', (_, events) => {
  const actor = createActor(conversationMachine).start()
  const given: string[] = []
  actor.on('walk.answer', ({ value }) => given.push(String(value)))
  actor.send({ type: 'start' })
  actor.send({ type: 'asked', nodeId: 'email', prompt: { kind: 'text', input: 'email' } })
  actor.send({ type: 'answer', value: 'nowhere' })
  actor.send({ type: 'answer', value: 'ada@example.com' })
  expect(given).toEqual(['nowhere'])
  for (const event of events) actor.send(event)
  expect(actor.getSnapshot().context.draft).toBe('ada@example.com')
})

test('a restart forgets what was kept', () => {
  const { env, conversation } = correcting(email, 'nowhere')
  conversation.answer('ada@example.com')
  conversation.restart()
  env.clock.advance(200 + 700)
  expect(conversation.status).toBe('waiting')
  expect(conversation.record().answers).toEqual({})
  expect(conversation.getView().draft).toBeUndefined()
})
