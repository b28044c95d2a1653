import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exitsOf, graph } from '../../tests/arbitraries/graph.js'
import { lookRules } from '../../themes/index.js'
import { type Finding, lintBot, ownTypes as registry, sayFinding } from '../index.js'
import { askingGroups } from '../node/form.js'
import { forms } from '../nodes/descriptions.js'
import { subFlowSample } from '../nodes/sub-flow/sub-flow.form.js'
import { playNode, samples } from '../testing/index.js'
import { placeholdersIn } from './names-set.js'
import { besidesOwners, ofOwners } from './of-owners.fixture.js'
import { rules } from './rules/index.js'
import { slips } from './slips.fixture.js'

describe('a bot with one slip', () => {
  test.each(slips)('$name: $rule', ({ bot, rule, severity, nodeId, field, remedy }) => {
    const all = lintBot(bot)
    const findings = ofOwners.has(rule)
      ? all.filter(each => each.rule === rule)
      : besidesOwners(all)
    const place = { ...(nodeId !== undefined && { nodeId }), ...(field !== undefined && { field }) }
    expect(findings).toEqual([expect.objectContaining({ rule, severity, ...place })])
    expect(findings[0]?.remedy).toContain(remedy)
    expect(findings[0]?.message).toMatch(/\S/)
  })

  test('there are at least thirty, and each rule for flows has one', () => {
    expect(slips.length).toBeGreaterThanOrEqual(30)
    const told = new Set(slips.map(({ rule }) => rule))
    expect(rules.map(({ id }) => id).filter(id => !told.has(id))).toEqual([])
  })
})

describe('a clean bot gives nothing', () => {
  test('the demo bot', () => {
    const demo = readFileSync(new URL('../../server/demo/demo-bot.json', import.meta.url), 'utf8')
    expect(besidesOwners(lintBot(demo, { rules: lookRules }))).toEqual([])
  })

  test.each(registry.definitions.map(({ type }) => type))(
    'the sample of %s in a flow of its own',
    type => {
      const around = {
        settings: { liveDesk: true },
        ...(type === 'return' && { inputs: [] }),
        subFlows,
      }
      expect(besidesOwners(lintBot({ ...flowAround(type), ...around }))).toEqual([])
    },
  )

  test.each([
    'https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    'https://bakery.example/oven.webm',
  ])('a video node may play %s', video => {
    expect(lintBot({ nodes: [{ id: 'film', type: 'video', data: { video } }], edges: [] })).toEqual(
      [],
    )
  })

  test('a variable that the bot expects of its page', () => {
    const nodes = [{ id: 'hi', type: 'welcome', data: { text: 'Hi {customer.name}, {user}' } }]
    const found = (variables: unknown) =>
      lintBot({ nodes, variables }).map(({ message }) => message)
    expect(found(['customer', 'user'])).toEqual([])
    expect(found(['customer'])).toEqual(['No step of the flow sets the variable "user".'])
  })

  test('what editors of graphs add is no unknown field', () => {
    const nodes = [
      {
        id: 'a',
        type: 'message-node',
        position: { x: 1, y: 2 },
        width: 200,
        selected: true,
        data: { text: 'Hi', label: 'My step', style: {}, width: 3, next: 'b', onChange: null },
      },
    ]
    expect(lintBot({ nodes, edges: [], viewport: { zoom: 1 } })).toEqual([])
  })

  test('options that are left out for now keep their edges', () => {
    const data = {
      selectPrompt: 'When?',
      option1: 'A',
      option2: 'B',
      option3: 'C',
      disableOption3: true,
    }
    const edges = ['source-1', 'source-2', 'source-3'].map(sourceHandle => ({
      source: 'a',
      target: 'b',
      sourceHandle,
    }))
    const nodes = [
      { id: 'a', type: 'select-option', data },
      { id: 'b', type: 'message', data: { text: 'Bye' } },
    ]
    expect(lintBot({ nodes, edges })).toEqual([])
  })
})

test('an error where no visitor comes is a warning, but a secret stays an error', () => {
  const nodes = [
    { id: 'start', type: 'welcome', data: { text: 'Hi' } },
    { id: 'lost', type: 'jump-to', data: { nodeId: 'gone' } },
    { id: 'told', type: 'message', data: { text: ['sk', 'abcdefghijklmnopqrstuvwx'].join('-') } },
  ]
  const found = lintBot({ nodes, edges: [] }).filter(({ rule }) => rule !== 'unreachable-node')
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
    ['secret-in-public-field', 'error'],
    ['jump-to-nowhere', 'warning'],
  ])
})

