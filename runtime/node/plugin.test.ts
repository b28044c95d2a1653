import * as v from 'valibot'
import { expect, test } from 'vitest'
import { typesWith } from '../api.js'
import { createConversation, parseBot } from '../index.js'
import { lintBot } from '../lint/lint-bot.js'
import { asking } from '../patterns/asking.js'
import { sayText } from '../patterns/say.js'
import { statement } from '../patterns/statement.js'
import { createFakeEnv } from '../testing/fake-env.js'
import { exploreBot, playBot, testBot } from '../testing/index.js'
import { defineNode } from './define-node.js'

const pad = defineNode({
  type: 'signature/pad',
  schema: v.object({ question: v.optional(v.string(), 'Sign here') }),
  machine: () =>
    asking<{ question: string }>({
      contents: ({ data, variables }) => sayText(data.question, variables),
      prompt: () => ({ kind: 'signature/pad', words: 'Write your name as your signature.' }),
      judge: answer =>
        typeof answer === 'string'
          ? { ok: true, message: answer, answer: { value: answer }, handle: null }
          : { ok: false },
      pauseAfterAnswer: 0,
    }),
})
const seal = defineNode({
  type: 'signature/seal',
  schema: v.object({}),
  machine: () => statement(() => [{ kind: 'signature/seal', words: 'Sealed.' }]),
})
const signature = { name: 'signature', nodes: [pad, seal] }

const bot = {
  plugins: ['signature'],
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hi' } },
    { id: 'p', type: 'signature/pad-node', data: {} },
    { id: 's', type: 'signature/seal', data: {} },
  ],
  edges: [
    { source: 'w', target: 'p' },
    { source: 'p', target: 's' },
  ],
}

test('plays the node types of a plug-in, by their own prompts and contents', async () => {
  const played = await playBot(bot, { plugins: [signature], answers: ['Ann'] })
  expect(played).toMatchObject({ ended: 'no-next-node', answers: { p: 'Ann' }, problems: [] })
  expect('transcript' in played && played.transcript.at(-1)).toEqual({
    by: 'bot',
    message: 'Sealed.',
  })
})

test('a conversation takes the plug-ins that its bot was read by, or its own', () => {
  for (const conversation of [
    createConversation({ bot: parseBot(bot, { plugins: [signature] }), env: createFakeEnv() }),
    createConversation({ bot: parseBot(bot), plugins: [signature], env: createFakeEnv() }),
  ]) {
    const types: string[] = []
    conversation.on('problem', ({ code }) => types.push(code))
    conversation.start()
    conversation.stop()
    expect(types).toEqual([])
  }
})

test('flow tests and random conversations play them, and lint knows them', async () => {
  const plugins = [signature]
  const report = await testBot(
    bot,
    [{ name: 'signs', answers: ['Ann'], expect: { visited: ['p', 's'] } }],
    { plugins },
  )
  expect(report).toMatchObject({ tests: [{ failures: [] }], coverage: { never: [] } })
  expect((await exploreBot(parseBot(bot, { plugins }), 3)).findings).toEqual([])
  expect(lintBot(bot, { plugins })).toEqual([])
})

test('without the plug-in its steps are passed and lint names it', async () => {
  const played = await playBot(bot, {})
  expect('problems' in played && played.problems.map(({ code }) => code)).toEqual([
    'UNKNOWN_NODE_TYPE',
    'UNKNOWN_NODE_TYPE',
  ])
  expect(lintBot(bot).map(({ message }) => message)).toContain(
    'The plug-in "signature" is not there.',
  )
})

test('lint mends a bot that does not name the plug-in of its step', () => {
  const [finding] = lintBot({ ...bot, plugins: [] }, { plugins: [signature] })
  expect(finding).toMatchObject({
    rule: 'plugin-missing',
    nodeId: 'p',
    mend: { changes: [{ op: 'bot', path: ['plugins'], value: ['signature'] }] },
  })
})

test.each([
  ['it is no object', null],
  ['its name must be lower-case letters, digits and hyphens', { name: 'A b' }],
  ['must be named "signature/…"', { name: 'signature', nodes: [{ ...pad, type: 'pad' }] }],
  ['must come from defineNode', { name: 'signature', nodes: [{ type: 'signature/pad' }] }],
  [
    'must accept {}',
    { name: 'signature', nodes: [{ ...pad, schema: v.object({ question: v.string() }) }] },
  ],
  ['is there twice', { name: 'signature', nodes: [pad, pad] }],
])('names a plug-in that is broken, because %s, and keeps the others', (fault, broken) => {
  const { problems, find } = typesWith([broken, { ...signature, name: 'signature' }])
  expect(problems).toEqual([{ code: 'PLUGIN_BROKEN', message: expect.stringContaining(fault) }])
  expect(find('signature/pad')).toBeDefined()
})

test('a broken plug-in is told of by a run, which goes on with the others', async () => {
  const played = await playBot(bot, {
    plugins: [{ name: 'Broken' }, signature],
    answers: ['Ann'],
  })
  expect(played).toMatchObject({ ended: 'no-next-node', problems: [{ code: 'PLUGIN_BROKEN' }] })
})

test.each([
  [
    'cannot make its chart',
    {
      machine: () => {
        throw new Error('no chart')
      },
    },
  ],
  [
    'cannot say what it says',
    {
      machine: () =>
        statement(() => {
          throw new Error('no words')
        }),
    },
  ],
])('a step that %s is passed by its plain way', async (_, wrong) => {
  const nodes = [pad, { ...seal, ...wrong }]
  const flow = {
    ...bot,
    edges: [
      { source: 'w', target: 's' },
      { source: 's', target: 'p' },
    ],
  }
  const played = await playBot(flow, { plugins: [{ name: 'signature', nodes }], answers: ['Ann'] })
  expect(played).toMatchObject({
    visited: ['w', 's', 'p'],
    answers: { p: 'Ann' },
    problems: [{ code: 'BOT_INVALID', nodeId: 's' }],
  })
})

test('data that its schema refuses is read as if nothing stood there, and exits that throw are the plain one', async () => {
  const exits = () => {
    throw new Error('no exits')
  }
  const plugins = [{ name: 'signature', nodes: [{ ...pad, exits }, seal] }]
  const nodes = bot.nodes.map(node => (node.id === 'p' ? { ...node, data: { question: 7 } } : node))
  const played = await playBot({ ...bot, nodes }, { plugins, answers: ['Ann'] })
  expect(played).toMatchObject({ visited: ['w', 'p', 's'], problems: [] })
  expect('transcript' in played && played.transcript[1]).toEqual({
    by: 'bot',
    message: 'Sign here',
  })
})
