import { expect, test } from 'vitest'
import { seededRandom } from './fake-env.js'
import { createVirtualClock } from './virtual-clock.js'

test('runs timers in order of time, and those of one time in the order in which they were set', () => {
  const clock = createVirtualClock(1000)
  const ran: [string, number][] = []
  const set = (name: string, ms: number) =>
    clock.setTimeout(() => ran.push([name, clock.now()]), ms)
  set('late', 30)
  set('first of two', 20)
  set('second of two', 20)
  set('early', 10)
  set('overdue', -5)
  clock.advance(25)
  expect(ran).toEqual([
    ['overdue', 1000],
    ['early', 1010],
    ['first of two', 1020],
    ['second of two', 1020],
  ])
  expect(clock.now()).toBe(1025)
  expect(clock.advanceToNext()).toBe(true)
  expect(ran.at(-1)).toEqual(['late', 1030])
  expect(clock.advanceToNext()).toBe(false)
})

test('does not run a timer that has been cleared, be it by another one at the same time', () => {
  const clock = createVirtualClock()
  const ran: string[] = []
  clock.setTimeout(() => {
    ran.push('clears')
    clock.clearTimeout(other)
  }, 5)
  const other = clock.setTimeout(() => ran.push('cleared'), 5)
  clock.clearTimeout(clock.setTimeout(() => ran.push('cleared at once'), 1))
  clock.advance(10)
  expect(ran).toEqual(['clears'])
  expect(clock.advanceToNext()).toBe(false)
})

test('runs a timer that a timer sets for now before later ones', () => {
  const clock = createVirtualClock()
  const ran: string[] = []
  clock.setTimeout(() => {
    ran.push('first')
    clock.setTimeout(() => ran.push('set by it'), 0)
  }, 5)
  clock.setTimeout(() => ran.push('same time'), 5)
  clock.setTimeout(() => ran.push('later'), 6)
  clock.advance(10)
  expect(ran).toEqual(['first', 'same time', 'set by it', 'later'])
})

test('keeps ten thousand timers, some of them cleared, in order', () => {
  const clock = createVirtualClock()
  const random = seededRandom(7)
  const timers = Array.from({ length: 10_000 }, (_, index) => ({
    index,
    due: Math.floor(random() * 500),
  }))
  const ran: typeof timers = []
  const ids = timers.map(timer => clock.setTimeout(() => ran.push(timer), timer.due))
  const isCleared = (index: number) => index % 3 === 0
  for (const [index, id] of ids.entries()) if (isCleared(index)) clock.clearTimeout(id)
  clock.advance(500)
  expect(ran).toEqual(timers.filter(({ index }) => !isCleared(index)).sort((a, b) => a.due - b.due))
})
