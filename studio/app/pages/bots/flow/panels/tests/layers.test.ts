import { readDraft } from 'talkgraph/builder'
import { testBot } from 'talkgraph/testing'
import { expect, test } from 'vitest'
import { readFlow } from '../../model/graph/read-graph.js'
import { exitKey } from '../../model/layer/layer.js'
import { cakes } from '../../testing/open-room.js'
import { coverageLayer, unwalkedWays } from './coverage-layer.js'
import { drawnStep, drawnWay, nameOfNode } from './drawn-step.js'
import { testLayer } from './test-layer.js'

const flow = readFlow(readDraft(cakes))

async function played(bot: unknown, expected: object, answers: readonly string[] = ['Apple']) {
  const report = await testBot(bot, [{ name: 'Apple', answers, expect: expected }])
  if ('error' in report) throw new Error(report.error.message)
  return report
}

test('a failing test says at each step what was expected and what came, and where it was expected to go', async () => {
  const { tests } = await played(cakes, {
    visited: ['which', 'lost'],
    says: ['With sugar'],
    variables: { a: 1 },
  })
  const layer = testLayer(tests[0]?.faults ?? [], flow)
  expect(layer.steps.get('which')?.words).toContain(
    'Expected: Goes to “Message: Nobody comes here.”',
  )
  expect(layer.steps.get('lost')).toMatchObject({ tone: 'warn', short: 'Expected' })
  expect(layer.steps.get('hi')?.words).toContain(
    'Expected: Says “With sugar”. Came: Says “Good day!”',
  )
  expect(layer.steps.get('bye')?.words).toBe('Expected: a is 1. Came: a is empty')
})

test('walked and unwalked ways are marks of their exits, in words; those that nobody walked are listed', async () => {
  const { coverage } = await played(cakes, {})
  const { exits } = coverageLayer(coverage, flow)
  expect(exits.get(exitKey('which', 'a'))).toMatchObject({ words: 'Walked' })
  expect(exits.get(exitKey('which', 'p'))).toMatchObject({
    words: 'No test walks this way',
    tone: 'warn',
  })
  expect(
    exits.get(exitKey('hi', flow.steps.get('hi')?.exits[0]?.sourceHandle ?? null))?.words,
  ).toBe('Walked')
  expect(unwalkedWays(coverage, flow)).toMatchObject([
    { nodeId: 'which', exit: 1, title: 'Plum', name: 'Any number of choices: Which cake?' },
  ])
})

test('a plain way that several options share is marked at each of them', async () => {
  const shared = {
    nodes: [
      {
        id: 'which',
        type: 'two-choices',
        data: { choicePrompt: '?', choiceText1: 'Apple', choiceText2: 'Plum' },
      },
      { id: 'bye', type: 'message', data: { text: 'Bye' } },
    ],
    edges: [{ source: 'which', target: 'bye' }],
  }
  const drawn = readFlow(readDraft(shared))
  const exits = drawn.steps.get('which')?.exits ?? []
  const marksOf = async (bot: unknown, answers: readonly string[]) => {
    const layer = coverageLayer((await played(bot, {}, answers)).coverage, drawn)
    return exits.map(({ sourceHandle }) => layer.exits.get(exitKey('which', sourceHandle))?.words)
  }
  expect(await marksOf(shared, ['Apple'])).toEqual(['Walked', 'Walked'])
  expect(await marksOf(shared, [])).toEqual(['No test walks this way', 'No test walks this way'])
})

const inner = {
  inputs: [],
  outputs: [],
  nodes: [
    {
      id: 'size',
      type: 'two-choices',
      data: { choicePrompt: 'Size?', choiceText1: 'S', choiceText2: 'L' },
    },
    { id: 'small', type: 'message', data: { text: 'Small.' } },
    { id: 'large', type: 'message', data: { text: 'Large.' } },
  ],
  edges: [
    { source: 'size', sourceHandle: 'source-1', target: 'small' },
    { source: 'size', sourceHandle: 'source-2', target: 'large' },
  ],
}
const nested = {
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hi' } },
    { id: 'part', type: 'sub-flow', data: { subFlowId: 'sizes', version: '1' } },
    { id: 'bye', type: 'message', data: { text: 'Bye' } },
  ],
  edges: [
    { source: 'hi', target: 'part' },
    { source: 'part', target: 'bye' },
  ],
  subFlows: { sizes: inner },
}

test('a test goes into sub-flows: steps inside are named by their place, and summed up at the step that is drawn', async () => {
  const { tests, coverage } = await played(nested, { visited: ['part/size', 'part/large'] }, ['S'])
  expect(tests[0]?.visited).toEqual(['hi', 'part', 'part/size', 'part/small', 'bye'])
  const drawn = readFlow(readDraft(nested))
  expect(coverageLayer(coverage, drawn).steps.get('part')?.words).toBe('Inside, 1 of 2 ways walked')
  expect(unwalkedWays(coverage, drawn)).toMatchObject([
    { nodeId: 'part', exit: null, title: 'inside: size' },
  ])
  expect(testLayer(tests[0]?.faults ?? [], drawn).steps.get('part')?.tone).toBe('bad')
  expect([drawnStep(drawn, 'part/size'), drawnStep(drawn, 'gone/size')]).toEqual([
    'part',
    undefined,
  ])
  expect(nameOfNode(drawn, 'part/size')).toContain(' › size')
  expect(drawnWay(drawn, tests[0]?.visited ?? [])).toEqual(['hi', 'part', 'bye'])
})
