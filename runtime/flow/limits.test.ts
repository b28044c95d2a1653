import { expect, test } from 'vitest'
import type { Value } from '../session/values.js'
import { playBot } from '../testing/index.js'
import { limits } from '../validate/limits.js'

type Step = readonly [type: string, data: object]

async function play(steps: readonly Step[], answers: readonly Value[] = []) {
  const nodes = steps.map(([type, data], at) => ({ id: `${at}`, type: `${type}-node`, data }))
  const edges = steps.slice(1).map((_, at) => ({ source: `${at}`, target: `${at + 1}` }))
  const played = await playBot({ nodes, edges }, { answers })
  if ('error' in played) throw new Error(played.error.message)
  return played
}

const choices = (count: number) =>
  [...Array(count).keys()].map(at => ({ id: `${at}`, choiceText: `Choice ${at}` }))

test('of 100,000 choices the first 500 are offered, and that is told', {
  timeout: 60_000,
}, async () => {
  const many: Step = ['n-choices', { choicePrompt: 'Which?', choices: choices(100_000) }]
  const { transcript, problems } = await play([many, ['message', { text: 'Over' }]], ['Choice 499'])
  expect(transcript.at(-1)).toEqual({ by: 'bot', message: 'Over' })
  expect(problems).toEqual([
    {
      nodeId: '0',
      code: 'OVER_LIMIT',
      message: 'There are 100000 options to choose from; the first 500 are offered.',
    },
  ])
})

test('500 choices are no problem', async () => {
  const { problems } = await play(
    [['n-choices', { choicePrompt: 'Which?', choices: choices(500) }]],
    ['Choice 1'],
  )
  expect(problems).toEqual([])
})

test('of a text with 1.6 million tags the first part is said, and that is told', {
  timeout: 60_000,
}, async () => {
  const { transcript, problems } = await play([['message', { text: '<b>x'.repeat(1_600_000) }]])
  expect(transcript[0]?.message).toBe('<b>x'.repeat(limits.tags))
  expect(problems).toEqual([
    {
      nodeId: '0',
      code: 'OVER_LIMIT',
      message:
        'A text has 6400000 characters; the first 20000 are shown, at most 100000 with 5000 tags.',
    },
  ])
})

test('of a long text and of a long label the first part is shown', async () => {
  const long: Step = ['message', { text: 'x'.repeat(300_000) }]
  const label: Step = [
    'n-choices',
    { choicePrompt: 'Which?', choices: [{ id: 'a', choiceText: 'y'.repeat(5000) }] },
  ]
  const { transcript, problems } = await play(
    [long, label, ['message', { text: 'Over' }]],
    [{ pick: 'a' }],
  )
  expect(transcript.at(-1)?.message).toBe('Over')
  expect(transcript[0]?.message).toHaveLength(limits.text)
  expect(problems.filter(({ code }) => code === 'OVER_LIMIT').map(({ nodeId }) => nodeId)).toEqual([
    '0',
    '1',
  ])
})

test('a text that doubles forty times is stored up to its limit', async () => {
  const doubling = Array.from(
    { length: 40 },
    (): Step => ['variable', { name: 'x', value: '{x}{x}', customNameValue: true }],
  )
  const { variables, problems } = await play([['variable', { name: 'x', value: 'a' }], ...doubling])
  expect(String(variables.x)).toHaveLength(limits.value)
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['OVER_LIMIT']))
})

test('a list that doubles forty times is stored up to its limit', { timeout: 60_000 }, async () => {
  const doubling = Array.from(
    { length: 40 },
    (): Step => ['variable', { name: 'x', operation: 'append', value: '{x}' }],
  )
  const first: Step = ['variable', { name: 'x', operation: 'append', value: 'a' }]
  const { variables, problems } = await play([first, ...doubling])
  // An entry counts, and so does its character.
  expect(variables.x).toHaveLength(Math.floor(limits.value / (limits.entry + 1)))
  expect(problems.length).toBeGreaterThan(20)
})

test('what a visitor pastes is kept up to the limit', async () => {
  const { transcript, problems } = await play(
    [['ask-custom-question', { questionText: 'Well?' }]],
    ['x'.repeat(1_000_000)],
  )
  expect(transcript.at(-1)?.message).toHaveLength(limits.text)
  expect(problems.map(({ code }) => code)).toContain('OVER_LIMIT')
})
