import { expect, test } from 'vitest'
import { createConversation, parseBot } from '../index.js'
import { createFakeEnv } from '../testing/index.js'

const name = { id: 'name', type: 'ask-name', data: { questionText: 'Your name?' } }
const email = { id: 'email', type: 'ask-email', data: { questionText: 'Your address?' } }
const city = { id: 'city', type: 'ask-custom-question', data: { questionText: 'Your city?' } }
const more = { id: 'more', type: 'yes-or-no-choice', data: { questionText: 'More?' } }

/** A conversation with these steps, one after the other, whose first has been asked. */
function asked(...nodes: { id: string; type: string; data: object }[]) {
  const env = createFakeEnv()
  const edges = nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id, target: id }))
  const conversation = createConversation({ bot: parseBot({ nodes, edges }), env, allowEdit: true })
  conversation.start()
  env.clock.advance(700)
  /** Long enough for whatever the bot does before it waits again. */
  const rest = () => env.clock.advance(5000)
  return { conversation, rest, env }
}

test('a text that is sent in a pause waits for its question and is then its answer', () => {
  const { conversation, rest } = asked(name, email, more)
  conversation.answer('Ann')
  conversation.answerAhead('ann@example.org')
  expect(conversation.getView()).toMatchObject({ status: 'going', ahead: ['ann@example.org'] })
  expect(conversation.record().answers).toEqual({ name: 'Ann' })
  rest()
  expect(conversation.record().answers).toEqual({ name: 'Ann', email: 'ann@example.org' })
  expect(conversation.getView()).toMatchObject({ status: 'waiting', prompt: { nodeId: 'more' } })
  expect(conversation.getView()).not.toHaveProperty('ahead')
  expect(conversation.getView().draft).toBeUndefined()
  expect(conversation.record().transcript.map(({ message }) => message)).toContain('Your address?')
})

test('each of several waits for a question of its own, in the order of sending', () => {
  const { conversation, rest } = asked(name, email, city, more)
  conversation.answer('Ann')
  conversation.answerAhead('ann@example.org')
  conversation.answerAhead('Berlin')
  rest()
  rest()
  expect(conversation.record().answers).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
    city: 'Berlin',
  })
})

test('one that does not fit is corrected as ever and is given back, and the next goes on waiting', () => {
  const { conversation, rest } = asked(name, email, city, more)
  conversation.answer('Ann')
  conversation.answerAhead('ann@')
  conversation.answerAhead('Berlin')
  rest()
  expect(conversation.getView()).toMatchObject({
    prompt: { nodeId: 'email' },
    draft: 'ann@',
    ahead: ['Berlin'],
  })
  expect(conversation.record().answers).toEqual({ name: 'Ann' })
  conversation.answer('ann@example.org')
  rest()
  expect(conversation.record().answers).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
    city: 'Berlin',
  })
})

test('all that waits is given back, in lines, where a choice is asked, and never picks an option', () => {
  const { conversation, rest } = asked(name, more, city)
  conversation.answer('Ann')
  conversation.answerAhead('Yes')
  conversation.answerAhead('Berlin')
  rest()
  expect(conversation.getView()).toMatchObject({ prompt: { nodeId: 'more' }, draft: 'Yes\nBerlin' })
  expect(conversation.getView()).not.toHaveProperty('ahead')
  conversation.answer({ pick: 'yes' })
  rest()
  expect(conversation.getView()).toMatchObject({ prompt: { nodeId: 'city' }, draft: 'Yes\nBerlin' })
})

test('what is sent instead of a text that was given back takes its place', () => {
  const { conversation, rest } = asked(name, more, city)
  conversation.answer('Ann')
  conversation.answerAhead('Bern')
  rest()
  conversation.answer({ pick: 'yes' })
  conversation.answerAhead('Berlin')
  rest()
  expect(conversation.record().answers).toMatchObject({ city: 'Berlin' })
  expect(conversation.getView().draft).toBeUndefined()
})

test('what still waits at the end is given back', () => {
  const { conversation, rest } = asked(name)
  conversation.answer('Ann')
  conversation.answerAhead('Berlin')
  rest()
  expect(conversation.getView()).toMatchObject({ status: 'ended', draft: 'Berlin' })
})

test('the question of an answer that is changed takes nothing that was meant for another', () => {
  const { conversation, rest, env } = asked(name, email, city)
  conversation.answer('Ann')
  conversation.answerAhead('ann@example.org')
  const [answer] = conversation.getView().items.filter(({ kind }) => kind === 'replied')
  conversation.edit(answer?.id ?? 0)
  env.clock.advance(700)
  expect(conversation.getView()).toMatchObject({
    prompt: { nodeId: 'name' },
    draft: 'Ann\nann@example.org',
  })
  rest()
  expect(conversation.record().answers).toEqual({})
})

test('a restart forgets what waits', () => {
  const { conversation, rest } = asked(name, email)
  conversation.answer('Ann')
  conversation.answerAhead('ann@example.org')
  conversation.restart()
  rest()
  expect(conversation.record().answers).toEqual({})
  expect(conversation.getView()).toMatchObject({ prompt: { nodeId: 'name' } })
})

test('a text answers the question that stands, but picks nothing', () => {
  const { conversation, rest } = asked(name, more)
  conversation.answerAhead('Ann')
  rest()
  conversation.answerAhead('Yes')
  expect(conversation.record().answers).toEqual({ name: 'Ann' })
})
