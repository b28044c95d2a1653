import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { sourcesIn } from '../../../tests/unit/imports.js'
import type { LiveNote } from '../../platform/streams/hub.js'
import { apiAs } from '../../testing/desk.js'
import { putMember } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'

const bot = {
  settings: { liveDesk: true },
  nodes: [
    { id: 'h', type: 'human-handover', data: { handoverMessage: 'Hold on.' } },
    { id: 'n', type: 'ask-name', data: { questionText: 'Your name?', answerVariable: 'name' } },
  ],
  edges: [{ source: 'h', target: 'n' }],
}

const mia = { id: 'mia', name: 'Mia', email: 'mia@shop.example' }
const tom = { id: 'tom', name: 'Tom', email: 'tom@shop.example' }

let close = async () => {}
afterEach(async () => {
  await close()
  close = async () => {}
})

/** A thread of the widget's that waits for an agent, and everybody who may do something in it. */
async function desk() {
  const made = await testApp()
  close = made.close
  const { app, api, store, services, bots, tokens } = made
  await store.bots.create('bakery', { owner: 'owner' })
  await bots.publish('bakery', bot)
  for (const each of [mia, tom])
    await putMember(store, { ...each, owner: 'owner', member: each.id }, 'owner')
  const agent = apiAs(services, mia)
  const program = (method: string, path: string, body: object) =>
    api(method, `/v1/chatbots/bakery${path}`, body)
  const { token } = await tokens.issue('bakery')
  const visitor = async (call: object) => {
    const response = await app.request('/widget/v1/bots/bakery/live', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    return response.json()
  }
  const { thread } = await visitor({ type: 'open', nodeId: 'h', transcript: [], visitor: {} })
  const sayAsAgent = async () => {
    await agent('POST', `/desk/threads/${thread}/messages`, { message: 'Hello' })
    return (await store.messages.list(thread, { limit: 10 })).at(-1)?.number ?? 0
  }
  return { ...made, agent, program, visitor, thread, sayAsAgent }
}

type Desk = Awaited<ReturnType<typeof desk>>

const here = ({ thread }: Desk): LiveNote => ({ thread, owner: 'owner' })
/** So that lists and counts of desks are others. */
const moved = (desk: Desk): LiveNote => ({ ...here(desk), isMoved: true })
const everywhere = (): LiveNote => ({ thread: null, owner: 'owner' })
/** Makes ready; returns what is done then. */
type Deed = (desk: Desk) => Promise<() => unknown>

const deeds: readonly [what: string, Deed, told: (desk: Desk) => LiveNote][] = [
  [
    'a visitor says something',
    async ({ visitor, thread }) =>
      () =>
        visitor({ type: 'message', thread, text: 'Hi' }),
    here,
  ],
  [
    'a visitor types',
    async ({ visitor, thread }) =>
      () =>
        visitor({ type: 'typing', thread, on: true }),
    desk => ({ ...here(desk), typing: { by: 'visitor', on: true } }),
  ],
  [
    'a visitor reads',
    async ({ visitor, thread }) =>
      () =>
        visitor({ type: 'read', thread, upTo: 1 }),
    here,
  ],
  [
    'a visitor reacts',
    async ({ visitor, thread, sayAsAgent }) => {
      const id = await sayAsAgent()
      return () => visitor({ type: 'reaction', thread, id, reaction: 'POSITIVE' })
    },
    desk => ({ ...here(desk), reactedTo: expect.any(Number) }),
  ],
  ['an agent takes a thread', at('POST', '/take'), moved],
  [
    'an agent gives a thread to another',
    async ({ store, agent, thread }) => {
      await store.desk.agents.seen({ ...tom, owner: 'owner', member: 'tom' })
      return () => agent('POST', `/desk/threads/${thread}/assign`, { agentId: 'tom' })
    },
    moved,
  ],
  ['an agent answers', at('POST', '/messages', { message: 'Hello' }), moved],
  [
    'an agent answers once more',
    async ({ agent, sayAsAgent, thread }) => {
      await sayAsAgent()
      return () => agent('POST', `/desk/threads/${thread}/messages`, { message: 'Still here' })
    },
    here,
  ],
  [
    'an agent notes something',
    at('POST', '/messages', { message: 'A regular', isNote: true }),
    here,
  ],
  ['an agent has read, or not', at('POST', '/read', { messageId: null }), here],
  [
    'a program says that an agent types',
    of('POST', '/typing', { on: true }),
    desk => ({ ...here(desk), typing: { by: 'agent', on: true } }),
  ],
  ['a program ends a thread', of('PATCH', '', { state: 'ended' }), moved],
  ['a program labels a thread', of('PATCH', '', { labels: ['Refund'] }), moved],
  [
    'a program says how far the agent has read',
    async ({ program, sayAsAgent, thread }) => {
      const messageId = String(await sayAsAgent())
      return () => program('POST', `/threads/${thread}/read`, { messageId })
    },
    here,
  ],
  [
    'a program answers as an agent',
    async ({ program, thread: threadId }) =>
      () =>
        program('POST', '/message', { from: 'AGENT', threadId, message: 'Hello' }),
    moved,
  ],
  [
    'a program reacts',
    async ({ program, sayAsAgent }) => {
      const messageId = String(await sayAsAgent())
      return () => program('PATCH', '/messages', { messageId, reaction: 'LIKE' })
    },
    desk => ({ ...here(desk), reactedTo: expect.any(Number) }),
  ],
  [
    'a visitor of another channel says something',
    async ({ program }) =>
      () =>
        program('POST', '/message', { from: 'USER', message: 'Hi' }),
    () => ({ thread: expect.any(String), owner: 'owner', isMoved: true }),
  ],
  [
    'an agent is available, or not',
    async ({ agent }) =>
      () =>
        agent('PUT', '/desk/availability', { isAvailable: false }),
    everywhere,
  ],
  [
    'a label is added',
    async ({ agent }) =>
      () =>
        agent('PUT', '/desk/labels', { name: 'Refund', colour: 'amber' }),
    everywhere,
  ],
  [
    'a label is deleted',
    async ({ agent, api }) => {
      await agent('PUT', '/desk/labels', { name: 'Refund', colour: 'amber' })
      return () => api('DELETE', '/v1/desk/labels/Refund')
    },
    everywhere,
  ],
  [
    'a member who has a thread goes',
    async ({ agent, thread }) => {
      await agent('POST', `/desk/threads/${thread}/take`)
      return () => agent('DELETE', '/members/mia')
    },
    moved,
  ],
]

test.each(deeds)('%s: whoever follows is told', async (_, prepare, told) => {
  const made = await desk()
  const act = await prepare(made)
  const heard: unknown[] = []
  made.services.hub.follow({ owner: 'owner' }, note => heard.push(note))
  await act()
  expect(heard).toContainEqual(told(made))
})

test('what an agent answers is told once, though the thread is the agent’s from then on', async () => {
  const { services, thread, sayAsAgent } = await desk()
  const heard: unknown[] = []
  services.hub.follow({ owner: 'owner' }, note => heard.push(note))
  await sayAsAgent()
  expect(heard).toEqual([{ thread, owner: 'owner', isMoved: true }])
})

test('a thread that begins to wait is offered to who is there, and both are told', async () => {
  const { services, store, agent, thread } = await desk()
  const heard: unknown[] = []
  services.hub.follow({ owner: 'owner' }, note => heard.push(note))
  await store.desk.agents.seen({
    owner: 'owner',
    member: 'mia',
    name: 'Mia',
    email: 'mia@shop.example',
  })
  await agent('PUT', '/desk/availability', { isAvailable: true })
  await expect.poll(async () => (await store.threads.find(thread))?.assignee).toBe('mia')
  await expect.poll(() => heard).toContainEqual({ thread, owner: 'owner', isMoved: true })
})

/** What changes something that a visitor or a desk sees. */
const writes =
  /\b(?:threads\.(?:create|take|change|mark)|messages\.(?:append|react)|turns\.end|agents\.(?:seen|setAvailable)|labels\.(?:put|remove)|reads\.mark|offers\.give|accounts\.remove)\(/

test('no file changes what visitors and desks see without telling of it', () => {
  const silent = sourcesIn('server')
    .filter(file => !/^server\/(?:store|testing|app\/commands|dist)\//.test(file))
    .filter(file => {
      const text = readFileSync(file, 'utf8')
      return writes.test(text) && !/\bnews\.\w+\(/.test(text)
    })
  expect(silent).toEqual([])
})

function at(method: string, path: string, body?: object): Deed {
  return async ({ agent, thread }) =>
    () =>
      agent(method, `/desk/threads/${thread}${path}`, body)
}

function of(method: string, path: string, body: object): Deed {
  return async ({ program, thread }) =>
    () =>
      program(method, `/threads/${thread}${path}`, body)
}
