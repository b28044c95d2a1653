import { expect, test } from 'vitest'
import { createPlaces } from './places.js'

/** Places on a clock that is moved by hand, and work that ends when it is told to. */
function make(rule: { all: number; share: number; patience?: number }) {
  let time = 0
  const timers = new Set<{ readonly at: number; readonly act: () => void }>()
  const places = createPlaces({ patience: 1000, ...rule }, (ms, act) => {
    const timer = { at: time + ms, act }
    timers.add(timer)
    return () => void timers.delete(timer)
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise(resolve => setImmediate(resolve))
  return {
    begun,
    async ask(...names: readonly string[]) {
      for (const name of names)
        void places.run(name.charAt(0), () => {
          begun.push(name)
          return new Promise<void>(resolve => ends.set(name, resolve))
        })
      await settle()
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
    async pass(ms: number) {
      time += ms
      for (const timer of [...timers])
        if (timer.at <= time) {
          timers.delete(timer)
          timer.act()
        }
      await settle()
    },
    places,
  }
}

test('there are so many at the same time, and an account has its share of them', async () => {
  const { begun, ask, end } = make({ all: 3, share: 2 })
  await ask('a1', 'a2', 'a3', 'b1', 'c1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('who waits comes in by turns, account by account, and within an account in order', async () => {
  const { begun, ask, end } = make({ all: 1, share: 1 })
  await ask('a1', 'a2', 'a3', 'b1', 'b2', 'c1')
  const inTurn = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']
  for (const name of inTurn) await end(name)
  expect(begun).toEqual(inTurn)
})

test('work that is slow gives its place to other accounts, and still counts for its own', async () => {
  const { begun, ask, end, pass } = make({ all: 2, share: 2 })
  await ask('a1', 'a2', 'a3', 'b1')
  expect(begun).toEqual(['a1', 'a2'])
  await pass(1000)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('work that is slow and ends late frees nothing twice', async () => {
  const { begun, ask, end, pass } = make({ all: 1, share: 1 })
  await ask('a1')
  await pass(1000)
  await ask('b1', 'c1', 'd1')
  await end('a1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
})

test('what fails frees its place, and its failure is told', async () => {
  const { places } = make({ all: 1, share: 1 })
  await expect(places.run('a', () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await places.run('a', async () => 'done')).toBe('done')
})
