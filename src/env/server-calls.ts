import { botAddress, sessionsPath, stepPath, uploadStep } from '@talkgraph/wire/addresses'
import type {
  ConversationBody,
  IdentityBody,
  SessionBody,
  SessionRequestBody,
  StepBody,
  StepValuesBody,
  UploadBody,
} from '@talkgraph/wire/bodies'
import type { ErrorBody } from '@talkgraph/wire/errors'
import { keyHeader } from '@talkgraph/wire/idempotency'
import type { CallOutcome, CancelSignal, Env } from '../../runtime/index.js'
import { toJson } from '../../runtime/session/values.js'
import type { StepServer } from './browser-env.js'
import { browserLine, whenUp } from './browser-line.js'
import { broken, failed, isDefinite } from './call-failed.js'
import { makeKey } from './make-key.js'
import { readReply } from './read-reply.js'

/** What the companion server does for a bot's steps. */
export interface ServerCalls {
  readonly call: Env['call']
  readonly upload: Upload
  /** The token of the session; undefined before the first call. */
  readonly token: string | undefined
  /** What the server is told of the version that is played; blank where one is live alone. */
  readonly query: string
  /** Sends a request to an address of the bot, by its path, with the token of the session. */
  send(path: string, init: RequestInit): Promise<Response>
  /** Tells the bot's server something at a path, in a request that may outlive the page and has no answer. */
  tell(path: string, body: string): void
  /** Goes on with a session that was kept. */
  resume(token: string): void
  /** Says who the visitor is, from the next call on. */
  identify(identity: IdentityBody): void
  /** Has this called, instead of what was given before, each time a step is about to be sent and the session is known. */
  beforeSend(listener: () => void): void
}

/** Sends a visitor's file; resolves to its address, or to nothing where no uploads are taken. Rejects when it fails. */
export type Upload = (
  nodeId: string,
  file: File,
  signal: AbortSignal,
) => Promise<string | undefined>

/** What a server without sessions or uploads answers, such as one that only serves files. */
const isNotTaken = (status: unknown) => status === 404 || status === 405 || status === 501

/**
 * Has steps executed by the companion server. The session token is fetched with the first call and renewed once when
 * the server no longer takes it.
 */
