import { describe, expect, test } from 'vitest'
import { fields } from './bot/fields.js'
import { createConversation, createRegistry, defineNode, parseBot } from './index.js'
import { statement } from './patterns/statement.js'
import { createFakeEnv } from './testing/fake-env.js'

const source = { nodes: [{ id: 'a', type: 'welcome', data: { text: 'Hello' } }], edges: [] }
const create = (options: unknown) => () => Reflect.apply(createConversation, undefined, [options])

describe('createConversation tells what was given and what was expected', () => {
  test.each([
    [{}, 'createConversation() got bot undefined, expected what parseBot() has read.'],
    [undefined, 'createConversation() got bot undefined, expected what parseBot() has read.'],
    [null, 'createConversation() got bot undefined, expected what parseBot() has read.'],
    [{ bot: 'demo' }, 'got bot demo, expected what parseBot() has read.'],
    [{ bot: source }, 'got bot an object with nodes, edges, expected what parseBot() has read.'],
    [{ bot: parseBot(source) }, 'got env undefined, expected an environment with a clock.'],
    [{ bot: parseBot(source), env: {} }, 'got env an object with nothing, expected an environment'],
  ])('%#', (options, message) => {
    expect(create(options)).toThrow(message)
  })

  test('and does without plug-ins that are no list', () => {
    const env = createFakeEnv()
    const problems: string[] = []
    const conversation: ReturnType<typeof createConversation> = create({
      bot: parseBot(source),
      env,
      plugins: 5,
    })()
    conversation.on('problem', ({ code }) => problems.push(code))
    conversation.start()
    env.clock.advance(5000)
    expect(problems).toEqual([])
  })

  test('and takes a bot with its environment', () => {
    expect(create({ bot: parseBot(source), env: createFakeEnv() })).not.toThrow()
  })
})

test('a text that a node type from outside says without HTML is said in its words', () => {
  const said = JSON.parse('[{ "kind": "text", "text": "2 < 3 & more" }]')
  const registry = createRegistry([
    defineNode({ type: 'says-words', schema: fields({}), machine: () => statement(() => said) }),
  ])
  const env = createFakeEnv()
  const bot = parseBot({ nodes: [{ id: 'a', type: 'says-words', data: {} }], edges: [] }, registry)
  const conversation = createConversation({ bot, env, registry })
  conversation.start()
  env.clock.advance(5000)
  expect(conversation.getView().items).toMatchObject([
    { content: { kind: 'text', text: '2 < 3 & more', html: '2 &lt; 3 &amp; more' } },
  ])
  expect(conversation.record().transcript).toMatchObject([{ by: 'bot', message: '2 < 3 & more' }])
})
