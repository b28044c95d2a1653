import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepWidth } from './sizes.js'
import { treeLayout } from './tree-layout.js'
import { usualRoom, wrapRows } from './wrap-rows.js'

const line = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    height: 96,
    next: index + 1 < count ? [`s${index + 1}`] : [],
  }))

/** How large all of it can be drawn in the usual room. */
function zoomOf(
  steps: ReturnType<typeof line>,
  places: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
) {
  const boxes = steps.map(({ id, height }) => ({
    ...(places.get(id) ?? { x: 0, y: 0 }),
    height,
  }))
  const width = Math.max(...boxes.map(({ x }) => x)) + stepWidth
  const height = Math.max(...boxes.map(box => box.y + box.height))
  return Math.min(1, usualRoom.width / width, usualRoom.height / height)
}

test('eleven steps in a line fill the window in rows, and read from left to right, row by row', () => {
  const steps = line(11)
  const before = treeLayout(steps, 's0')
  const places = wrapRows(steps, before)
  expect(zoomOf(steps, before)).toBeLessThan(0.2)
  expect(zoomOf(steps, places)).toBeGreaterThan(0.5)
  const order = [...places].toSorted(([, one], [, other]) => one.y - other.y || one.x - other.x)
  expect(order.map(([id]) => id)).toEqual(steps.map(({ id }) => id))
})

test('what fits as it is stays as it is', () => {
  const steps = line(2)
  const before = treeLayout(steps, 's0')
  expect(wrapRows(steps, before)).toBe(before)
})

test('whatever leads where, no two steps lie on each other', () => {
  const flow = fc.integer({ min: 1, max: 30 }).chain(count =>
    fc.array(
      fc.record({
        height: fc.integer({ min: 40, max: 400 }),
        next: fc.array(fc.integer({ min: 0, max: count - 1 }), { maxLength: 4 }),
      }),
      { minLength: count, maxLength: count },
    ),
  )
  fc.assert(
    fc.property(flow, described => {
      const steps = described.map(({ height, next }, index) => ({
        id: `s${index}`,
        height,
        next: next.map(each => `s${each}`),
      }))
      const places = wrapRows(steps, treeLayout(steps, 's0'))
      expect(places.size).toBe(steps.length)
      const boxes = steps.map(({ id, height }) => ({
        ...(places.get(id) ?? { x: 0, y: 0 }),
        height,
      }))
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1))
          expect(
            Math.abs(one.x - other.x) >= stepWidth ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y,
          ).toBe(true)
      })
    }),
    { numRuns: 100 },
  )
})
