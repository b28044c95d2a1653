import { fetchAsSignedIn } from './client.js'
import { fetchPatiently } from './fetch-patiently.js'
import { ApiProblem } from './problem.js'

interface Options {
  /** Sent as JSON; a `Blob` or `FormData` is sent as it is. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** The call goes on where the page is left. */
  readonly keepalive?: boolean
}

/** Calls the API below `/v1` at a path that is written out, and resolves to the answer's `data`; `api` has the calls by name, with their types. */
export async function request<Data>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: Options = {},
): Promise<Data> {
  const response = await send(fetchAsSignedIn, `/v1${path}`, method, options)
  const { success, data, error } = Object(await readJson(response))
  if (response.ok && success === true) return data
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
  const response = await send(fetchPatiently, `/auth${path}`, method, options)
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

const retryAfterOf = ({ headers }: Response): number | undefined =>
  Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined

async function send(
  fetchBy: typeof fetchPatiently,
  address: string,
  method: string,
  { body, signal, headers, keepalive = false }: Options,
): Promise<Response> {
  const isRaw = body instanceof Blob || body instanceof FormData
  const type = body !== undefined && !isRaw && { 'Content-Type': 'application/json' }
  try {
    return await fetchBy(address, {
      method,
      keepalive,
      headers: { Accept: 'application/json', ...type, ...headers },
      signal,
      body: isRaw ? body : JSON.stringify(body),
    })
  } catch (error) {
    if (error instanceof ApiProblem || signal?.aborted) throw error
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
