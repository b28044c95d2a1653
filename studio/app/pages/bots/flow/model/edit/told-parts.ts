import { ApiProblem } from '#api/problem.js'

/** A part of what went out or came back, under its title. */
export type ToldPart = readonly [title: string, text: string]

interface Told {
  readonly body: unknown
  readonly call?: {
    readonly request: {
      readonly method: string
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string | null
    }
    readonly answer: { readonly status: number; readonly text: string } | null
  }
  readonly mail?: {
    readonly to: readonly string[]
    readonly subject: string
    readonly body: string
  }
}

/** What a step that was tried has sent, and what came back. */
export function toldParts({ body, call, mail }: Told): readonly ToldPart[] {
  if (mail)
    return [
      ['To', mail.to.join(', ') || 'nobody'],
      ['Subject', mail.subject],
      ['Text', mail.body],
    ]
  if (!call) return [['Answer', typeof body === 'string' ? body : JSON.stringify(body, null, 2)]]
  const { method, url, headers, body: sent } = call.request
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [
    ['Sent', [`${method} ${url}`, ...lines, '', sent ?? ''].join('\n').trim()],
    ['Came back', call.answer ? `${call.answer.status}\n${call.answer.text}` : 'Nothing'],
  ]
}

/** What a call that failed had sent, and what came back; none where nothing went out. */
export function failedParts(error: unknown): readonly ToldPart[] {
  const details = error instanceof ApiProblem ? Object(error.details) : {}
  if (typeof details.url !== 'string') return []
  const { method, url, sent, status, answer } = details
  return [
    ['Sent', `${method} ${url}\n\n${sent}`.trim()],
    ['Came back', status === undefined ? 'Nothing' : `${status}\n${answer}`],
  ]
}
