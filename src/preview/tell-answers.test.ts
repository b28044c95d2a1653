import { expect, test, vi } from 'vitest'
import { createConversation, parseBot } from '../../runtime/index.js'
import { createFakeEnv } from '../../runtime/testing/index.js'
import { tellAnswers } from './tell-answers.js'

const bot = {
  nodes: [
    { id: 'a', type: 'ask-email', data: { questionText: 'Mail?' } },
    { id: 'b', type: 'yes-or-no-choice', data: { choicePrompt: 'News?' } },
    { id: 'c', type: 'ask-name', data: { questionText: 'Name?' } },
  ],
  edges: [
    { source: 'a', target: 'b' },
    { source: 'b', target: 'c' },
  ],
}

function begin() {
  const env = createFakeEnv()
  const made = createConversation({ bot: parseBot(bot), env, allowEdit: true })
  const kept = { answered: vi.fn(), tookBack: vi.fn() }
  const conversation = tellAnswers(made, kept)
  conversation.start()
  env.clock.advance(5000)
  const answer = (value: Parameters<typeof conversation.answer>[0]) => {
    conversation.answer(value)
    env.clock.advance(5000)
  }
  return { kept, conversation, answer, env }
}

test('each answer is told as it was given, refused ones too, with the question that it belongs to', () => {
  const { kept, answer, conversation } = begin()
  answer('no mail')
  answer('a@b.co')
  answer({ pick: 'yes' })
  answer({ pick: 'no' })
  expect(kept.answered.mock.calls.map(([value]) => value)).toEqual([
    'no mail',
    'a@b.co',
    { pick: 'yes' },
    { pick: 'no' },
  ])
  const [first, second] = kept.answered.mock.calls.slice(1).map(([, question]) => question)
  expect(second).toBe(first + 1)
  expect(
    conversation.getView().items.some(item => item.kind === 'replied' && item.text === 'a@b.co'),
  ).toBe(true)
})

test('whoever goes back to a question takes its answer back', () => {
  const { kept, answer, conversation } = begin()
  answer('a@b.co')
  const [, question] = kept.answered.mock.calls[0] ?? []
  const item = conversation.getView().items.find(({ kind }) => kind === 'replied')
  conversation.edit(item?.id ?? 0)
  expect(kept.tookBack).toHaveBeenCalledExactlyOnceWith(question)
})

test('a text that is typed ahead of its question is told, one that no question can take is not', () => {
  const { kept, conversation, answer, env } = begin()
  answer('a@b.co')
  conversation.answerAhead('News')
  expect(kept.answered).toHaveBeenCalledTimes(1)
  conversation.answer({ pick: 'yes' })
  conversation.answerAhead('Ann')
  expect(kept.answered).toHaveBeenCalledTimes(3)
  env.clock.advance(5000)
  expect(
    conversation.getView().items.some(item => item.kind === 'replied' && item.text === 'Ann'),
  ).toBe(true)
})
