import { expect, test } from 'vitest'
import { parseBot } from '../index.js'

const node = (id: string, type = 'message-node', data: object = {}) => ({ id, type, data })
const edge = (source: string, target: string) => ({ source, target })

test('reads a whole bot, a bare flow and JSON text alike', () => {
  const flow = { nodes: [node('a', 'welcome-node'), node('b')], edges: [edge('a', 'b')] }
  const whole = { id: 'x', name: 'X', version: 2, elements: [flow], extra: { kept: true } }
  expect(parseBot(flow).flow.start).toBe('a')
  expect(parseBot(JSON.stringify(whole)).flow.start).toBe('a')
  expect(parseBot(whole).file).toMatchObject({ id: 'x', version: '2', extra: { kept: true } })
})

test('keeps the steps of a bare flow once, where those of a whole bot stand', () => {
  const { file } = parseBot({ name: 'X', nodes: [node('a', 'welcome-node')], edges: [] })
  expect(file.elements).toHaveLength(1)
  expect(Object.keys(file)).not.toContain('nodes')
  expect(Object.keys(file)).not.toContain('edges')
})

test.each([
  ['welcome-node', {}, 'welcome'],
  ['welcome', {}, 'welcome'],
  ['custom', { type: 'ask-email' }, 'ask-email'],
  ['welcome-node', { type: 'message-node' }, 'message'],
  ['message', { type: 'poem' }, 'message'],
  ['poem', {}, 'poem'],
])('takes the type of %s with data %j for %s', (type, data, expected) => {
  expect(parseBot({ nodes: [node('a', type, data)], edges: [] }).flow.nodes.get('a')?.type).toBe(
    expected,
  )
})

test('starts at the welcome node, wherever it stands; at the first of two', () => {
  const nodes = [node('z'), node('a', 'welcome-node'), node('b', 'welcome')]
  expect(parseBot({ nodes, edges: [edge('z', 'a')] }).flow.start).toBe('a')
})

test('starts at the one node without an incoming edge when there is no welcome node', () => {
  expect(parseBot({ nodes: [node('b'), node('a')], edges: [edge('a', 'b')] }).flow.start).toBe('a')
})

test.each([
  ['bad JSON', '{"nodes": [', /not valid JSON/],
  ['nothing', null, /the file/],
  ['no nodes at all', { elements: [] }, /elements must hold one entry/],
  [
    'nodes that are no list',
    { elements: [{ nodes: 7 }] },
    /elements\.0\.nodes must be a list of nodes/,
  ],
  [
    'a node without an id',
    { nodes: [{ type: 'message' }] },
    /elements\.0\.nodes\.0\.id is missing/,
  ],
  ['an empty flow', { nodes: [] }, /no start/],
  ['two starts', { nodes: [node('a'), node('b')] }, /no start.*"a", "b"/],
  [
    'a ring without a start',
    { nodes: [node('a'), node('b')], edges: [edge('a', 'b'), edge('b', 'a')] },
    /no start/,
  ],
  ['a node id used twice', { nodes: [node('a'), node('a')] }, /"a" is used twice/],
  [
    'an edge to nowhere',
    { nodes: [node('a')], edges: [edge('a', 'gone')] },
    /from "a" to "gone".*target "gone"/,
  ],
  [
    'an edge from nowhere, by its id',
    { nodes: [node('a')], edges: [{ id: 'e7', ...edge('gone', 'a') }] },
    /"e7".*source "gone"/,
  ],
])('refuses %s and names the place', (_, bot, message) => {
  expect(() => parseBot(bot)).toThrow(
    expect.objectContaining({
      code: 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR',
      message: expect.stringMatching(message),
    }),
  )
})
