import { expect, test } from 'vitest'
import { createConversation, parseBot } from '../index.js'
import { createFakeEnv } from '../testing/index.js'

const bot = {
  id: 'bakery',
  version: '4',
  nodes: [
    { id: 'w', type: 'welcome-node', data: { text: 'Hello {who}' } },
    {
      id: 'q',
      type: 'yes-or-no-choice',
      data: { questionText: 'Bread?', answerVariable: 'bread' },
    },
    { id: 'm', type: 'message', data: { text: 'You said {bread}.' } },
  ],
  edges: [
    { source: 'w', target: 'q' },
    { source: 'q', target: 'm' },
  ],
}

function begin(options: { variables?: Record<string, string> } = {}) {
  const env = createFakeEnv({ now: 1000 })
  const conversation = createConversation({ bot: parseBot(bot), env, ...options })
  const heard: [string, unknown][] = []
  for (const type of ['step', 'message', 'answer', 'problem', 'complete'] as const) {
    conversation.on(type, payload => heard.push([type, payload]))
  }
  return { env, conversation, heard }
}

const texts = (items: readonly { kind: string }[]) =>
  items.map(item => {
    if ('content' in item) return (item.content as { text: string }).text
    return 'text' in item ? item.text : item.kind
  })

test('waits to be started', () => {
  const { conversation } = begin()
  expect(conversation.getView()).toEqual({
    status: 'ready',
    ended: null,
    items: [],
    typing: false,
    prompt: null,
  })
})

test('shows typing, then what was said, then what is asked', () => {
  const { env, conversation } = begin({ variables: { who: 'Ann' } })
  conversation.start()
  expect(conversation.getView()).toMatchObject({ status: 'going', typing: true, items: [] })
  env.clock.advance(700)
  expect(texts(conversation.getView().items)).toEqual(['Hello Ann'])
  env.clock.advance(700)
  const view = conversation.getView()
  expect(view).toMatchObject({ status: 'waiting', typing: false })
  expect(texts(view.items)).toEqual(['Hello Ann', 'Bread?', 'asked'])
  expect(view.prompt).toMatchObject({ nodeId: 'q', open: true, prompt: { kind: 'choices' } })
})

test('locks the prompt with what was picked, and ends where no edge goes on', () => {
  const { env, conversation } = begin()
  conversation.start()
  env.clock.advance(1400)
  conversation.answer({ pick: 'no' })
  expect(conversation.getView().items.at(-2)).toMatchObject({
    kind: 'asked',
    open: false,
    picked: ['no'],
  })
  expect(conversation.getView().items.at(-1)).toMatchObject({ kind: 'replied', text: 'No' })
  env.clock.advance(600 + 700)
  expect(texts(conversation.getView().items).at(-1)).toBe('You said No.')
  expect(conversation.getView()).toMatchObject({
    status: 'ended',
    ended: 'no-next-node',
    prompt: null,
  })
})

test('tells steps, messages, answers and the end, with the session as plain data', () => {
  const { env, conversation, heard } = begin()
  conversation.start()
  env.clock.advance(1400)
  conversation.answer('Yes')
  env.clock.advance(1300)
  expect(heard.map(([type]) => type)).toEqual([
    'step',
    'message',
    'step',
    'message',
    'message',
    'answer',
    'step',
    'message',
    'complete',
  ])
  expect(heard[0]).toEqual(['step', { nodeId: 'w', type: 'welcome' }])
  expect(heard[1]).toEqual([
    'message',
    { by: 'bot', message: 'Hello {who}', nodeId: 'w', at: 1700 },
  ])
  expect(heard[5]).toEqual(['answer', { nodeId: 'q', key: 'q', value: 'Yes' }])
  expect(heard.at(-1)).toEqual([
    'complete',
    {
      session: {
        botId: 'bakery',
        version: '4',
        startedAt: 1000,
        endedAt: 3700,
        transcript: [
          { by: 'bot', message: 'Hello {who}' },
          { by: 'bot', message: 'Bread?' },
          { by: 'user', message: 'Yes' },
          { by: 'bot', message: 'You said Yes.' },
        ],
        visited: [
          { node: 'w', at: 1000 },
          { edge: { source: 'w', target: 'q' }, at: 1700 },
          { node: 'q', at: 1700 },
          { edge: { source: 'q', target: 'm' }, at: 3000 },
          { node: 'm', at: 3000 },
        ],
        answers: { q: 'Yes' },
        answerVariables: [{ nodeId: 'q', key: 'bread', value: 'Yes' }],
        variables: {},
        visitor: {},
      },
    },
  ])
})

