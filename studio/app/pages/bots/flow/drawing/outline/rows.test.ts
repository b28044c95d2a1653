import { expect, test } from 'vitest'
import { readFlow } from '../../model/graph/read-graph.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { openRows, outlineRows } from './rows.js'

const rowsOf = (bot: unknown) => outlineRows(readFlow(openRoom(bot).draft()))

test('a step stands where it is first arrived at, exits say where else they go, what is lost comes last', () => {
  expect(
    rowsOf(cakes).map(({ name, level, position, setSize }) => [level, name, position, setSize]),
  ).toEqual([
    [1, 'Welcome: Good day!', 1, 3],
    [2, 'Next', 1, 1],
    [1, 'Any number of choices: Which cake?', 2, 3],
    [2, 'Apple', 1, 3],
    [3, 'Message: With cream.', 1, 2],
    [4, 'Next', 1, 1],
    [3, 'Message: Bye!', 2, 2],
    [4, 'Next: no way yet', 1, 1],
    [2, 'Plum: goes to Welcome: Good day!', 2, 3],
    [2, 'None: no way yet', 3, 3],
    [1, 'Cannot be reached', 3, 3],
    [2, 'Message: Nobody comes here.', 1, 1],
    [3, 'Next: no way yet', 1, 1],
  ])
})

test('a step that is closed hides what it has', () => {
  const open = openRows(rowsOf(cakes), new Set(['step which']))
  expect(open.map(({ name }) => name)).not.toContain('Apple')
  expect(open.map(({ name }) => name)).toContain('Cannot be reached')
})

test('a talk of five thousand steps in a line is no staircase', () => {
  const nodes = Array.from({ length: 5000 }, (_, index) => ({
    id: `n${index}`,
    type: index === 0 ? 'welcome' : 'message',
    data: {},
  }))
  const edges = nodes
    .slice(1)
    .map(({ id }, index) => ({ id: `e${index}`, source: `n${index}`, target: id }))
  const rows = rowsOf({ elements: [{ nodes, edges }] })
  expect(rows).toHaveLength(10_000)
  expect(Math.max(...rows.map(({ level }) => level))).toBe(2)
})
