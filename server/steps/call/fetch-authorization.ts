import * as v from 'valibot'
import type { CallRequest } from '../../../runtime/node/step-tools.js'
import { CallError, type Outbound } from '../../platform/outbound/index.js'
import { headerValue } from './fill-headers.js'

/** Decision 107. */
export const tokenMissing = 'Token not found in authentication response'

const tokenAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access: v.pipe(v.string(), v.nonEmpty()) }),
)

const none = { tokenUrl: '', username: '', password: '' }

/**
 * The authorization of a call: undefined without authentication, else a bearer token fetched from its
 * `tokenUrl` (decision 107). Throws a `CallError` when none came.
 */
export async function fetchAuthorization(
  { tokenUrl, username, password }: NonNullable<CallRequest['authentication']> = none,
  outbound: Outbound,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (tokenUrl.trim() === '') return undefined
  const answer = await outbound.send({
    url: tokenUrl.trim(),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
    signal,
  })
  if (!answer.ok) throw new CallError(answer.message, answer.code)
  const token = v.safeParse(tokenAnswer, answer.text)
  if (!token.success) throw new CallError(tokenMissing)
  return headerValue(`Bearer ${token.output.access}`)
}