test('restart clears everything and runs again after 200 ms', () => {
  const { env, conversation } = begin({ variables: { who: 'Ann' } })
  conversation.start()
  env.clock.advance(1400)
  conversation.answer('Yes')
  conversation.restart()
  expect(conversation.getView()).toMatchObject({
    status: 'restarting',
    items: [],
    prompt: null,
    typing: false,
  })
  env.clock.advance(199)
  expect(conversation.getView().status).toBe('restarting')
  env.clock.advance(1 + 700)
  expect(texts(conversation.getView().items)).toEqual(['Hello Ann'])
  expect(conversation.record()).toMatchObject({ startedAt: 2600, answers: {} })
})

test('can be restarted after its end', () => {
  const { env, conversation } = begin()
  conversation.start()
  env.clock.advance(1400)
  conversation.answer('Yes')
  env.clock.advance(1300)
  conversation.restart()
  env.clock.advance(200)
  expect(conversation.getView()).toMatchObject({ status: 'going', ended: null })
})

test('ignores an answer while nothing is asked', () => {
  const { env, conversation } = begin()
  conversation.start()
  conversation.answer('Yes')
  env.clock.advance(1400)
  expect(conversation.getView().status).toBe('waiting')
  expect(conversation.record().answers).toEqual({})
})

test('stop ends all timers', () => {
  const { env, conversation } = begin()
  conversation.start()
  conversation.stop()
  expect(env.clock.advanceToNext()).toBe(false)
  expect(conversation.getView().status).toBe('stopped')
})

test('keeps the identity of unchanged items, and of the view between changes', () => {
  const { env, conversation } = begin()
  conversation.start()
  env.clock.advance(700)
  const [first] = conversation.getView().items
  expect(conversation.getView()).toBe(conversation.getView())
  env.clock.advance(700)
  expect(conversation.getView().items[0]).toBe(first)
})

test.each(['stop', 'restart'] as const)('%s ends what is going on without completing it', how => {
  const { env, conversation, heard } = begin()
  conversation.start()
  env.clock.advance(1400)
  heard.length = 0
  conversation[how]()
  expect(heard).toEqual([])
  expect(conversation.record().endedAt).toBeNull()
})

test.each(['step', 'message', 'answer', 'complete'] as const)(
  'goes on when a listener to %s throws, and throws it from a timer of its own',
  type => {
    const { env, conversation } = begin()
    conversation.on(type, () => {
      throw new Error('Host')
    })
    let thrown = 0
    const goOn = () => {
      for (;;) {
        try {
          if (!env.clock.advanceToNext()) return
        } catch {
          thrown++
        }
      }
    }
    conversation.start()
    goOn()
    conversation.answer('Yes')
    goOn()
    expect(conversation.getView().status).toBe('ended')
    expect(thrown).toBeGreaterThan(0)
  },
)

test('goes on when a viewer throws', () => {
  const { env, conversation } = begin()
  conversation.start()
  const unsubscribe = conversation.subscribe(() => {
    throw new Error('Host')
  })
  expect(() => env.clock.advanceToNext()).not.toThrow()
  unsubscribe()
  expect(() => env.clock.advanceToNext()).toThrow('Host')
  expect(texts(conversation.getView().items)).toEqual(['Hello {who}'])
})

test.each(['Hello {who}', 'Bread?'])(
  'leaves nothing behind when a listener to "%s" restarts the conversation',
  text => {
    const { env, conversation } = begin()
    const off = conversation.on('message', ({ message }) => {
      if (message === text) conversation.restart()
    })
    conversation.start()
    env.clock.advance(text === 'Bread?' ? 1400 : 700)
    expect(conversation.getView()).toMatchObject({
      status: 'restarting',
      items: [],
      typing: false,
      prompt: null,
    })
    off()
    env.clock.advance(200 + 1400)
    expect(conversation.getView()).toMatchObject({ status: 'waiting', typing: false })
    expect(texts(conversation.getView().items)).toEqual(['Hello {who}', 'Bread?', 'asked'])
  },
)

test('enters no node when a listener to its step stops the conversation', () => {
  const { env, conversation } = begin()
  conversation.on('step', ({ nodeId }) => {
    if (nodeId === 'q') conversation.stop()
  })
  conversation.start()
  env.clock.advance(700)
  expect(conversation.getView()).toMatchObject({ status: 'stopped', typing: false })
  expect(env.clock.advanceToNext()).toBe(false)
})