export function createServerCalls(stepServer: StepServer): ServerCalls {
  const base = botAddress(stepServer.server, stepServer.chatbotId)
  let token: string | undefined
  let coming: Promise<string> | undefined
  let identity: IdentityBody | undefined
  /** What the session knows of that. */
  let told: IdentityBody | undefined
  let tell = () => {}
  /** A file is sent under the same key until the server has answered. */
  const keys = new WeakMap<File, string>()

  return {
    get token() {
      return token
    },
    get query() {
      return stepServer.query
    },
    send,
    tell: (path, body) => void navigator.sendBeacon?.(at(path), body),
    resume(before) {
      token = before
    },
    identify(visitor) {
      identity = visitor
    },
    beforeSend(listener) {
      tell = listener
    },
    /** Every failure is an outcome, never a rejection. */
    async call(call, cancel, onText) {
      try {
        const { nodeId, step, values, transcript, key, locale, input } = call
        const said: StepValuesBody | ConversationBody = {
          ...values,
          ...(locale && { locale }),
          transcript,
          input,
        }
        const response = await post(nodeId, step, toJson(said), linkAbort(cancel), key)
        return await (isReply(response) ? readReply(response, onText) : readOutcome(response))
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const status = statusIn(error)
        if (status === undefined) return broken(message, 'line')
        return isDefinite(status) ? failed(message) : broken(message, 'server')
      }
    },
    async upload(nodeId, file, signal) {
      const form = new FormData()
      form.set('file', file)
      const key = keys.get(file) ?? makeKey()
      keys.set(file, key)
      for (;;) {
        const wasUp = browserLine.isUp
        try {
          const response = await post(nodeId, uploadStep, form, signal, key)
          if (!response.ok) throw refusal('the server did not take the file', response)
          const { url }: Partial<UploadBody> = await response.json()
          return url
        } catch (error) {
          const status = statusIn(error)
          if (status !== undefined) keys.delete(file)
          if (isNotTaken(status)) return undefined
          // What was begun without a line may fail when it is back already.
          if (status !== undefined || signal.aborted || (wasUp && browserLine.isUp)) throw error
          await whenUp(signal)
        }
      }
    },
  }

  async function currentToken(): Promise<string> {
    return token !== undefined && told === identity ? token : renew(token)
  }

  function renew(before?: string): Promise<string> {
    coming ??= fetchToken(before).finally(() => {
      coming = undefined
    })
    return coming
  }

  /** The session goes on under a new token where the old one is still known. */
  async function fetchToken(before?: string): Promise<string> {
    const headers: Record<string, string> =
      before === undefined ? {} : { Authorization: `Bearer ${before}` }
    const saying = identity
    const request: RequestInit = { method: 'POST', credentials: 'omit', headers }
    if (saying) {
      headers['Content-Type'] = 'application/json'
      request.body = toJson({ identity: saying } satisfies SessionRequestBody)
    }
    const response = await fetch(base + sessionsPath, request)
    const body: Partial<SessionBody> | undefined = response.ok ? await response.json() : undefined
    if (typeof body?.token !== 'string') throw refusal('the server gave no session', response)
    told = saying
    token = body.token
    return token
  }

  function post(
    nodeId: string,
    step: string,
    body: BodyInit,
    signal: AbortSignal,
    key: string | undefined,
  ): Promise<Response> {
    const headers = {
      ...(key && { [keyHeader]: key }),
      // A form brings its own type, with its boundary.
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    }
    return send(stepPath(encodeURIComponent(nodeId), step), {
      method: 'POST',
      headers,
      body,
      signal,
    })
  }

  /** Of two versions that are live at once the server is told which one it is. */
  function at(path: string): string {
    const { query } = stepServer
    return base + path + (query && (path.includes('?') ? '&' : '?') + query)
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const sendBy = (by: string) => {
      const headers = { Authorization: `Bearer ${by}`, ...init.headers }
      tell()
      return fetch(at(path), { ...init, credentials: 'omit', headers })
    }
    const by = await currentToken()
    const response = await sendBy(by)
    if (response.status !== 401) return response
    // Another call may have renewed it meanwhile.
    return sendBy(token === by ? await renew(by) : await currentToken())
  }
}

function refusal(message: string, { status }: Response): Error {
  return new Error(`${message} (HTTP ${status})`, { cause: status })
}

function statusIn(error: unknown): number | undefined {
  return error instanceof Error && typeof error.cause === 'number' ? error.cause : undefined
}

async function readOutcome(response: Response): Promise<CallOutcome> {
  const reply: unknown = await response.json().catch(() => undefined)
  if (response.ok && isStepBody(reply)) return { ok: true, status: reply.status, body: reply.body }
  const error: Partial<Record<keyof ErrorBody['error'], unknown>> =
    isObject(reply) && isObject(reply.error) ? reply.error : {}
  const message =
    typeof error.message === 'string'
      ? error.message
      : `the server answered HTTP ${response.status}`
  return isDefinite(response.status, error.code)
    ? failed(message, error.code)
    : broken(message, 'server')
}

/** Does the answer come as it grows? */
function isReply({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.startsWith('text/event-stream') === true
}

function isStepBody(reply: unknown): reply is StepBody {
  return isObject(reply) && typeof reply.status === 'number' && 'body' in reply
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A real AbortSignal that follows the runtime's own. */
function linkAbort(cancel: CancelSignal): AbortSignal {
  const controller = new AbortController()
  if (cancel.aborted) controller.abort()
  cancel.addEventListener('abort', () => controller.abort())
  return controller.signal
}
