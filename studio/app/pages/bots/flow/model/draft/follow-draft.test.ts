import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDraft } from './http-transport.js'

class Source extends EventTarget {
  static readonly all: Source[] = []
  readonly address: string
  isClosed = false
  constructor(address: string) {
    super()
    this.address = address
    Source.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  tell(type: string, data: unknown) {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }))
  }
}

beforeEach(() => {
  Source.all.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function following() {
  const told: unknown[] = []
  const tell = (name: string) => (what?: unknown) =>
    void told.push(what === undefined ? name : [name, what])
  const state = { seq: 3 }
  const { end: stop } = followDraft(
    after => `/operations?after=${after}`,
    () => state.seq,
    {
      opened: tell('opened'),
      lost: () => told.push('lost'),
      operation: tell('operation'),
      presence: tell('presence'),
      left: tell('left'),
    },
  )
  return { told, state, stop, last: () => Source.all.at(-1) }
}

test('tells operations, who is there and who has gone', () => {
  const { told, stop, last } = following()
  expect(last()?.address).toBe('/operations?after=3')
  const logged = { seq: 4, operation: { id: 'a', op: 'remove', nodeId: 'n' }, by: 'Ann' }
  last()?.tell('operation', logged)
  last()?.tell('presence', { clientId: 'c2', name: 'Ben', nodeId: 'n', pointer: null })
  last()?.tell('left', { clientId: 'c2' })
  expect(told).toEqual([
    ['operation', logged],
    ['presence', { id: 'c2', name: 'Ben', nodeId: 'n', pointer: null }],
    ['left', 'c2'],
  ])
  stop()
  expect(last()?.isClosed).toBe(true)
})

test('a stream that was lost is opened again behind what is known by then, at once where the line is back', () => {
  const { told, state, stop, last } = following()
  state.seq = 7
  last()?.dispatchEvent(new Event('error'))
  expect([told, Source.all.length]).toEqual([['lost'], 1])
  vi.advanceTimersByTime(1000)
  expect(last()?.address).toBe('/operations?after=7')
  last()?.dispatchEvent(new Event('error'))
  dispatchEvent(new Event('online'))
  expect(Source.all).toHaveLength(3)
  vi.advanceTimersByTime(60_000)
  expect(Source.all).toHaveLength(3)
  stop()
})
