import { readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { insidePath, readFrom, subFlowPath } from '#paths/flow-path.js'
import { resultsInside } from '../../panels/results/results-inside.js'
import { goneSteps } from '../../panels/results/results-layer.js'
import { findSlips } from '../findings/find-slips.js'
import { readFlow } from './read-graph.js'
import { stepOutside } from './step-outside.js'

const part = {
  name: 'Ask the address',
  inputs: ['town'],
  outputs: ['street'],
  nodes: [{ id: 'street', type: 'message', data: { text: 'Which street in {twon}?' } }],
  edges: [],
}
const bot = {
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'home', type: 'sub-flow', data: { subFlowId: 'p', version: 1 } },
  ],
  edges: [{ source: 'hi', target: 'home' }],
  subFlows: { 'p@1': part },
}

test('a step that plays a sub-flow is called after it, and what is found inside is placed there', () => {
  const draft = readDraft(bot)
  expect(readFlow(draft).steps.get('home')?.words).toBe('Ask the address')
  const found = findSlips(draft).filter(({ message }) => message.includes('twon'))
  expect(found).toMatchObject([{ nodeId: 'home', stepName: 'Sub-flow: Ask the address' }])
})

test('results of steps inside are not gone from the flow, and are told by their own ids inside', () => {
  const counts = (nodeId: string) => ({
    nodeId,
    came: 4,
    left: 1,
    ended: 0,
    exits: [],
    stays: { measured: 0, median: null },
    calls: { made: 0, failed: 0 },
  })
  const data = {
    version: null,
    versions: [],
    conversations: 4,
    isCounting: false,
    from: '2026-11-01',
    to: '2026-11-30',
    steps: [counts('home'), counts('home/street'), counts('gone/street'), counts('old')],
  }
  expect(goneSteps(data, readFlow(readDraft(bot)))).toBe(2)
  expect(resultsInside(data, 'home/').steps.map(({ nodeId }) => nodeId)).toEqual(['street'])
  expect(resultsInside(data, '')).toBe(data)
})

test('a step inside belongs to the outermost step that there is', () => {
  const isStep = (id: string) => ['home', 'a/b'].includes(id)
  expect(['home/x/y', 'a/b/c', 'x/y'].map(id => stepOutside(id, isStep))).toEqual([
    'home',
    'a/b',
    'x/y',
  ])
})

test('addresses name the way that one came, and the results that one looks at', () => {
  const path = subFlowPath('p', ['bakery', 'q'])
  expect(path).toBe('/bots/p/flow?through=bakery%2Cq')
  expect(readFrom(new URLSearchParams('through=bakery,q,../x'))).toEqual(['bakery', 'q'])
  expect(
    insidePath('bakery', 'home', new URLSearchParams('results=left&days=7&compare=live')),
  ).toBe('/bots/bakery/flow?inside=home&results=left&days=7')
})
