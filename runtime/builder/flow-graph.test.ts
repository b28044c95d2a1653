import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graph } from '../../tests/arbitraries/graph.js'
import { cakeShop } from '../draft/draft.fixture.js'
import { lintBot } from '../index.js'
import { flowGraph } from './flow-graph.js'

test('a flow is drawn with its steps by their words and its exits by their names', () => {
  const { start, nodes, edges } = flowGraph(cakeShop())
  expect(start).toBe('hi')
  expect(nodes[1]).toMatchObject({
    id: 'cake',
    type: 'n-choices',
    kind: 'Any number of choices',
    name: 'Any number of choices: Which cake?',
    group: 'choices',
    position: { x: 0, y: 100 },
    isReached: true,
    exits: [
      { title: 'Apple', edgeId: 'e2', target: 'split' },
      { title: 'Plum', edgeId: 'e3', target: 'call', sourceHandle: 'source-plum' },
      { title: 'Choice nut', edgeId: 'e4', target: 'bye', state: 'later' },
    ],
  })
  expect(edges[2]).toEqual({
    id: 'e3',
    source: 'cake',
    target: 'call',
    sourceHandle: 'source-plum',
    isFollowed: true,
  })
})

test('an exit without a way has no target', () => {
  const bot = {
    nodes: [{ id: 'if', type: 'condition' }],
    edges: [
      { source: 'if', target: 'if', sourceHandle: 'source-1' },
      { source: 'x', target: 'if' },
    ],
  }
  const [node] = flowGraph({ ...bot, nodes: [...bot.nodes, { id: 'x', type: 'welcome' }] }).nodes
  expect(node?.exits.map(({ title, target }) => [title, target])).toEqual([
    ['It holds', undefined],
    ['It does not hold', 'if'],
  ])
})

test('a jump leads where its field says, and what nobody reaches is known', () => {
  const nodes = [
    { id: 'hi', type: 'welcome' },
    { id: 'jump', type: 'jump-to', data: { goto: 'bye' } },
    { id: 'bye', type: 'message' },
    { id: 'lost', type: 'message' },
  ]
  const drawn = flowGraph({
    nodes,
    edges: [
      { source: 'hi', target: 'jump' },
      { source: 'jump', target: 'lost' },
    ],
  })
  expect(drawn.nodes[1]).toMatchObject({
    jumpsTo: 'bye',
    exits: [{ target: 'bye', edgeId: undefined }],
  })
  expect(drawn.nodes.map(({ isReached }) => isReached)).toEqual([true, true, true, true])
  expect(drawn.edges[1]?.isFollowed).toBe(false)
  expect(flowGraph({ nodes, edges: [] }).nodes.map(({ isReached }) => isReached)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('what does not load yet is drawn too', () => {
  const { start, nodes, edges } = flowGraph({
    nodes: [{ id: 'a' }, { id: 'b' }],
    edges: [{ source: 'a', target: 'gone' }],
  })
  expect(start).toBeUndefined()
  expect(nodes.map(({ name }) => name)).toEqual(['Step without a type', 'Step without a type'])
  expect(edges).toMatchObject([{ target: 'gone' }])
})

test('says of the same edges and steps as lint that nobody comes there, whatever the graph', () => {
  fc.assert(
    fc.property(graph, bot => {
      const drawn = flowGraph(bot)
      const findings = lintBot(bot)
      const lost = findings
        .filter(({ rule }) => rule === 'unreachable-node')
        .map(({ nodeId }) => nodeId)
      expect(drawn.nodes.filter(({ isReached }) => !isReached).map(({ id }) => id)).toEqual(lost)
      for (const { exits } of drawn.nodes)
        for (const { title } of exits) expect(title).toMatch(/\S/)
    }),
    { numRuns: 100 },
  )
})
