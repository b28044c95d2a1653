import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf, readByteRange, writeByteRange } from './byte-range.js'

test.each([
  ['bytes=0-', 10, { from: 0, to: 9 }],
  ['bytes=2-4', 10, { from: 2, to: 4 }],
  ['bytes=2-400', 10, { from: 2, to: 9 }],
  ['bytes=-3', 10, { from: 7, to: 9 }],
  ['bytes=-30', 10, { from: 0, to: 9 }],
  ['bytes=10-', 10, undefined],
  ['bytes=-0', 10, undefined],
  ['bytes=0-', 0, undefined],
])('%s of %s bytes are %j', (header, size, part) => {
  const range = readByteRange(header)
  expect(range && partOf(range, size)).toEqual(part)
})

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=4-2',
  'bytes=0-1,4-5',
  'items=0-1',
  'bytes=a-b',
  'bytes=1e3-',
])('%j asks for no one range', header => expect(readByteRange(header)).toBeUndefined())

test('a range is written as it was read', () => {
  const range = fc.oneof(
    fc.nat().map(last => ({ last })),
    fc.tuple(fc.nat(), fc.nat()).map(([from, more]) => ({ from, to: from + more })),
    fc.nat().map(from => ({ from, to: Number.POSITIVE_INFINITY })),
  )
  fc.assert(
    fc.property(range, range => {
      expect(readByteRange(writeByteRange(range))).toEqual(range)
    }),
  )
})
