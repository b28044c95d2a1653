import { draftPath } from '@talkgraph/wire/drafts'
import { ApiProblem } from '#api/problem.js'
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
      addEventListener('online', listener)
      return () => removeEventListener('online', listener)
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

/** A person who is signed out can sign in again, and a server that is overrun or down comes back. */
function judge(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return 'later'
  if (error.status === 404) return 'never'
  return error.status === 400 || error.status === 413 || error.status === 422 ? 'smaller' : 'later'
}
