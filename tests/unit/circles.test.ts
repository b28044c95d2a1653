import { expect, test } from 'vitest'
import { circlesBelow, circlesIn } from './folder-graph.js'

test.each([
  'runtime',
  'themes',
  'wire',
  'src',
  'client',
  'mcp',
  'cli',
  'server',
  'ui',
  'studio/app',
  'site/app',
])('no folder of %s imports what imports it, directly or through others', tree => {
  expect(circlesBelow(tree)).toEqual([])
})

test('a circle is found, however long it is', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(circlesIn(graph)).toEqual(['a → b → c → a'])
})
