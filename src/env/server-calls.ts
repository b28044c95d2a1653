import type { CallOutcome, Env, StepCall, Value } from '../../runtime/index.js'
import type { StepServer } from './browser-env.js'
import { failed } from './call-failed.js'
import { linkAbort } from './link-abort.js'
import { readAiStream } from './read-ai-stream.js'

interface StepReply {
  readonly status: number
  readonly body: Value
}

/**
 * Has steps executed by the companion server. The session token is fetched with the first call and renewed once when
 * the server no longer takes it. Every failure is an outcome, never a rejection.
 */
export function createServerCalls({ server, chatbotId }: StepServer): Env['call'] {
  const base = `${server}/widget/v1/bots/${encodeURIComponent(chatbotId)}`
  let token: Promise<string> | undefined

  return async (call, cancel, onText) => {
    const signal = linkAbort(cancel)
    try {
      let response = await post(call, await currentToken(), signal)
      if (response.status === 401) {
        token = undefined
        response = await post(call, await currentToken(), signal)
      }
      return await (call.step === 'ai' && response.ok
        ? readAiStream(response, onText)
        : readOutcome(response))
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error))
    }
  }

  function currentToken(): Promise<string> {
    if (!token) {
      token = fetchToken()
      token.catch(() => {
        token = undefined
      })
    }
    return token
  }

  async function fetchToken(): Promise<string> {
    const response = await fetch(`${base}/sessions`, { method: 'POST', credentials: 'omit' })
    const body: unknown = response.ok ? await response.json() : undefined
    if (isObject(body) && typeof body.token === 'string') return body.token
    throw new Error(`the server gave no session (HTTP ${response.status})`)
  }

  function post(call: StepCall, bearer: string, signal: AbortSignal): Promise<Response> {
    return fetch(`${base}/nodes/${encodeURIComponent(call.nodeId)}/${call.step}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
      body: JSON.stringify(
        call.step === 'ai' ? { ...call.values, transcript: call.transcript } : call.values,
      ),
      signal,
    })
  }
}

async function readOutcome(response: Response): Promise<CallOutcome> {
  const reply: unknown = await response.json().catch(() => undefined)
  if (response.ok && isReply(reply)) return { ok: true, status: reply.status, body: reply.body }
  const error = isObject(reply) && isObject(reply.error) ? reply.error : {}
  const message =
    typeof error.message === 'string' ? error.message : `the server answered HTTP ${response.status}`
  return failed(message, error.code)
}

function isReply(reply: unknown): reply is StepReply {
  return isObject(reply) && typeof reply.status === 'number' && 'body' in reply
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
