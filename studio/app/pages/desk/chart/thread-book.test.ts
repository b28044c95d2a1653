import { expect, test } from 'vitest'
import type { DeskThread } from '#api/records.js'
import { makeThread as thread } from '../testing/make-thread.js'
import { createThreadBook } from './thread-book.js'
import type { OpenView } from './thread-order.js'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + 1000 * second).toISOString()
const taken = (id: string, second: number, agentId = 'tom') =>
  thread(id, { state: 'taken', agentId, updatedAt: at(second) })

function book(
  threads: readonly DeskThread[],
  nextCursor: string | null = null,
  view: OpenView = 'open',
) {
  const made = createThreadBook()
  made.restart('mia', view, { threads, nextCursor })
  const ids = (of: OpenView = 'open') => made.list(of).threads.map(({ id }) => id)
  return { ...made, ids }
}

test('who waits stands first, by urgency and by time, then what happened last', () => {
  const { put, ids } = book([])
  for (const each of [
    thread('late', { waitingSince: at(5) }),
    taken('older', 1),
    thread('early', { waitingSince: at(1) }),
    taken('newer', 2),
    thread('urgent', { priority: 'high', waitingSince: at(9) }),
    thread('calm', { priority: 'low' }),
  ])
    put(each)
  expect(ids()).toEqual(['urgent', 'early', 'late', 'calm', 'newer', 'older'])
})

test('each list has its threads, and follows what happens to them', () => {
  const { put, ids, addPage, get } = book([thread('a'), taken('m', 1, 'mia'), taken('t', 0)])
  addPage('mine', { threads: [taken('m', 1, 'mia')], nextCursor: null })
  addPage('waiting', { threads: [thread('a')], nextCursor: null })
  put(thread('a', { state: 'taken', agentId: 'mia', updatedAt: at(3) }))
  expect([ids('open'), ids('waiting'), ids('mine')]).toEqual([['a', 'm', 't'], [], ['a', 'm']])
  put(taken('m', 4))
  expect([ids('open'), ids('mine')]).toEqual([['m', 'a', 't'], ['a']])
  put(thread('t', { state: 'ended', updatedAt: at(5) }))
  put(taken('t', 2))
  expect([ids('open'), get('t')?.state]).toEqual([['m', 'a'], 'ended'])
})

test('of a list that goes on, only the part that is here follows', () => {
  const { put, ids, addPage, list } = book(
    [thread('a'), thread('b', { waitingSince: at(2) })],
    'next',
  )
  put(thread('between', { waitingSince: at(1) }))
  put(thread('beyond', { waitingSince: at(3), unread: 1 }))
  expect([ids(), list('open').cursor]).toEqual([['a', 'between', 'b'], 'next'])
  addPage('open', {
    threads: [thread('beyond', { waitingSince: at(3) }), thread('last', { waitingSince: at(4) })],
    nextCursor: null,
  })
  expect(ids()).toEqual(['a', 'between', 'b', 'beyond', 'last'])
  put(thread('end', { waitingSince: at(9) }))
  expect(ids().at(-1)).toBe('end')
})

test('a page that was asked for before brings nothing back that is over, and nothing that was told anew', () => {
  const { put, ids, addPage, get } = book([thread('a')], 'next')
  put(thread('gone', { state: 'ended', waitingSince: at(1), updatedAt: at(5) }))
  put(thread('read', { waitingSince: at(1), unread: 0 }))
  addPage('open', {
    threads: [
      thread('gone', { waitingSince: at(1) }),
      thread('read', { waitingSince: at(1), unread: 4 }),
    ],
    nextCursor: null,
  })
  expect([ids(), get('read')?.unread]).toEqual([['a', 'read'], 0])
})

test('a thread that was deleted leaves every list', () => {
  const { drop, ids, addPage, get } = book([thread('a'), taken('m', 1, 'mia')])
  addPage('mine', { threads: [taken('m', 1, 'mia')], nextCursor: null })
  for (const id of ['m', 'never known']) drop(id)
  expect([ids('open'), ids('mine'), get('m')]).toEqual([['a'], [], undefined])
})

test('a thread that is shown stays known, whatever becomes of it and of others', () => {
  const { put, pin, get, restart } = book([thread('shown')])
  pin('shown')
  put(thread('shown', { state: 'ended', updatedAt: at(1) }))
  for (let made = 0; made < 2100; made++) put(thread(`other ${made}`, { state: 'ended' }))
  expect(get('shown')?.state).toBe('ended')
  expect(get('other 0')).toBeUndefined()
  restart('mia', 'open', { threads: [], nextCursor: null })
  expect(get('shown')?.state).toBe('ended')
})

/** How often something of a thread is looked at while 100 events come, with so many threads in all lists. */
function looksWith(count: number): number {
  let looks = 0
  const counting = (each: DeskThread) =>
    new Proxy(each, {
      get: (of, name) => {
        looks++
        return Reflect.get(of, name)
      },
    })
  const threads = Array.from({ length: count }, (_, index) =>
    counting(
      index % 2
        ? taken(`t${index}`, count - index, 'mia')
        : thread(`t${index}`, { waitingSince: at(index) }),
    ),
  )
  const { put, addPage, ids } = book([], null)
  for (const view of ['mine', 'waiting'] as const) addPage(view, { threads: [], nextCursor: null })
  for (const each of threads) put(each)
  expect(ids()).toHaveLength(count)
  looks = 0
  for (let event = 0; event < 100; event++) {
    const index = (event * 37) % count
    const [before] = [threads[index]]
    if (before) put(counting({ ...before, updatedAt: at(count + event) }))
  }
  return looks
}

test('what an event costs does not grow with the threads that are open, but for looking up its place by halves', () => {
  const [few, many] = [looksWith(100), looksWith(5000)]
  // Fifty times as many threads are six halves more to look at.
  expect(many).toBeLessThan(2 * few)
})
