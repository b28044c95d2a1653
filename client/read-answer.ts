import { ApiProblem } from './api-problem.js'

/** Reads the `data` of an answer; rejects with an `ApiProblem` for one that tells of a failure, or is none of the API's. */
export async function readAnswer(response: Response): Promise<unknown> {
  const answer = parse(await response.text().catch(() => ''))
  if (response.ok && answer.success === true) return answer.data
  throw problemOf(response, answer)
}

/** Resolves to an answer that is handed out as it is; rejects as `readAnswer` does. */
export async function readResponse(response: Response): Promise<Response> {
  if (response.ok) return response
  throw problemOf(response, parse(await response.text().catch(() => '')))
}

function problemOf({ status, headers }: Response, { error }: Envelope): ApiProblem {
  return new ApiProblem(
    status,
    error?.code ?? 'INTERNAL_ERROR',
    error?.message ?? `No Talkgraph server answers there (HTTP ${status}).`,
    error?.details,
    Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined,
  )
}

interface Envelope {
  readonly success?: unknown
  readonly data?: unknown
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown }
}

function parse(text: string): Envelope {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
