import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createConversation, parseBot, readSavedSession } from '../index.js'
import { createFakeEnv } from '../testing/index.js'

const bot = {
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hello' } },
    {
      id: 'q',
      type: 'n-choices',
      data: { choicePrompt: 'Bread?', choices: [{ id: 'a', choiceText: 'A' }] },
    },
  ],
  edges: [{ source: 'w', target: 'q' }],
}

function begin(saved?: ReturnType<typeof readSavedSession>) {
  const env = createFakeEnv()
  const conversation = createConversation({ bot: parseBot(bot), env, saved })
  return { env, conversation }
}

function asked() {
  const { env, conversation } = begin()
  conversation.start()
  env.clock.advance(1400)
  return JSON.parse(JSON.stringify(conversation.save()))
}

test('there is nothing to save before the start and after a restart', () => {
  const { env, conversation } = begin()
  expect(conversation.save()).toBeUndefined()
  conversation.start()
  env.clock.advance(1400)
  expect(conversation.save()?.place).toMatchObject({ nodeId: 'q', told: 1 })
  conversation.restart()
  expect(conversation.save()).toBeUndefined()
})

test('goes on without a pause, and numbers what was there before up to 0', () => {
  const { env, conversation } = begin(readSavedSession(asked()))
  const heard: unknown[] = []
  for (const type of ['step', 'message', 'answer', 'problem'] as const)
    conversation.on(type, payload => heard.push(payload))
  conversation.start()
  env.clock.advance(0)
  const { status, items, prompt } = conversation.getView()
  expect(status).toBe('waiting')
  expect(items.map(({ id }) => id)).toEqual([-2, -1, 0])
  expect(prompt).toBe(items.at(-1))
  expect(heard).toEqual([])
})

test('begins anew where the flow no longer has the node', () => {
  const saved = readSavedSession({ ...asked(), place: { nodeId: 'gone', answers: [], told: 0 } })
  expect(saved).toBeDefined()
  const { env, conversation } = begin(saved)
  conversation.start()
  env.clock.advance(700)
  expect(conversation.record().transcript).toEqual([{ by: 'bot', message: 'Hello' }])
})

test('whatever is put into a saved session, reading and going on never throw', () => {
  const paths = (value: unknown, at: readonly string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? [[...at], ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))]
      : [[...at]]
  const whole = asked()
  fc.assert(
    fc.property(fc.constantFrom(...paths(whole)), fc.jsonValue(), (path, value) => {
      const broken = structuredClone({ all: whole })
      let owner: Record<string, unknown> = broken
      const [last = 'all', ...rest] = ['all', ...path].reverse()
      for (const key of rest.reverse()) owner = owner[key] as Record<string, unknown>
      owner[last] = value
      const { env, conversation } = begin(readSavedSession(JSON.stringify(broken.all)))
      conversation.start()
      env.clock.advance(5000)
      conversation.answer({ pick: 'a' })
      env.clock.advance(5000)
      expect(['waiting', 'ended']).toContain(conversation.getView().status)
      conversation.record()
    }),
    { numRuns: 500 },
  )
})

test('a value nested without end is not read', () => {
  const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`
  const text = JSON.stringify(asked()).replace('"variables":{', `"variables":{"deep":${deep},`)
  expect(readSavedSession(text.replace(',}', '}'))).toBeUndefined()
})

test('5,000 messages are taken over at once, with as few changes of the view as one', () => {
  const saved = asked()
  const [said, ...rest] = saved.items
  saved.items = [...Array.from({ length: 5000 }, () => said), ...rest]
  const changes = [asked(), saved].map(session => {
    const { env, conversation } = begin(readSavedSession(JSON.stringify(session)))
    let count = 0
    conversation.subscribe(() => count++)
    conversation.start()
    env.clock.advance(0)
    expect(conversation.getView().items).toHaveLength(session.items.length)
    return count
  })
  expect(changes[1]).toBe(changes[0])
})
