import { expect, test } from 'vitest'
import { createConversation, parseBot, type SavedSession } from '../index.js'
import { createFakeEnv, type FakeEnv, playBot } from '../testing/index.js'

const bot = {
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
    {
      id: 'menu',
      type: 'n-choices',
      data: {
        choicePrompt: 'What would you like?',
        choices: [
          { id: 'cake', choiceText: 'A cake' },
          { id: 'bread', choiceText: 'Bread' },
        ],
      },
    },
    { id: 'order', type: 'message', data: { text: 'Ordered.' } },
    {
      id: 'ears',
      type: 'intent',
      data: { listens: true, intents: ['opening hours', 'jobs'] },
    },
    { id: 'open', type: 'message', data: { text: 'From nine to six.' } },
  ],
  edges: [
    { source: 'hello', target: 'menu' },
    { source: 'menu', target: 'order', sourceHandle: 'cake' },
    { source: 'menu', target: 'order', sourceHandle: 'bread' },
    { source: 'ears', target: 'open', sourceHandle: 'opening hours' },
  ],
}

async function said(
  answers: readonly (string | object)[],
  body: object | null = { intent: 'opening hours', confidence: 0.9 },
  given: object = bot,
) {
  const fetch = body ? { ears: { status: 200, json: body } } : {}
  const played = await playBot(given, { answers, fetch } as Parameters<typeof playBot>[1])
  if ('error' in played) throw new Error(played.error.message)
  return played
}

const words = ({ transcript }: Awaited<ReturnType<typeof said>>) =>
  transcript.slice(1).map(({ message }) => message)

test('words that name no option are understood, told, and lead where the intent does', async () => {
  const played = await said(['When are you open?', 'yes'])
  expect(words(played)).toEqual([
    'What would you like?',
    'When are you open?',
    'Do you mean “opening hours”?',
    'Yes',
    'From nine to six.',
  ])
  expect(played).toMatchObject({ ended: 'no-next-node', problems: [], answers: {} })
})

test('who did not mean that is back at the question', async () => {
  const played = await said(['When are you open?', 'No', 'Bread'])
  expect(words(played).slice(2)).toEqual([
    'Do you mean “opening hours”?',
    'No',
    'What would you like?',
    'Bread',
    'Ordered.',
  ])
  expect(played.answers).toEqual({ menu: 'Bread' })
})

test.each([
  ['nothing is sure enough', { intent: null, confidence: 0.1 }],
  ['the intent has no way on', { intent: 'jobs', confidence: 1 }],
  ['the intent is none of the step', { intent: 'weather', confidence: 1 }],
  ['nobody can tell', null],
])('the question is asked again where %s', async (_, body) => {
  const played = await said(['Hm?', 'A cake'], body)
  expect(words(played)).toEqual([
    'What would you like?',
    'Hm?',
    'What would you like?',
    'A cake',
    'Ordered.',
  ])
  expect(played.problems).toEqual([])
})

test('an option that is typed is that option, and without such a step nothing is heard', async () => {
  expect(words(await said(['a cake']))).toEqual(['What would you like?', 'A cake', 'Ordered.'])
  const nodes = bot.nodes.map(node => (node.id === 'ears' ? { ...node, data: {} } : node))
  const deaf = { ...bot, nodes }
  expect(words(await said(['When?', 'Bread'], {}, deaf))).toContain('Bread')
})

/** Until the conversation rests. */
async function goOn(env: FakeEnv) {
  do await env.settle()
  while (env.clock.advanceToNext())
}

test('who comes back while it asks whether that was meant goes on from there', async () => {
  const fetch = { ears: { status: 200, json: { intent: 'opening hours' } } }
  const start = (saved?: SavedSession) => {
    const env = createFakeEnv({ fetch })
    const conversation = createConversation({ bot: parseBot(bot), env, saved })
    conversation.start()
    return { conversation, env }
  }
  const before = start()
  await goOn(before.env)
  before.conversation.answer('When are you open?')
  await goOn(before.env)
  const asked = before.conversation.getView().prompt?.prompt
  expect(asked).toMatchObject({ kind: 'choices', options: [{ id: 'yes' }, { id: 'no' }] })
  const saved = JSON.parse(JSON.stringify(before.conversation.save()))
  before.conversation.stop()
  const { conversation, env } = start(saved)
  await goOn(env)
  expect(conversation.getView().prompt?.prompt).toEqual(asked)
  conversation.answer({ pick: 'yes' })
  await goOn(env)
  expect(conversation.status).toBe('ended')
  expect(conversation.record().transcript.map(({ message }) => message)).toEqual([
    'Hello',
    'What would you like?',
    'When are you open?',
    'Do you mean “opening hours”?',
    'Yes',
    'From nine to six.',
  ])
})
