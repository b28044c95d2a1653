import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepWidth } from './sizes.js'
import { treeLayout } from './tree-layout.js'

test('whatever leads where, no two steps lie on each other, and each has a place', () => {
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
      const places = treeLayout(steps, 's0')
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

test('a step stands in the column after the one that leads to it', () => {
  const places = treeLayout(
    [
      { id: 'a', height: 100, next: ['b', 'c'] },
      { id: 'b', height: 100, next: ['a'] },
      { id: 'c', height: 100, next: [] },
    ],
    'a',
  )
  expect(places.get('b')?.x).toBe(places.get('c')?.x)
  expect(places.get('b')?.y).toBeLessThan(places.get('c')?.y ?? 0)
  expect(places.get('a')?.x).toBeLessThan(places.get('b')?.x ?? 0)
})
