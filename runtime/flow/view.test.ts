import { expect, test } from 'vitest'
import { createConversation, parseBot } from '../index.js'
import { createFakeEnv } from '../testing/index.js'

function converse() {
  const env = createFakeEnv()
  const bot = parseBot({
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Hello' } },
      {
        id: 'ask',
        type: 'two-choices',
        data: { choicePrompt: 'Which?', choiceText1: 'A', choiceText2: 'B' },
      },
      { id: 'end', type: 'message', data: { text: 'Fine' } },
    ],
    edges: [
      { source: 'start', target: 'ask' },
      { source: 'ask', target: 'end' },
    ],
  })
  return { env, conversation: createConversation({ bot, env }) }
}

test('a view that was drawn never changes', () => {
  const { env, conversation } = converse()
  const views = [conversation.getView()]
  const before: string[] = []
  conversation.subscribe(() => {
    const view = conversation.getView()
    if (view === views.at(-1)) return
    views.push(view)
    before.push(JSON.stringify(view))
  })
  conversation.start()
  env.clock.advance(5_000)
  conversation.answer('A')
  env.clock.advance(5_000)
  expect(conversation.getView().ended).toBe('no-next-node')
  expect(views.length).toBeGreaterThan(8)
  expect(views.slice(1).map(view => JSON.stringify(view))).toEqual(before)
})

test('each change of the items makes a new list, in which those that stay are the same', () => {
  const { env, conversation } = converse()
  conversation.start()
  env.clock.advance(700)
  const { items: first } = conversation.getView()
  env.clock.advance(5_000)
  const { items: second } = conversation.getView()
  expect(second).not.toBe(first)
  expect(first).toHaveLength(1)
  expect(second[0]).toBe(first[0])
})

test('while nothing is said or asked, the list stays the same', () => {
  const { env, conversation } = converse()
  conversation.start()
  env.clock.advance(700)
  const { items, typing } = conversation.getView()
  env.clock.advance(1)
  expect(typing).toBe(true)
  expect(conversation.getView().items).toBe(items)
})
