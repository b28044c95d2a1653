import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue, type QueueSize } from './fair-queue.js'

const size: QueueSize = { atOnce: 2, perAccount: 1, mostWaiting: 3, mostInAll: 5 }

/** A queue in which each visit notes when it comes in, and leaves when it is told to. */
function visited(given: Partial<QueueSize> = {}) {
  const queue = createFairQueue({ ...size, ...given })
  const inside: string[] = []
  const leaving = new Map<string, () => void>()
  const come = (name: string, signal?: AbortSignal) => {
    const [account = ''] = name
    return queue.enter(account, signal).then(leave => {
      inside.push(name)
      leaving.set(name, leave)
    })
  }
  const go = async (name: string) => {
    leaving.get(name)?.()
    await turn()
  }
  return { come, go, inside }
}

test('accounts come in by turns, however many of one wait', async () => {
  const { come, go, inside } = visited({ atOnce: 1, mostWaiting: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void come(name)
  await turn()
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await go(name)
  expect(inside).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('one account has no more places than its share, so that another finds one', async () => {
  const { come, inside } = visited()
  for (const name of ['a1', 'a2', 'b1']) void come(name)
  await turn()
  expect(inside).toEqual(['a1', 'b1'])
})

test('who goes away is not let in, and takes nobody’s place', async () => {
  const { come, go, inside } = visited({ atOnce: 1 })
  void come('a1')
  const leaving = new AbortController()
  const gone = come('b1', leaving.signal)
  void come('b2')
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(come('c1', leaving.signal)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await go('a1')
  expect(inside).toEqual(['a1', 'b2'])
})

test('a line that is full takes nobody more; the others’ lines do', async () => {
  const { come, inside } = visited()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void come(name)
  await expect(come('a5')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    headers: { 'Retry-After': '5' },
  })
  void come('b1')
  await turn()
  expect(inside).toEqual(['a1', 'b1'])
})

test('once the queue is full in all, an account may still have one that waits', async () => {
  const { come } = visited({ mostInAll: 2 })
  for (const name of ['a1', 'b1', 'a2', 'a3']) void come(name)
  await expect(come('a4')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  void come('c1')
  await expect(come('c2')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
