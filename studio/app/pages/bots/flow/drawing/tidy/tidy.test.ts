import { expect, test } from 'vitest'
import { around, boxOf } from '../../model/graph/places.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { align } from './align.js'
import { tidied } from './layout.js'
import { tidy } from './tidy.js'

const layout = async (...given: Parameters<typeof tidied>) => tidied(...given)

test('a flow is put in order from left to right, as one thing to undo', async () => {
  const { flowRoom, actions, room, draft } = openRoom(cakes)
  const before = JSON.stringify(draft())
  await tidy(flowRoom, layout)
  const x = (id: string) => actions.places().get(id)?.x ?? 0
  expect(x('hi')).toBeLessThan(x('which'))
  expect(x('which')).toBeLessThan(x('apple'))
  const boxes = [...actions.flow().steps.values()].map(step => boxOf(step, actions.places()))
  expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
  room.undo()
  expect(JSON.stringify(draft())).toBe(before)
})

test('what is not selected stays where it is', async () => {
  const { flowRoom, actions, view } = openRoom(cakes)
  const before = actions.places()
  view.select(['which', 'apple'])
  await tidy(flowRoom, layout)
  for (const id of ['hi', 'bye', 'lost']) expect(actions.places().get(id)).toEqual(before.get(id))
  expect(room(actions)).toBe(true)
})

const room = (actions: { places: () => ReadonlyMap<string, { x: number }> }) =>
  (actions.places().get('which')?.x ?? 0) < (actions.places().get('apple')?.x ?? 0)

test('steps are lined up, and stand at the same distance', () => {
  const { actions } = openRoom(cakes)
  const ids = new Set(['hi', 'which', 'apple'])
  align(actions, ids, 'top')
  expect(new Set([...ids].map(id => actions.places().get(id)?.y)).size).toBe(1)
  align(actions, ids, 'columns')
  const [one = 0, two = 0, three = 0] = [...ids]
    .map(id => actions.places().get(id)?.x ?? 0)
    .toSorted((a, b) => a - b)
  expect(two - one).toBe(three - two)
})

test('what is in order already is told to be', async () => {
  const { flowRoom, room, said } = openRoom(cakes)
  await tidy(flowRoom, layout)
  const before = room.state().draft
  await tidy(flowRoom, layout)
  expect([room.state().draft === before, said.at(-1)]).toEqual([true, 'It is in order already.'])
})

test('many steps one after the other fill the window in rows', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => `s${index}`)
  const { flowRoom, actions } = openRoom({
    nodes: ids.map((id, index) => ({
      id,
      type: index === 0 ? 'welcome' : 'message',
      data: { text: id },
      position: { x: index * 360, y: 0 },
    })),
    edges: ids.slice(1).map((target, index) => ({ id: target, source: `s${index}`, target })),
  })
  flowRoom.camera.room = () => ({ width: 664, height: 620 })
  await tidy(flowRoom, layout)
  const box = around([...actions.flow().steps.values()].map(step => boxOf(step, actions.places())))
  expect(Math.min(664 / (box?.width ?? 1), 620 / (box?.height ?? 1))).toBeGreaterThan(0.5)
})
