import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskEvent } from '#api/records.js'
import { openLine } from './desk-line.js'

/** A stream that the test writes to. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static last: FakeSource | undefined
  readyState = 1
  constructor() {
    super()
    FakeSource.last = this
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
}

let close = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listen() {
  const told: (readonly DeskEvent[])[] = []
  const heard: string[] = []
  close = openLine({
    opened: () => heard.push('opened'),
    lost: () => heard.push('lost'),
    told: events => told.push(events),
  })
  const write = (threadId: string) => {
    const data = JSON.stringify({ type: 'typing', threadId, on: true })
    FakeSource.last?.dispatchEvent(new MessageEvent('message', { data }))
  }
  return { told, heard, write, sizes: () => told.map(({ length }) => length) }
}

test('what comes in one moment is told at once, in order', () => {
  const { told, write } = listen()
  write('a')
  write('b')
  expect(told).toEqual([])
  vi.advanceTimersByTime(100)
  write('c')
  vi.advanceTimersByTime(100)
  expect(
    told.map(events => events.map(event => event.type === 'typing' && event.threadId)),
  ).toEqual([['a', 'b'], ['c']])
})

test('a flood is told in parts, so that the page stays there for its agent, and none after the line is closed', () => {
  const { sizes, write } = listen()
  for (let event = 0; event < 120; event++) write(`t${event}`)
  vi.advanceTimersByTime(100)
  expect(sizes()).toEqual([50, 50, 20])
  write('late')
  close()
  vi.advanceTimersByTime(100)
  expect(sizes()).toEqual([50, 50, 20])
})
