import { expect, vi } from 'vitest'
import type { TestDatabase } from './databases.js'
import { connectedShop, isMessage, updateOf } from './telegram.js'

/** A bot that says again what it is told, without end. */
const echo = {
  nodes: [
    { id: 'hello', type: 'welcome-node', data: { text: 'Hello.' } },
    { id: 'ask', type: 'user-input-node', data: { inputPrompt: 'Say', answerVariable: 'said' } },
    { id: 'tell', type: 'message-node', data: { text: 'Heard {said}.' } },
  ],
  edges: [
    { source: 'hello', target: 'ask' },
    { source: 'ask', target: 'tell' },
    { source: 'tell', target: 'ask' },
  ],
}

const many = { count: 1_000_000, seconds: 60 }

/** Limits that many messages do not reach. */
const noLimits = {
  stepsPerSession: many,
  totalPerSession: many,
  stepsPerBot: many,
  totalPerBot: many,
}

/** Numbers that look like chance and are the same each time. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/**
 * Has many people write in disorder, each message twice now and then, to a provider that fails now and then; expects each to
 * be answered once, in the order in which the thread has it.
 */
export async function writeMany(
  make: () => Promise<TestDatabase>,
  {
    persons,
    each,
    patience,
    servers = 1,
  }: {
    readonly persons: number
    readonly each: number
    readonly patience: number
    readonly servers?: number
  },
): Promise<void> {
  const random = chance(7)
  // What a busy machine is slow to answer would be sent once more.
  const outbound = { limits: { time: patience } }
  const shop = await connectedShop(make, echo, { rateLimits: noLimits, outbound })
  const others = await Promise.all(Array.from({ length: servers - 1 }, () => shop.beside()))
  const posts = [shop.post, ...others.map(({ post }) => post)]
  try {
    shop.telegram.refuseBy(({ method }) =>
      isMessage(method) && random() < 0.05
        ? { ok: false, error_code: 429, description: 'Slowly', parameters: { retry_after: 0 } }
        : undefined,
    )
    const all = Array.from({ length: persons * each }, (_, index) => ({
      chat: 1000 + (index % persons),
      id: index + 1,
      text: `m${Math.floor(index / persons)}`,
    }))
    const mixed = [...all, ...all.filter(() => random() < 0.2)]
      .map(message => ({ message, at: message.id + random() * persons * 3 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ message }) => message)
    for (let from = 0; from < mixed.length; from += 20)
      await Promise.all(
        mixed.slice(from, from + 20).map(async ({ chat, id, text }, index) => {
          const post = posts[index % posts.length] ?? shop.post
          const { status } = await post(updateOf(id, chat, { text }))
          expect(status).toBe(200)
        }),
      )
    const told = () => shop.telegram.sent.filter(({ method }) => method === 'sendMessage')
    const unlike = () => new Set(told().map(({ chat, text }) => `${chat} ${text}`)).size
    await vi.waitFor(() => expect(unlike()).toBe(all.length), { timeout: patience, interval: 100 })
    expect(told()).toHaveLength(all.length)
    const { threads, messages } = shop.store
    const begun = await threads.list({ botId: 'shop', limit: persons + 1 })
    expect(begun).toHaveLength(persons)
    for (const { id, name } of begun) {
      const said = await messages.list(id, { limit: 2 * each + 1 })
      expect(said.map(({ who }) => who).join()).toBe(Array(each).fill('visitor,bot').join())
      const heard = said.filter(({ who }) => who === 'visitor').map(({ text }) => text)
      expect(new Set(heard).size).toBe(each)
      // The first message only opens the conversation.
      const answers = ['Hello.\nSay', ...heard.slice(1).map(text => `Heard ${text}.\nSay`)]
      expect(shop.telegram.toldTo(name?.replace('Person ', '') ?? '')).toEqual(answers)
    }
  } finally {
    for (const { close } of others) await close()
    await shop.close()
  }
}
