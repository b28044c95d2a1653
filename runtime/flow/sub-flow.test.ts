import { expect, test } from 'vitest'
import { createConversation, parseBot, readSavedSession } from '../index.js'
import type { AnswerInput } from '../node/prompt.js'
import {
  createFakeEnv,
  type PlayedBot,
  type PlayOptions,
  playBot,
  testBot,
} from '../testing/index.js'

const ask = (id: string, answerVariable: string, questionText = `${id}?`) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText, answerVariable },
})
const say = (id: string, text: string) => ({ id, type: 'message', data: { text } })
const playing = (id: string, subFlowId: string, data: object = {}) => ({
  id,
  type: 'sub-flow',
  data: { subFlowId, version: 1, ...data },
})
const line = (...nodes: readonly { id: string; type: string; data?: object }[]) => ({
  nodes,
  edges: nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id ?? '', target: id })),
})

const address = {
  name: 'Address',
  inputs: ['country', 'count'],
  outputs: ['street', 'count'],
  ...line(
    say('hello', 'To {country}'),
    ask('street', 'street'),
    say('thanks', '{street}, {secret}!'),
  ),
}
const shop = {
  ...line(
    say('w', 'Hi'),
    ask('ask', 'land'),
    playing('home', 'address', {
      inputs: { country: '{land}' },
      outputs: { street: 'home_street' },
    }),
    say('end', '{home_street}{street}'),
  ),
  subFlows: { address },
}

const said = ({ transcript }: PlayedBot) =>
  transcript.flatMap(({ by, message }) => (by === 'bot' ? [message] : []))

async function play(bot: unknown, answers: readonly AnswerInput[] = [], options: PlayOptions = {}) {
  const played = await playBot(bot, { answers, ...options })
  if ('error' in played) throw new Error(played.error.message)
  return played
}

test('plays a sub-flow with what it is given, and goes on with what it gives back', async () => {
  const played = await play(shop, ['France', 'Rue 1'])
  expect(played).toMatchObject({
    ended: 'no-next-node',
    visited: ['w', 'ask', 'home', 'home/hello', 'home/street', 'home/thanks', 'end'],
    answers: { ask: 'France', 'home/street': 'Rue 1' },
    answerVariables: [{ nodeId: 'ask', key: 'land', value: 'France' }],
    variables: { home_street: 'Rue 1' },
    problems: [],
  })
  expect(said(played)).toEqual([
    'Hi',
    'ask?',
    'To France',
    'street?',
    'Rue 1, {secret}!',
    'Rue 1{street}',
  ])
})

test('knows nothing of its caller’s variables, nor the caller of its own', async () => {
  const bot = {
    ...line(
      { id: 'w', type: 'variable', data: { name: 'secret', value: 'x' } },
      playing('home', 'address', { inputs: { country: 'here' }, outputs: { secret: 'leak' } }),
      say('end', '{secret}{street}'),
    ),
    subFlows: { address },
  }
  const played = await play(bot, ['Rue 1'])
  expect(said(played).slice(-2)).toEqual(['Rue 1, {secret}!', 'x{street}'])
  expect(played.variables).toEqual({ secret: 'x' })
})

test('a single placeholder keeps its value as it is, and each run begins anew', async () => {
  const bot = {
    ...line(
      say('w', 'Hi'),
      playing('one', 'count', {
        inputs: { list: '{list}' },
        outputs: { list: 'same', more: 'more' },
      }),
      playing('two', 'count', {
        inputs: { list: 'a {list}' },
        outputs: { list: 'text', more: 'again' },
      }),
    ),
    variables: ['list'],
    subFlows: {
      count: {
        inputs: ['list'],
        outputs: ['list', 'more'],
        ...line({
          id: 'add',
          type: 'variable',
          data: { name: 'more', operation: 'append', value: '1' },
        }),
      },
    },
  }
  const { variables } = await play(bot, [], { variables: { list: [1, 'b'] } })
  expect(variables).toMatchObject({ same: [1, 'b'], more: ['1'], text: 'a 1, b', again: ['1'] })
})

