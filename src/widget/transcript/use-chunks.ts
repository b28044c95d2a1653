import { useRef } from 'react'

/** Entries drawn, and skipped over by the browser, as one. */
export const chunkSize = 50

/** Cuts a list into chunks. A chunk whose entries are still the same stays the same array, so that it is not drawn again. */
export function useChunks<Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] {
  const before = useRef<readonly (readonly Entry[])[]>([])
  before.current = [...Array(Math.ceil(list.length / chunkSize)).keys()].map(index => {
    const old = before.current[index]
    const fresh = list.slice(index * chunkSize, (index + 1) * chunkSize)
    const isSame = old?.length === fresh.length && fresh.every((entry, at) => entry === old[at])
    return isSame ? old : fresh
  })
  return before.current
}
