import type { DeskThread } from '#api/records.js'
import { compareInLine } from './thread-order.js'

/** A page of a list, as the server answers it. */
export interface ThreadPage {
  readonly threads: readonly DeskThread[]
  readonly nextCursor: string | null
}

/** The beginning of a list, as far as it was loaded; it changes in place. */
export interface ThreadList {
  /** In their order. */
  readonly threads: readonly DeskThread[]
  /** Grows with each change. */
  readonly revision: number
  /** Where the list goes on; null: all of it is here; undefined: nothing was loaded yet. */
  readonly cursor: string | null | undefined
  /** Takes a thread away as it was, and puts one in as it is, where that is so far ahead in the list. */
  move(before: DeskThread | undefined, after: DeskThread | undefined): void
  /** Whether a thread at its place would be among those that were loaded. */
  reaches(thread: DeskThread): boolean
  /** Notes that the list was loaded up to the end of a page; what is on it is put in by itself. */
  extend(page: ThreadPage): void
  clear(): void
}

/** An empty list of which nothing was loaded. */
export function createThreadList(): ThreadList {
  const threads: DeskThread[] = []
  let revision = 0
  let cursor: string | null | undefined
  let end: DeskThread | undefined
  return {
    threads,
    get revision() {
      return revision
    },
    get cursor() {
      return cursor
    },
    move(before, after) {
      if (before) take(before)
      if (after && reaches(after)) put(after)
    },
    reaches,
    extend(page) {
      cursor = page.nextCursor
      end = page.threads.at(-1) ?? end
      revision++
    },
    clear() {
      threads.length = 0
      cursor = undefined
      end = undefined
      revision++
    },
  }

  function reaches(thread: DeskThread): boolean {
    if (cursor === undefined) return false
    return cursor === null || (end !== undefined && compareInLine(thread, end) <= 0)
  }

  function take(thread: DeskThread) {
    const at = placeOf(thread)
    if (threads[at]?.id !== thread.id) return
    threads.splice(at, 1)
    revision++
  }

  function put(thread: DeskThread) {
    const at = placeOf(thread)
    threads.splice(at, threads[at]?.id === thread.id ? 1 : 0, thread)
    revision++
  }

  /** Looked for by halves. */
  function placeOf(thread: DeskThread): number {
    let [from, to] = [0, threads.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = threads[middle]
      if (other && compareInLine(other, thread) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
}