test('a finding is said in one line, with its place, what to do and its rule', () => {
  const finding: Finding = {
    rule: 'dead-handle',
    severity: 'error',
    nodeId: 'cake',
    edgeId: 'e1',
    field: 'sourceHandle',
    message: 'It is dead.',
    remedy: 'Write "plum".',
  }
  expect(sayFinding(finding)).toBe(
    'node "cake", edge "e1", sourceHandle: It is dead. Write "plum". (dead-handle)',
  )
})

test('never throws, and says of each finding what and where, whatever the graph', () => {
  fc.assert(
    fc.property(graph, bot => {
      for (const { message, remedy, nodeId } of lintBot(bot)) {
        expect(message).toMatch(/\S/)
        expect(remedy).toMatch(/\S/)
        if (nodeId !== undefined) expect(bot.nodes.map(({ id }) => id)).toContain(nodeId)
      }
    }),
    { numRuns: 200 },
  )
})

test.each([undefined, null, 7, '', '[]', [], { nodes: 1 }, { nodes: [null] }])(
  'tells that %j does not load',
  input => {
    expect(lintBot(input)).toMatchObject([{ rule: 'unloadable', severity: 'error' }])
  },
)

test.each(registry.definitions.map(definition => [definition.type, definition] as const))(
  'knows whether %s asks a visitor',
  async (type, definition) => {
    const played = playNode(definition, samples[type])
    await played.advance(60_000)
    expect(played.emitted.some(event => event.type === 'node.ask')).toBe(
      askingGroups.has(forms[type].group),
    )
  },
)

/** A welcome, whatever the sample's placeholders want, the sample, and a node at each of its exits. */
const subFlows = {
  [subFlowSample.subFlowId]: {
    inputs: Object.keys(subFlowSample.inputs),
    outputs: Object.keys(subFlowSample.outputs),
    nodes: [{ id: 'in', type: 'message', data: { text: 'Hi' } }],
  },
}

function flowAround(type: (typeof registry.definitions)[number]['type']) {
  const data = samples[type]
  const names = placeholdersIn(JSON.stringify(data)).filter(
    name => name !== 'name' || !/name|user-input/.test(type),
  )
  const bare = type === 'math-operation' ? ['loaf_price'] : []
  const setters = [...new Set([...names, ...bare])].map((name, index) => ({
    id: `set${index}`,
    type: 'variable',
    data: { name, value: '1' },
  }))
  const before = [
    { id: 'start', type: 'welcome', data: { text: 'Hi' } },
    ...setters,
    { id: 'step', type, data },
  ]
  const target = type === 'quiz' ? 'score' : 'main-menu'
  return {
    nodes: [
      ...before,
      { id: 'main-menu', type: 'message', data: { text: 'Bye' } },
      ...(type === 'quiz'
        ? [{ id: 'score', type: 'variable', data: { name: 'score', value: '1' } }]
        : []),
    ],
    edges: [
      ...before
        .slice(1)
        .map((node, index) => ({ source: before[index]?.id ?? '', target: node.id })),
      ...(type === 'jump-to' ? [] : exitsOf(type, data)).map(exit => ({
        source: 'step',
        target: 'main-menu',
        ...(exit !== null && { sourceHandle: exit }),
      })),
      ...(type === 'quiz' ? [{ source: 'step', target, sourceHandle: 'source-2' }] : []),
    ],
  }
}

test('texts that lack in very many languages are told a thousand times, not once for each', () => {
  const nodes = Array.from({ length: 2000 }, (_, index) => ({
    id: `n${index}`,
    type: 'message',
    data: { text: 'Hello' },
  }))
  const edges = nodes.slice(1).map(({ id }, index) => ({ source: `n${index}`, target: id }))
  const tags = Array.from({ length: 600 }, (_, index) => `de-x-${index}`)
  const translations = Object.fromEntries(tags.map(tag => [tag, { n0: { text: 'Hallo' } }]))
  const findings = lintBot({ nodes, edges, translations })
  expect(findings).toHaveLength(1001)
  expect(findings.at(-1)?.message).toBe('More texts have no translation.')
})
