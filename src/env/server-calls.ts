import type { CallOutcome, Env } from '../../runtime/index.js'
import { toJson } from '../../runtime/session/values.js'
import { botAddress, type StepKind, sessionsPath, stepPath } from '../../wire/addresses.js'
import type { AiValuesBody, SessionBody, StepBody, StepValuesBody, UploadBody } from '../../wire/bodies.js'
import type { ErrorBody } from '../../wire/errors.js'
import type { StepServer } from './browser-env.js'
import { failed } from './call-failed.js'
import { linkAbort } from './link-abort.js'
import { readAiStream } from './read-ai-stream.js'

/** What the companion server does for a bot's steps. */
export interface ServerCalls {
  readonly call: Env['call']
  readonly upload: Upload
}

/** Sends a visitor's file; resolves to its address, or to nothing where no uploads are taken. Rejects when it fails. */
export type Upload = (nodeId: string, file: File, signal: AbortSignal) => Promise<string | undefined>

/** What a server without sessions or uploads answers, such as one that only serves files. */
const isNotTaken = (status: unknown) => status === 404 || status === 405 || status === 501

/**
 * Has steps executed by the companion server. The session token is fetched with the first call and renewed once when
 * the server no longer takes it.
 */
export function createServerCalls({ server, chatbotId }: StepServer): ServerCalls {
  const base = botAddress(server, chatbotId)
  let token: Promise<string> | undefined

  return {
    /** Every failure is an outcome, never a rejection. */
    async call(call, cancel, onText) {
      try {
        const said: StepValuesBody | AiValuesBody =
          call.step === 'ai' ? { ...call.values, transcript: call.transcript } : call.values
        const response = await post(call.nodeId, call.step, toJson(said), linkAbort(cancel))
        return await (call.step === 'ai' && response.ok
          ? readAiStream(response, onText)
          : readOutcome(response))
      } catch (error) {
        return failed(error instanceof Error ? error.message : String(error))
      }
    },
    async upload(nodeId, file, signal) {
      const form = new FormData()
      form.set('file', file)
      try {
        const response = await post(nodeId, 'upload', form, signal)
        if (!response.ok) throw refusal('the server did not take the file', response)
        const { url }: Partial<UploadBody> = await response.json()
        return url
      } catch (error) {
        if (error instanceof Error && isNotTaken(error.cause)) return undefined
        throw error
      }
    },
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
    const response = await fetch(base + sessionsPath, { method: 'POST', credentials: 'omit' })
    const body: Partial<SessionBody> | undefined = response.ok ? await response.json() : undefined
    if (typeof body?.token === 'string') return body.token
    throw refusal('the server gave no session', response)
  }

  async function post(
    nodeId: string,
    step: StepKind,
    body: BodyInit,
    signal: AbortSignal,
  ): Promise<Response> {
    const send = async () => {
      const headers = {
        Authorization: `Bearer ${await currentToken()}`,
        // A form brings its own type, with its boundary.
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      }
      const address = base + stepPath(encodeURIComponent(nodeId), step)
      return fetch(address, { method: 'POST', credentials: 'omit', headers, body, signal })
    }
    const response = await send()
    if (response.status !== 401) return response
    token = undefined
    return send()
  }
}

function refusal(message: string, { status }: Response): Error {
  return new Error(`${message} (HTTP ${status})`, { cause: status })
}

async function readOutcome(response: Response): Promise<CallOutcome> {
  const reply: unknown = await response.json().catch(() => undefined)
  if (response.ok && isReply(reply)) return { ok: true, status: reply.status, body: reply.body }
  const error: Partial<Record<keyof ErrorBody['error'], unknown>> =
    isObject(reply) && isObject(reply.error) ? reply.error : {}
  const message =
    typeof error.message === 'string' ? error.message : `the server answered HTTP ${response.status}`
  return failed(message, error.code)
}

function isReply(reply: unknown): reply is StepBody {
  return isObject(reply) && typeof reply.status === 'number' && 'body' in reply
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
