import type { DraftLeft, DraftPresence } from '@talkgraph/wire/drafts'
import type { Hear, Logged, Stream } from './transport.js'

const longestPause = 15_000

/** Follows a draft's stream until it is closed. After a loss a new one is opened behind the last operation that is known. */
export function followDraft(address: (after: number) => string, from: () => number, hear: Hear): Stream {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = 1000
  connect()
  addEventListener('online', again)
  addEventListener('offline', hear.lost)
  return {
    again,
    end() {
      removeEventListener('online', again)
      removeEventListener('offline', hear.lost)
      clearTimeout(timer)
      source?.close()
    },
  }

  function connect() {
    source?.close()
    const next = new EventSource(address(from()))
    source = next
    const on = <Told>(name: string, tell: (told: Told) => void) =>
      next.addEventListener(name, event => tell(JSON.parse(String((event as MessageEvent).data))))
    next.addEventListener('open', () => {
      pause = 1000
      hear.opened()
    })
    on<Logged>('operation', hear.operation)
    on<DraftPresence>('presence', ({ clientId: id, ...peer }) => hear.presence({ id, ...peer }))
    on<DraftLeft>('left', ({ clientId }) => hear.left(clientId))
    next.addEventListener('error', () => {
      hear.lost()
      // The browser would ask again from where this stream began.
      next.close()
      clearTimeout(timer)
      timer = setTimeout(connect, pause)
      pause = Math.min(2 * pause, longestPause)
    })
  }

  function again() {
    clearTimeout(timer)
    connect()
  }
}