test('what a visitor says of themselves is known inside and outside', async () => {
  const bot = {
    ...line(
      { id: 'w', type: 'ask-name', data: { questionText: 'Name?' } },
      playing('in', 'mail'),
      say('end', '{name} {email}'),
    ),
    subFlows: {
      mail: line(say('s', 'Dear {name}'), {
        id: 'm',
        type: 'ask-email',
        data: { questionText: 'Mail?' },
      }),
    },
  }
  const played = await play(bot, ['Ann', 'ann@example.org'])
  expect(said(played)).toEqual([
    'Name?',
    'Nice to meet you, Ann',
    'Dear Ann',
    'Mail?',
    'Ann ann@example.org',
  ])
  expect(played.visitor).toMatchObject({ name: 'Ann', email: 'ann@example.org' })
})

test('a return ends a sub-flow, and nothing else', async () => {
  const part = {
    outputs: ['x'],
    ...line(
      { id: 'v', type: 'variable', data: { name: 'x', value: '1' } },
      { id: 'r', type: 'return' },
      say('never', 'never'),
    ),
  }
  const bot = {
    ...line(
      say('w', 'Hi'),
      playing('in', 'part', { outputs: { x: 'y' } }),
      say('end', '{y}'),
      { id: 'r', type: 'return-node' },
      say('no', 'no'),
    ),
    subFlows: { part },
  }
  const played = await play(bot)
  expect(said(played)).toEqual(['Hi', '1', 'no'])
  expect(played).toMatchObject({ ended: 'no-next-node', problems: [] })
})

const inner = { outputs: ['deep'], ...line(ask('q', 'deep')) }
const outer = {
  outputs: ['deep'],
  ...line(
    say('o', 'outer'),
    playing('down', 'inner', { outputs: { deep: 'deep' } }),
    say('p', '{deep}'),
  ),
}
const nested = {
  ...line(
    say('w', 'Hi'),
    playing('a', 'outer', { outputs: { deep: 'got' } }),
    say('end', 'End {got}'),
  ),
  subFlows: { outer, inner },
}

test.each([
  ['beside it', nested],
  ['in its own file', { ...nested, subFlows: { outer: { ...outer, subFlows: { inner } } } }],
])('a sub-flow plays one that lies %s', async (_, bot) => {
  const played = await play(bot, ['yes'])
  expect(played.visited).toEqual(['w', 'a', 'a/o', 'a/down', 'a/down/q', 'a/p', 'end'])
  expect(said(played)).toEqual(['Hi', 'outer', 'q?', 'yes', 'End yes'])
})

test('of a sub-flow in several versions each step plays its own', async () => {
  const part = (text: string) => line(say('s', text))
  const bot = {
    ...line(playing('one', 'part'), playing('two', 'part', { version: 2 })),
    subFlows: { part: part('newest'), 'part@1': part('first') },
  }
  expect(said(await play(bot))).toEqual(['first', 'newest'])
})

test.each([
  ['is missing', { x: {} }, 'NO_SUCH_SUB_FLOW', /"home".*"gone"/],
  ['names none', { subFlowId: '' }, 'NO_SUCH_SUB_FLOW', /no sub-flow/],
])('one that %s is a problem and passed by', async (_, data, code, message) => {
  const bot = line(say('w', 'Hi'), playing('home', 'gone', data), say('end', 'End'))
  expect(await play(bot)).toMatchObject({
    visited: ['w', 'home', 'end'],
    problems: [{ nodeId: 'home', code, message: expect.stringMatching(message) }],
  })
})

test('a circle is a problem that names the way, and is passed by', async () => {
  const bot = {
    ...line(say('w', 'Hi'), playing('a', 'one'), say('end', 'End')),
    subFlows: { one: line(playing('b', 'two')), two: line(playing('c', 'one'), say('on', 'on')) },
  }
  const played = await play(bot)
  expect(played).toMatchObject({
    ended: 'no-next-node',
    visited: ['w', 'a', 'a/b', 'a/b/c', 'a/b/on', 'end'],
    problems: [
      {
        nodeId: 'a/b/c',
        code: 'SUB_FLOW_CIRCLE',
        message: expect.stringContaining('"one" → "two" → "one"'),
      },
    ],
  })
})

