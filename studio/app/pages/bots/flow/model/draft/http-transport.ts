import { draftPath } from '@talkgraph/wire/drafts'
import type { AnswerOf } from 'talkgraph/client'
import { api } from '#api/client.js'
import { ApiProblem, isSignedOut } from '#api/problem.js'
import type { DraftLeft, DraftPresence } from '#api/records.js'
import type { Peer } from './draft-room.js'
import type { DraftTransport, Failure, Hear, Logged, Stream } from './transport.js'

/** Milliseconds after which an answer is not waited for any longer: what was sent is sent again, which does no harm. */
const patience = 20_000

/** Reaches the drafts of this server. */
export function createHttpTransport(botId: string, clientId: string): DraftTransport {
  const draft = draftPath(botId)
  return {
    read: () => api.fetchDraft({ chatbotId: botId }, { signal: AbortSignal.timeout(patience) }),
    send: operations =>
      api.changeDraft(
        { chatbotId: botId, body: { operations } },
        {
          signal: AbortSignal.timeout(patience),
          keepalive: JSON.stringify(operations).length < 30_000,
        },
      ),
    async after(seq) {
      const { operations } = await api.listDraftOperations(
        { chatbotId: botId, after: seq },
        { signal: AbortSignal.timeout(patience) },
      )
      return operations.map(asLogged)
    },
    listen: (from, hear) =>
      followDraft(
        after => `/v1${draft}/operations?${new URLSearchParams({ after: `${after}`, clientId })}`,
        from,
        hear,
      ),
    show: async (place: Pick<Peer, 'nodeId' | 'pointer'>) => {
      await api.tellPresence({ chatbotId: botId, body: { clientId, ...place } })
    },
    whenBack(listener) {
      const shown = () => !document.hidden && listener()
      addEventListener('online', listener)
      document.addEventListener('visibilitychange', shown)
      return () => {
        removeEventListener('online', listener)
        document.removeEventListener('visibilitychange', shown)
      }
    },
    whenLeaving(listener) {
      const hidden = () => document.hidden && listener()
      addEventListener('pagehide', listener)
      document.addEventListener('visibilitychange', hidden)
      return () => {
        removeEventListener('pagehide', listener)
        document.removeEventListener('visibilitychange', hidden)
      }
    },
    judge,
  }
}

/** What stands in a draft's list was accepted as an operation. */
const asLogged = ({ seq, operation, by }: Listed): Logged => ({
  seq,
  operation: Object(operation),
  by,
})

type Listed = AnswerOf<'listDraftOperations'>['operations'][number]

/** A server that is overrun or down comes back by itself; nobody is told yet that something is in the way. */
function judge(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return 'later'
  if (isSignedOut(error)) return 'signed-out'
  if (error.status === 403) return 'not-allowed'
  if (error.code === 'BUDGET_REACHED') return 'full'
  // What is missing is no longer to be had: the draft is read anew.
  if (error.code === 'HISTORY_FOLDED') return 'smaller'
  if (error.status === 404 || error.status === 410) return 'gone'
  return error.status === 400 || error.status === 413 || error.status === 422 ? 'smaller' : 'later'
}

const longestPause = 15_000

/** Follows a draft's stream until it is closed. After a loss a new one is opened behind the last operation that is known. */
export function followDraft(
  address: (after: number) => string,
  from: () => number,
  hear: Hear,
): Stream {
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
