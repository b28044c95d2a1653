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

test('a refused answer is corrected by a message of its own, to which the open prompt points until it is answered', async () => {
  const env = createFakeEnv()
  const bot = parseBot({
    nodes: [{ id: 'ask', type: 'ask-email', data: { questionText: 'Where to?' } }],
    edges: [],
  })
  const conversation = createConversation({ bot, env })
  conversation.start()
  await env.clock.advance(5_000)
  expect(conversation.getView().prompt).not.toHaveProperty('correction')
  conversation.answer('nonsense')
  await env.clock.advance(5_000)
  const { items, prompt } = conversation.getView()
  const correction = items.find(item => item.kind === 'said' && item.isCorrection)
  expect(correction).toMatchObject({ content: { text: 'Please enter a valid email address' } })
  expect(prompt?.correction).toBe(correction?.id)
  conversation.answer('ada@example.com')
  expect(conversation.getView().items.find(({ kind }) => kind === 'asked')).not.toHaveProperty(
    'correction',
  )
})

test('a correction that is said again stands once, as the newest entry, and counts up', async () => {
  const env = createFakeEnv()
  const bot = parseBot({
    nodes: [{ id: 'ask', type: 'ask-email', data: { questionText: 'Where to?' } }],
    edges: [],
  })
  const conversation = createConversation({ bot, env })
  conversation.start()
  await env.clock.advance(5_000)
  const corrections = () =>
    conversation.getView().items.filter(item => item.kind === 'said' && item.isCorrection)
  const ids = new Set<number | undefined>()
  for (let times = 1; times <= 7; times++) {
    conversation.answer(`nonsense ${times}`)
    await env.clock.advance(5_000)
    expect(corrections()).toHaveLength(1)
    const [correction] = corrections()
    expect(correction && 'times' in correction ? correction.times : 1).toBe(times)
    expect(conversation.getView().prompt?.correction).toBe(correction?.id)
    ids.add(correction?.id)
  }
  expect(ids.size).toBe(7)
})
