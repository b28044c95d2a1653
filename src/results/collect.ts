import { resultsPath, stepsIn } from '@talkgraph/wire/results'
import type { Conversation, SessionRecord } from '../../runtime/index.js'
import { toJson } from '../../runtime/session/values.js'
import { isDefinite } from '../env/call-failed.js'
import type { ServerCalls } from '../env/server-calls.js'

/** What of a conversation is watched. */
type Watched = Pick<Conversation, 'on' | 'record' | 'status'>

/** Milliseconds from something that happens until the record goes out. */
const usualPause = 1500
const longestPause = 60_000
/** Characters; a browser lets no more than 64 kB outlive their page. */
const mostAfterPage = 60_000
/** Characters that the server takes, with room for what is longer in bytes. */
const mostSent = 120_000
const lastEntries = 200

/**
 * Hands the record of a conversation over to the server (decision 33): soon after the visitor's first answer and after
 * whatever happens from then on, at the end, and when the page is left. A record that did not arrive goes out again.
 */
export function collect(
  conversation: Watched,
  { send }: Pick<ServerCalls, 'send'>,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isRefused = false
  /** The last record that went out. */
  let known = ''

  for (const type of ['message', 'answer'] as const) conversation.on(type, plan)
  conversation.on('complete', () => void (signal.aborted || handOver()))
  addEventListener('pagehide', () => void handOver(true), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && plan(), { signal })
  // Another tab goes on, or nobody: what this one knows is not lost.
  signal.addEventListener('abort', () => void handOver())
  // It was told when it ended.
  if (conversation.status !== 'ended') plan()

  function plan(): void {
    if (signal.aborted) return
    timer ??= setTimeout(handOver, Math.min(usualPause * 2 ** failures, longestPause))
  }

  async function handOver(left?: true): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const record = conversation.record()
    if (isRefused || !record.transcript.some(({ by }) => by === 'user')) return
    const isLeft = left === true && record.endedAt === null
    const session = toJson(shorten(record))
    const before = known
    known = session + isLeft
    if (known === before) return
    const body = `{"session":${session},"steps":${stepsIn(record)},"sentAt":${Date.now()}${isLeft ? ',"left":true' : ''}}`
    const status = await send(resultsPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: body.length < mostAfterPage,
    }).then(
      response => response.status,
      () => 0,
    )
    if (status >= 200 && status < 300) {
      failures = 0
      return
    }
    isRefused = isDefinite(status)
    failures++
    known = before
    plan()
  }
}

/** What is too much to be sent is left out: first what no longer counts, then the beginning. */
function shorten(record: SessionRecord): SessionRecord {
  const isShort = (part: SessionRecord) => toJson(part).length < mostSent
  if (isShort(record)) return record
  const { revised: _, ...rest } = record
  if (isShort(rest)) return rest
  return {
    ...rest,
    transcript: rest.transcript.slice(-lastEntries),
    visited: rest.visited.slice(-lastEntries),
    variables: {},
  }
}
