import { confirmIdentity } from './confirm-identity.js'
import { ApiProblem, codeOf } from './problem.js'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Options {
  /** Sent as JSON; a `Blob` or `FormData` is sent as it is. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The call goes on where the page is left. */
  readonly keepalive?: boolean
}

/** Milliseconds after which a server that has not answered what was asked is not waited for any longer. */
const patience = 30_000

/**
 * Calls the API below `/v1` and resolves to the answer's `data`; throws an `ApiProblem` with the code of the failure. Where it asks for
 * that, who is signed in confirms that it is them, and the call is repeated.
 */
export async function request<Data>(
  method: Method,
  path: string,
  options: Options = {},
): Promise<Data> {
  try {
    return await requestOnce(method, path, options)
  } catch (error) {
    if (codeOf(error) !== 'CONFIRM_PASSWORD' || !(await confirmIdentity())) throw error
    return requestOnce(method, path, options)
  }
}

async function requestOnce<Data>(method: Method, path: string, options: Options): Promise<Data> {
  const response = await send(`/v1${path}`, method, options)
  const answer = await readJson(response)
  if (response.ok && isEnvelope(answer) && answer.success) return answer.data as Data
  return refuse(response, answer)
}

function refuse(response: Response, answer: unknown): never {
  const error = isEnvelope(answer) ? answer.error : undefined
  throw new ApiProblem(
    response.status,
    error?.code ?? 'INTERNAL_ERROR',
    error?.message ?? 'Something went wrong on the server.',
    error?.details,
    retryAfterOf(response),
  )
}

/** Calls what signs people in, below `/auth`, and resolves to what it answers; throws an `ApiProblem`. */
export async function authRequest<Data>(
  method: 'GET' | 'POST',
  path: string,
  options: Options = {},
): Promise<Data> {
  const response = await send(`/auth${path}`, method, options)
  const answer = await readJson(response)
  if (response.ok) return answer as Data
  const { code, message } = (answer ?? {}) as { code?: string; message?: string }
  throw new ApiProblem(
    response.status,
    response.status === 429 ? 'RATE_LIMITED' : (code ?? 'INTERNAL_ERROR'),
    message ?? 'Something went wrong on the server.',
    undefined,
    retryAfterOf(response),
  )
}

function retryAfterOf({ headers }: Response): number | undefined {
  return Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined
}

async function send(
  url: string,
  method: string,
  { body, signal, headers, keepalive = false }: Options,
): Promise<Response> {
  const isRaw = body instanceof Blob || body instanceof FormData
  // Of what changes something it is not known whether it was done, and a file may take its time.
  const late = method === 'GET' ? AbortSignal.timeout(patience) : undefined
  try {
    return await fetch(url, {
      method,
      signal: signal && late ? AbortSignal.any([signal, late]) : (signal ?? late),
      keepalive,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    if (late?.aborted) throw new ApiProblem(0, 'NO_ANSWER', 'The server does not answer.')
    throw new ApiProblem(0, 'OFFLINE', 'The server cannot be reached.')
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Envelope {
  readonly success: boolean
  readonly data: unknown
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown }
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && 'success' in answer
