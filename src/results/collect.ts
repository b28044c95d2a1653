import { resultsPath, stepsIn } from '@talkgraph/wire/results'
import { type VisitBody, visitsPath } from '@talkgraph/wire/visits'
import type { Conversation, SessionRecord, Value } from '../../runtime/index.js'
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

/** What the server wants of conversations. */
export interface Wanted {
  /** What was said is kept there; otherwise only the way goes out, without a word of the visitor's. */
  readonly isStored: boolean
  /** It counts who came by an experiment, whether they answer or not. */
  readonly hasExperiments: boolean
  /** The names of variables whose values go out all the same: an experiment is measured by them. */
  readonly tells?: unknown
}

const stored: Wanted = { isStored: true, hasExperiments: false }

/**
 * Hands the record of a conversation over to the server (decision 33): soon after the visitor's first answer and after
 * whatever happens from then on, at the end, and when the page is left. A record that did not arrive goes out again.
 */
export function collect(
  conversation: Watched,
  { send, tell }: Pick<ServerCalls, 'send' | 'tell'>,
  signal: AbortSignal,
  locale = '',
  { isStored, hasExperiments, tells }: Wanted = stored,
): void {
  countVisit(conversation, tell, locale)
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
    const hasSpoken = record.transcript.some(({ by }) => by === 'user')
    const isTold = hasExperiments && record.visited.length > 0
    if (isRefused || !(hasSpoken || isTold)) return
    const isLeft = left === true && record.endedAt === null
    const session = toJson(
      shorten(isStored ? record : wayOf(record, Array.isArray(tells) ? tells : [])),
    )
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

/** The way alone: of answers and variables only which there are, but for these. */
function wayOf(record: SessionRecord, told: readonly unknown[]): SessionRecord {
  const { revised: _, details: __, ...rest } = record
  const shown = (name: string, value: Value) => (told.includes(name) ? value : isFilled(value))
  return {
    ...rest,
    transcript: [],
    answers: Object.fromEntries(
      Object.entries(rest.answers).map(([name, value]) => [name, isFilled(value)]),
    ),
    answerVariables: rest.answerVariables.map(({ nodeId, key, value }) => ({
      nodeId,
      key,
      value: shown(key, value),
    })),
    variables: Object.fromEntries(
      Object.entries(rest.variables).map(([name, value]) => [name, shown(name, value)]),
    ),
    visitor: Object.fromEntries(
      Object.entries(rest.visitor).map(([name, value]) => [
        name,
        told.includes(name) ? value : 'given',
      ]),
    ),
  }
}

/** Null where there is nothing. */
const isFilled = (value: Value) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) ? null : true

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

/** What this page has told already, by what tells it. */
const told = new WeakMap<ServerCalls['tell'], Set<VisitBody['kind']>>()

/** Tells once that the bot is seen on this page, and once that it was opened: a conversation begins then. */
function countVisit(conversation: Watched, tell: ServerCalls['tell'], language: string): void {
  const kinds = told.get(tell) ?? new Set()
  told.set(tell, kinds)
  const note = (kind: VisitBody['kind']) => {
    if (kinds.has(kind)) return
    kinds.add(kind)
    const page = (location.host + location.pathname).slice(0, 300)
    tell(visitsPath, toJson({ kind, page, language } satisfies VisitBody))
  }
  note('seen')
  if (conversation.record().visited.length > 0) note('opened')
  conversation.on('step', () => note('opened'))
}
