import type { DeskEvent } from '#api/records.js'

/** What a line tells. */
interface Hear {
  opened(): void
  lost(): void
  told(events: readonly DeskEvent[]): void
}

const longestPause = 15_000
/** Milliseconds for which events are gathered, so that what they change is drawn once. */
const gathering = 40
/** So many are told at once: no more than a page can take in without holding anybody up. */
const atOnce = 50

/**
 * Follows the desk's stream until it is closed. The browser comes back by itself behind the last message it has; where the
 * server has refused, which ends a stream for good, a new one is opened after a pause; so it is when the network was away.
 */
export function openLine(hear: Hear, address = '/v1/threads/live'): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let gatherer: ReturnType<typeof setTimeout> | undefined
  let gathered: DeskEvent[] = []
  let pause = 1000
  connect()
  globalThis.addEventListener('online', again)
  globalThis.addEventListener('offline', hear.lost)
  return () => {
    globalThis.removeEventListener('online', again)
    globalThis.removeEventListener('offline', hear.lost)
    clearTimeout(timer)
    clearTimeout(gatherer)
    source?.close()
  }

  function connect() {
    const next = new EventSource(address)
    source = next
    next.addEventListener('open', () => {
      pause = 1000
      hear.opened()
    })
    next.addEventListener('message', ({ data }) => {
      gathered.push(JSON.parse(String(data)))
      gatherer ??= setTimeout(tell, gathering)
    })
    next.addEventListener('error', () => {
      hear.lost()
      if (next.readyState !== EventSource.CLOSED) return
      clearTimeout(timer)
      timer = setTimeout(connect, pause)
      pause = Math.min(2 * pause, longestPause)
    })
  }

  function tell() {
    const events = gathered.slice(0, atOnce)
    gathered = gathered.slice(atOnce)
    gatherer = gathered.length > 0 ? setTimeout(tell) : undefined
    hear.told(events)
  }

  /** A stream of before the network went may be dead without saying so. */
  function again() {
    clearTimeout(timer)
    source?.close()
    connect()
  }
}
