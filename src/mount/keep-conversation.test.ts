import { expect, it } from 'vitest'
import { createConversation, parseBot } from '../../runtime/index.js'
import { createFakeEnv } from '../../runtime/testing/index.js'
import type { Kept } from '../env/saved-slot.js'
import { keepConversation } from './keep-conversation.js'

const perRound = 9
const said = Array.from({ length: perRound }, (_, index) => `m${index}`)
/** A question, and what is said after it, round and round. */
const bot = parseBot({
  version: '7',
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hello' } },
    { id: 'q', type: 'ask-custom-question', data: { questionText: 'More?' } },
    ...said.map(id => ({ id, type: 'message', data: { text: `This is ${id}.` } })),
  ],
  edges: ['w', 'q', ...said].map((source, index, all) => ({
    source,
    target: all[index + 1] ?? 'q',
  })),
})

function begin() {
  const env = createFakeEnv()
  const conversation = createConversation({ bot, env })
  const written: Kept[] = []
  const life = new AbortController()
  const slot = { read: () => undefined, write: (kept: Kept) => void written.push(kept), clear() {} }
  const keep = keepConversation(slot, conversation, bot, () => true, life.signal)
  conversation.start()
  env.clock.advance(60_000)
  return { env, conversation, written, life, keep }
}

it('writes once per step, however long the conversation has become', () => {
  const { env, conversation, written } = begin()
  expect(written).toHaveLength(1)
  let steps = 1
  while (conversation.getView().items.length < 5000) {
    conversation.answer('yes')
    env.clock.advance(60_000)
    steps++
    expect(conversation.getView().status).toBe('waiting')
    expect(written).toHaveLength(steps)
  }
  expect(steps).toBeLessThan(5000 / perRound)
  expect(written.at(-1)).toMatchObject({ version: '7', isOpen: true })
  expect(written.at(-1)?.session.items).toHaveLength(conversation.getView().items.length)
})

it('writes what is under way when the page goes, and nothing once it is over', () => {
  const { env, conversation, written, life, keep } = begin()
  conversation.answer('yes')
  env.clock.advance(2000)
  expect(written).toHaveLength(1)
  dispatchEvent(new Event('pagehide'))
  expect(written).toHaveLength(2)
  expect(written[1]?.session.items.at(-1)).toMatchObject({ kind: 'said' })
  life.abort()
  dispatchEvent(new Event('pagehide'))
  keep()
  conversation.stop()
  expect(written).toHaveLength(2)
})

it('keeps nothing of what comes of the page’s going away, until it is shown again', () => {
  const { env, conversation, written, life } = begin()
  dispatchEvent(new Event('pagehide'))
  conversation.answer('yes')
  env.clock.advance(60_000)
  expect(written).toHaveLength(2)
  dispatchEvent(new Event('pageshow'))
  conversation.answer('yes')
  env.clock.advance(60_000)
  expect(written).toHaveLength(3)
  life.abort()
})

it('keeps by what the server knows the session', () => {
  const env = createFakeEnv()
  const conversation = createConversation({ bot, env })
  const written: Kept[] = []
  const life = new AbortController()
  const slot = { read: () => undefined, write: (kept: Kept) => void written.push(kept), clear() {} }
  keepConversation(
    slot,
    conversation,
    bot,
    () => true,
    life.signal,
    () => 'token',
  )
  conversation.start()
  env.clock.advance(60_000)
  expect(written).toMatchObject([{ token: 'token' }])
  life.abort()
})
