import type { DeskThread } from '#api/records.js'
import { createThreadList, type ThreadList, type ThreadPage } from './thread-list.js'
import { isInView, type OpenView } from './thread-order.js'

/**
 * The threads that a desk knows, and the lists of them as far as they were loaded. It changes in place: what one event costs
 * does not grow with the threads that are open.
 */
export interface ThreadBook {
  get(id: string): DeskThread | undefined
  list(view: OpenView): ThreadList
  /** Puts in what was told of a thread; what is older than what is known stays out. */
  put(thread: DeskThread): void
  /** Takes out a thread that was deleted. */
  drop(id: string): void
  /** Puts in the next page of a list. */
  addPage(view: OpenView, page: ThreadPage): void
  /** Begins anew with what the server has of a list. */
  restart(agentId: string, view: OpenView, page: ThreadPage): void
  /** Keeps this thread, in whatever state it is. */
  pin(id: string | null): void
}

const views = ['open', 'waiting', 'mine'] as const

/** So many are remembered of those that stand in no list here. */
const mostBeside = 2000

/** An empty book. */
export function createThreadBook(): ThreadBook {
  const lists = { open: createThreadList(), waiting: createThreadList(), mine: createThreadList() }
  const listed = new Map<string, DeskThread>()
  /** Those that were told and stand in no list, so that a page that was asked for before brings back nothing old. */
  const beside = new Map<string, DeskThread>()
  let me = ''
  let pinned: string | null = null
  const get = (id: string) => listed.get(id) ?? beside.get(id)
  return {
    get,
    list: view => lists[view],
    put(thread) {
      const before = get(thread.id)
      // What was told later counts, whatever came over the line first.
      if (!before || before.updatedAt <= thread.updatedAt) place(thread, before)
    },
    drop(id) {
      const before = get(id)
      if (!before) return
      for (const view of views) if (isInView(view, before, me)) lists[view].move(before, undefined)
      listed.delete(id)
      beside.delete(id)
    },
    addPage(view, page) {
      lists[view].extend(page)
      for (const thread of page.threads) {
        const before = get(thread.id)
        place(before && before.updatedAt >= thread.updatedAt ? before : thread, before)
      }
    },
    restart(agentId, view, page) {
      const open = pinned === null ? undefined : get(pinned)
      me = agentId
      for (const each of views) lists[each].clear()
      listed.clear()
      beside.clear()
      lists[view].extend(page)
      for (const thread of page.threads) place(thread, undefined)
      if (open && !get(open.id)) place(open, undefined)
    },
    pin(id) {
      pinned = id
    },
  }

  function place(thread: DeskThread, before: DeskThread | undefined) {
    let isListed = false
    for (const view of views) {
      const isHere = isInView(view, thread, me)
      const wasHere = before !== undefined && isInView(view, before, me)
      if (wasHere || isHere)
        lists[view].move(wasHere ? before : undefined, isHere ? thread : undefined)
      isListed ||= isHere && lists[view].reaches(thread)
    }
    listed.delete(thread.id)
    beside.delete(thread.id)
    if (isListed) listed.set(thread.id, thread)
    else remember(thread)
  }

  function remember(thread: DeskThread) {
    beside.set(thread.id, thread)
    if (beside.size <= mostBeside) return
    for (const [id, oldest] of beside) {
      beside.delete(id)
      if (id !== pinned) return
      beside.set(id, oldest)
    }
  }
}
