import type { SentOut } from '../create-step-tools.js'

/** Letters that are kept of what went out, and of what came back. */
const most = 8000
/** Stands for what nobody reads. */
const hidden = '••••'

/** What a step has sent and what came back, as its owner reads it: without the values of headers and of the address's query. */
export function toldExchange(sent: SentOut | undefined): {
  readonly sent: string
  readonly cameBack: string | null
} | null {
  if (!sent) return null
  if ('mail' in sent) {
    const { to, subject, text, html } = sent.mail
    return {
      sent: cut([`To: ${to.join(', ')}`, subject, '', text ?? html ?? ''].join('\n')),
      cameBack: null,
    }
  }
  const { request, answer } = sent.call
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
  const lines = [
    `${request.method} ${withoutValues(request.url)}`,
    ...headers,
    '',
    request.body ?? '',
  ]
  return {
    sent: cut(lines.join('\n').trim()),
    cameBack: answer && cut(`${answer.status}\n${answer.text}`.trim()),
  }
}

/** Keys often stand in the query. */
function withoutValues(address: string): string {
  const [before = '', query] = address.split('?', 2)
  if (query === undefined) return before
  return `${before}?${query
    .split('&')
    .map(part => `${part.split('=', 1)[0]}=${hidden}`)
    .join('&')}`
}

const cut = (text: string) => (text.length > most ? `${text.slice(0, most)} …` : text)
