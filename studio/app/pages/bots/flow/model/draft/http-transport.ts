import { draftPath } from '@talkgraph/wire/drafts'
import { ApiProblem, isSignedOut } from '#api/problem.js'
import { request } from '#api/request.js'
import type { Peer } from './draft-room.js'
import { followDraft } from './follow-draft.js'
import type { Answer, DraftTransport, Failure, Logged } from './transport.js'

/** Milliseconds after which an answer is not waited for any longer: what was sent is sent again, which does no harm. */
const patience = 20_000

/** Reaches the drafts of this server. */
export function createHttpTransport(botId: string, clientId: string): DraftTransport {
  const draft = draftPath(botId)
  return {
    read: () => request('GET', draft, { signal: AbortSignal.timeout(patience) }),
    send: operations =>
      request<Answer>('POST', `${draft}/operations`, {
        body: { operations },
        signal: AbortSignal.timeout(patience),
        keepalive: JSON.stringify(operations).length < 30_000,
      }),
    async after(seq) {
      const { operations } = await request<{ operations: Logged[] }>(
        'GET',
        `${draft}/operations?after=${seq}`,
        { signal: AbortSignal.timeout(patience) },
      )
      return operations
    },
    listen: (from, hear) =>
      followDraft(
        after => `/v1${draft}/operations?${new URLSearchParams({ after: `${after}`, clientId })}`,
        from,
        hear,
      ),
    show: async (place: Pick<Peer, 'nodeId' | 'pointer'>) => {
      await request('POST', `${draft}/presence`, { body: { clientId, ...place } })
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

/** A server that is overrun or down comes back by itself; nobody is told yet that something is in the way. */
function judge(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return 'later'
  if (isSignedOut(error)) return 'signed-out'
  if (error.status === 403) return 'not-allowed'
  if (error.status === 404 || error.status === 410) return 'gone'
  return error.status === 400 || error.status === 413 || error.status === 422 ? 'smaller' : 'later'
}
