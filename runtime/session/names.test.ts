import { expect, test } from 'vitest'
import { createConversation, parseBot, readSavedSession } from '../index.js'
import { createFakeEnv, playBot } from '../testing/index.js'

const message = (id: string, text: string) => ({ id, type: 'message', data: { text } })
const ask = (id: string, answerVariable: string) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText: '?', answerVariable },
})
const set = (id: string, name: string, value: string) => ({
  id,
  type: 'variable',
  data: { name, value },
})

/** Nodes one after the other. */
const inARow = (...nodes: { id: string; type: string; data: object }[]) => ({
  nodes,
  edges: nodes.slice(1).map((node, index) => ({ source: nodes[index]?.id ?? '', target: node.id })),
})

async function lastWords(bot: object, options: Parameters<typeof playBot>[1] = {}) {
  const played = await playBot(bot, options)
  return 'error' in played ? played.error.message : played.transcript.at(-1)?.message
}

test('a score that is set to 0 for another round is 0, although an answer stored it first', async () => {
  const bot = inARow(
    ask('q', 'score'),
    {
      id: 'm',
      type: 'math-operation',
      data: { leftValue: '{score}', operator: '+', rightValue: '10', answerVariable: 'score' },
    },
    set('again', 'score', '0'),
    message('end', 'Score: {score}'),
  )
  expect(await lastWords(bot, { answers: ['10'] })).toBe('Score: 0')
})

test('whoever stores last under a name is what the name gives', async () => {
  const answerLast = inARow(set('v', 'x', 'set'), ask('q', 'x'), message('end', '{x}'))
  expect(await lastWords(answerLast, { answers: ['said'], variables: { x: 'page' } })).toBe('said')
  const setLast = inARow(ask('q', 'x'), set('v', 'x', 'set'), message('end', '{x}'))
  expect(await lastWords(setLast, { answers: ['said'], variables: { x: 'page' } })).toBe('set')
})

test('the visitor’s email is a name like any other', async () => {
  const bot = inARow(
    { id: 'e', type: 'ask-email', data: { questionText: '?' } },
    set('v', 'email', 'desk@shop.example'),
    message('end', '{email}'),
  )
  const played = await playBot(bot, { answers: ['ann@home.example'] })
  expect(played).toMatchObject({ visitor: { email: 'ann@home.example' } })
  expect(await lastWords(bot, { answers: ['ann@home.example'] })).toBe('desk@shop.example')
})

test('records keep what the visitor gave', async () => {
  const bot = inARow(ask('q', 'x'), set('v', 'x', 'set'))
  expect(await playBot(bot, { answers: ['said'] })).toMatchObject({
    answers: { q: 'said' },
    answerVariables: [{ nodeId: 'q', key: 'x', value: 'said' }],
    variables: { x: 'set' },
  })
})

test('a quiz raises what the name gives', async () => {
  const quiz = { quizPrompt: '?', option1: 'A', correctAnswer: 'option1' }
  const bot = {
    nodes: [
      ask('q', 'score'),
      set('v', 'score', '1'),
      { id: 'quiz', type: 'quiz', data: quiz },
      { id: 'points', type: 'variable', data: { name: 'score', value: '5' } },
      message('end', '{score}'),
    ],
    edges: [
      { source: 'q', target: 'v' },
      { source: 'v', target: 'quiz' },
      { source: 'quiz', target: 'end', sourceHandle: 'source-1' },
      { source: 'quiz', target: 'points', sourceHandle: 'source-2' },
    ],
  }
  expect(await lastWords(bot, { answers: ['40', 'A'] })).toBe('6')
})

const waiting = parseBot(inARow(ask('q', 'x'), ask('wait', 'y'), message('end', '{x}')))

/** Answers `x`, then lets the page set it, and saves. */
function saved() {
  const env = createFakeEnv()
  const conversation = createConversation({ bot: waiting, env })
  conversation.start()
  env.clock.advance(700)
  conversation.answer('said')
  env.clock.advance(1200)
  conversation.setVariables({ x: 'page' })
  return JSON.parse(JSON.stringify(conversation.save()))
}

function sayAfter(kept: unknown) {
  const env = createFakeEnv()
  const conversation = createConversation({ bot: waiting, env, saved: readSavedSession(kept) })
  conversation.start()
  env.clock.advance(0)
  conversation.answer('on')
  env.clock.advance(1200)
  return conversation.record().transcript.at(-1)?.message
}

test('a conversation that goes on later still knows who stored last', () => {
  expect(sayAfter(saved())).toBe('page')
})

test('a conversation that an earlier version saved goes on, its answers before its variables', () => {
  const { names: _, ...earlier } = saved()
  expect(earlier.format).toBe(1)
  expect(sayAfter(earlier)).toBe('said')
})

test('names that were saved in another shape are not read', () => {
  expect(readSavedSession({ ...saved(), names: [7] })).toBeUndefined()
})

test('spaces in a name may be those that editors of formatted text put there', async () => {
  for (const name of [
    'Service needed',
    'Service\u00a0needed',
    'Service&nbsp;needed',
    '\u00a0Service needed&nbsp;|none',
  ])
    for (const [open, close] of [
      ['{', '}'],
      ['{{', '}}'],
      ['${', '}'],
    ])
      expect(
        await lastWords(
          inARow(ask('q', 'Service needed'), message('m', `${open}${name}${close}`)),
          { answers: ['Pipes'] },
        ),
      ).toBe('Pipes')
})