test('a flow that plays itself loads, and one that does not load says where', () => {
  expect(() =>
    parseBot({ ...line(playing('a', 'a')), subFlows: { a: line(playing('a', 'a')) } }),
  ).not.toThrow()
  const broken = { nodes: [say('x', '')], edges: [{ source: 'x', target: 'y' }] }
  expect(() => parseBot({ ...line(playing('a', 'a')), subFlows: { a: broken } })).toThrow(
    /In the sub-flow "a": The way .* "y", which is not a step/,
  )
  expect(() => parseBot({ ...line(say('w', '')), subFlows: { a: 7 } })).toThrow(
    /In the sub-flow "a"/,
  )
  const deep = Array.from({ length: 500 }).reduce<object>(
    subFlow => ({ ...line(say('w', '')), subFlows: { a: subFlow } }),
    line(say('w', '')),
  )
  expect(() => parseBot(deep)).toThrow(/more than 20 deep/)
})

test('jumps, background calls and ids mean what they mean in its own file', async () => {
  const part = {
    outputs: ['v', 'order'],
    ...line(
      {
        id: 'call',
        type: 'webhook',
        data: { url: 'https://shop.example', answerVariable: 'order', waitForResponse: true },
      },
      { id: 'v', type: 'variable', data: { name: 'four', customNameValue: true, value: '4' } },
      { id: 'j', type: 'jump-to', data: { nodeId: 'there' } },
      say('not', 'not here'),
      say('there', '{v} {order.id}'),
    ),
  }
  const bot = {
    ...line(
      say('w', 'Hi'),
      playing('in', 'part', { outputs: { v: 'mine' } }),
      say('there', 'out {mine}'),
    ),
    subFlows: { part },
  }
  const played = await play(bot, [], { fetch: { 'in/call': { status: 200, json: { id: 7 } } } })
  expect(said(played)).toEqual(['Hi', '{\n  "id": 7\n}', '4 7', 'out 4'])
  expect(played.problems).toEqual([])
})

test('goes on inside after a reload, and back to an answer that was given inside', async () => {
  const bot = parseBot(nested)
  const env = createFakeEnv()
  const first = createConversation({ bot, env, allowEdit: true })
  first.start()
  await settle(env)
  expect(first.getView().prompt?.nodeId).toBe('a/down/q')
  const saved = readSavedSession(JSON.stringify(first.save()))
  first.stop()

  const second = createConversation({ bot, env, saved, allowEdit: true })
  second.start()
  await settle(env)
  second.answer('one')
  await settle(env)
  expect(second.lookUp('got')).toBe('one')

  const reply = second.getView().items.find(({ kind }) => kind === 'replied')
  second.edit(reply?.id ?? 0)
  await settle(env)
  expect(second.lookUp('got')).toBeUndefined()
  second.answer('two')
  await settle(env)
  expect(second.lookUp('got')).toBe('two')
  expect(second.getView().items.at(-1)).toMatchObject({ content: { text: 'End two' } })
})

test('what a sub-flow has been given survives a reload', async () => {
  const bot = parseBot(shop)
  const env = createFakeEnv()
  const first = createConversation({ bot, env })
  first.start()
  await settle(env)
  first.answer('France')
  await settle(env)
  const saved = readSavedSession(JSON.stringify(first.save()))
  const second = createConversation({ bot, env, saved })
  second.start()
  await settle(env)
  second.answer('Rue 1')
  await settle(env)
  expect(second.record()).toMatchObject({
    variables: { home_street: 'Rue 1' },
    answers: { 'home/street': 'Rue 1' },
  })
})

test('is said in the visitor’s language where its own file brings it', async () => {
  const part = { ...line(say('s', 'Good day')), translations: { de: { s: { text: 'Guten Tag' } } } }
  const bot = { ...line(playing('in', 'part')), subFlows: { part } }
  expect(said(await play(bot, [], { locale: 'de' }))).toEqual(['Guten Tag'])
})

test('coverage counts the ways inside', async () => {
  const report = await testBot(shop, [
    {
      name: 'x',
      answers: ['a', 'b'],
      expect: { visited: ['home/street', 'end'], variables: { home_street: 'b' } },
    },
  ])
  expect(report).toMatchObject({ tests: [{ failures: [] }], coverage: { walked: 5, total: 5 } })
})

async function settle(env: ReturnType<typeof createFakeEnv>) {
  do await env.settle()
  while (env.clock.advanceToNext())
}
