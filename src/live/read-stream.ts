import {
  type LiveEvent,
  lastEventHeader,
  readLiveEvent,
  threadParameter,
} from '@talkgraph/wire/live'
import { eventsIn } from '@talkgraph/wire/reply-events'
import { type LivePost, Refusal } from './live-post.js'

/** What a stream is opened with. */
interface StreamOptions {
  readonly post: LivePost
  readonly thread: string
  /** The number of the last message that is there. */
  readonly after: number
  readonly signal: AbortSignal
  readonly hear: (event: LiveEvent) => void
}

/** Milliseconds: the server gives a sign of life every 20 seconds. */
const silence = 45_000

/**
 * Reads a stream until it breaks; resolves to whether anything came. Rejects with a `Refusal` where there is no such thread.
 * A browser's own EventSource could not show the session's token.
 */
export async function readStream({
  post,
  thread,
  after,
  signal,
  hear,
}: StreamOptions): Promise<boolean> {
  const end = new AbortController()
  const stop = () => end.abort()
  signal.addEventListener('abort', stop)
  let timer = setTimeout(stop, silence)
  let hasCome = false
  try {
    const response = await post.open(`?${threadParameter}=${encodeURIComponent(thread)}`, {
      headers: { [lastEventHeader]: String(after) },
      signal: end.signal,
    })
    if (response.status === 404 || response.status === 403) throw new Refusal(response.status)
    if (!response.ok) return false
    let text = ''
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return hasCome
      hasCome = true
      clearTimeout(timer)
      timer = setTimeout(stop, silence)
      const { events, rest } = eventsIn(text + part.value)
      text = rest
      for (const { data } of events) {
        const event = readLiveEvent(data)
        if (event && !signal.aborted) hear(event)
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return hasCome
  } finally {
    clearTimeout(timer)
    stop()
    signal.removeEventListener('abort', stop)
  }
}
