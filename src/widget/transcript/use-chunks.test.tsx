import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { chunkSize, useChunks } from './transcript.js'

interface Entry {
  readonly id: number
}

const entries = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, id) => ({ id }))

/** Draws lists one after another in the same component, and returns the chunks of each. */
function chunksOf(...lists: readonly (readonly Entry[])[]) {
  const root = createRoot(document.createElement('div'))
  const drawn: (readonly (readonly Entry[])[])[] = []
  const Chunks = ({ list }: { list: readonly Entry[] }) => {
    drawn.push(useChunks(list))
    return null
  }
  for (const list of lists) flushSync(() => root.render(<Chunks list={list} />))
  root.unmount()
  return drawn
}

it('keeps the chunks whose entries are the same when a new list brings one entry more', () => {
  const before = entries(2 * chunkSize + 1)
  const [first = [], second = []] = chunksOf(before, [...before, { id: -1 }])
  expect(first).toHaveLength(3)
  expect(second.map((chunk, index) => chunk === first[index])).toEqual([true, true, false])
  expect(second.flat()).toEqual([...before, { id: -1 }])
})

it('makes a new chunk of the one in which an entry has been replaced', () => {
  const before = entries(3 * chunkSize)
  const [first = [], second = []] = chunksOf(before, before.with(chunkSize, { id: -1 }))
  expect(second.map((chunk, index) => chunk === first[index])).toEqual([true, false, true])
  expect(second[1]?.[0]).toEqual({ id: -1 })
})

it('drops the chunks that a shorter list no longer has', () => {
  const before = entries(3 * chunkSize)
  const [, second = []] = chunksOf(before, before.slice(0, 1))
  expect(second).toEqual([[{ id: 0 }]])
})
