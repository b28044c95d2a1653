import { expect, test } from 'vitest'
import { createDeskReads } from './desk-reads.js'

test('however many desks hear of a change, its counts and its thread are read once', async () => {
  const read: string[] = []
  const reads = createDeskReads({
    threads: {
      find: async id => {
        read.push(`thread ${id}`)
        return undefined
      },
    },
    desk: {
      threads: {
        counts: async owner => {
          read.push(`counts of ${owner}`)
          return member => ({ mine: member === 'mia' ? 1 : 0, waiting: 1, open: 2 })
        },
        shown: async ids => {
          read.push(`shown ${ids}`)
          return new Map()
        },
      },
    },
  })
  const desks = ['mia', 'tom', 'eva']
  const told = await Promise.all(
    desks.map(async member => (await reads.counts('owner'))(member).mine),
  )
  expect(told).toEqual([1, 0, 0])
  await Promise.all(desks.flatMap(() => [reads.find('t'), reads.shown(['t'])]))
  await reads.shown(['t', 'u'])
  expect(read).toEqual(['counts of owner', 'thread t', 'shown t', 'shown t,u'])
})
