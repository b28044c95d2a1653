import { expect, test } from 'vitest'
import { shareReads } from './shared-reads.js'

test('who asks in the same moment is answered by one reading, and who asks later by a newer one', async () => {
  let value = 0
  const read: string[] = []
  const of = shareReads(async (key: string) => {
    read.push(key)
    return value
  })
  const first = [of('a'), of('b'), of('a')]
  value = 1
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  expect(read).toEqual(['a', 'b'])
  value = 2
  expect(await of('a')).toBe(2)
})

test('a reading that fails fails for all who share it, and not for the next', async () => {
  let isAway = true
  const of = shareReads(async (_: string) => {
    if (isAway) throw new Error('away')
    return 'back'
  })
  const asked = await Promise.allSettled([of('a'), of('a')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect(await of('a')).toBe('back')
})
