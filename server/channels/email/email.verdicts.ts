import type { HeaderFields } from './mime/headers.js'

/** What a provider says of one method: `spf`, `dkim` or `dmarc`. */
export interface Given {
  readonly method: string
  /** As `pass`, `fail`, `none`, `temperror`. */
  readonly result: string
  /** Whose domain it is said of, where that is told. */
  readonly domain?: string | undefined
  /** What the domain wants done with what fails, where that is told. */
  readonly policy?: string | undefined
}

const longest = 10_000

/**
 * All that a provider says, wherever it says it: in fields of its own beside the mail, in Authentication-Results, or else in the
 * headers of before that (Received-SPF, and those of Mailgun). What providers add stands above what came with the mail.
 */
export function givenIn(fields: HeaderFields, told: ReadonlyMap<string, string>): readonly Given[] {
  const beside = [...besideMail(told)]
  if (beside.length > 0) return beside
  const all = fields
    .filter(([name]) => name === 'authentication-results')
    .map(([, value]) => readResults(value.slice(0, longest)))
  // What others have added came with the mail.
  const own = all.filter(({ by }) => by === all[0]?.by)
  const methods = new Set(own.flatMap(({ results }) => results.map(({ method }) => method)))
  const named = [...methods].flatMap(
    method =>
      own
        .map(({ results }) => results.filter(each => each.method === method))
        .find(results => results.length > 0) ?? [],
  )
  return named.length > 0 ? named : olderIn(fields)
}

const methods = ['spf', 'dkim', 'dmarc'] as const

/** SendGrid's `SPF` and `dkim`, which is `{@a.example : pass}`, and those of any program that brings mails. */
function* besideMail(told: ReadonlyMap<string, string>): Generator<Given> {
  for (const method of methods) {
    const text = (told.get(method) ?? '').slice(0, longest).trim().toLowerCase()
    const signed = [...text.matchAll(/@([a-z0-9.-]{1,253}) ?: ?([a-z]{1,20})/g)]
    for (const [, domain, result = ''] of signed) yield { method, result, domain }
    if (signed.length === 0 && /^[a-z]{1,20}$/.test(text)) yield { method, result: text }
  }
}

const older = [
  ['spf', 'received-spf'],
  ['spf', 'x-mailgun-spf'],
  ['dkim', 'x-mailgun-dkim-check-result'],
] as const

function olderIn(fields: HeaderFields): readonly Given[] {
  return older.flatMap(([method, header]) => {
    const value = fields
      .find(([name]) => name === header)?.[1]
      .trim()
      .toLowerCase()
    const [, result] = /^([a-z]{1,20})/.exec(value ?? '') ?? []
    return result === undefined ? [] : [{ method, result }]
  })
}

/** What one header says: `dmarc=fail (p=NONE)`, `spf=pass smtp.mailfrom=ann@a.example` … */
interface Results {
  readonly by: string
  readonly results: readonly Given[]
}

function readResults(value: string): Results {
  const parts = partsOf(value)
  const results = parts.flatMap(part => readPart(part) ?? [])
  // Some do not say who they are.
  const first = parts[0]?.text ?? ''
  return {
    by: first.includes('=') ? '' : (first.trim().split(/\s/)[0] ?? '').toLowerCase(),
    results,
  }
}

const domains: ReadonlyMap<string, readonly string[]> = new Map([
  ['spf', ['smtp.mailfrom', 'smtp.helo']],
  ['dkim', ['header.d', 'header.i']],
])

function readPart({ text, aside }: Part): Given | undefined {
  const [head = '', ...more] = text.trim().toLowerCase().split(/\s+/)
  const [, method, result] = /^([a-z-]+)(?:\/\d+)?=([a-z]+)/.exec(glued(head, more)) ?? []
  if (method === undefined || result === undefined) return undefined
  const named = new Map(
    more.flatMap(word => {
      const at = word.indexOf('=')
      return at > 0 ? [[word.slice(0, at), word.slice(at + 1)] as const] : []
    }),
  )
  const whose = (domains.get(method) ?? []).map(name => named.get(name)).find(Boolean)
  const [, policy] = /(?:^|\s)p=([a-z]+)/.exec(aside.toLowerCase()) ?? []
  return {
    method,
    result,
    domain: whose?.slice(whose.lastIndexOf('@') + 1),
    policy: policy ?? named.get('policy.p') ?? named.get('action'),
  }
}

/** Some write `spf = pass`, and `dmarc / 1 = fail`. */
function glued(head: string, more: readonly string[]): string {
  return head.includes('=') && !head.endsWith('=') ? head : [head, ...more.slice(0, 4)].join('')
}

/** A part of a header between its semicolons: `aside` is its first comment, `text` all that stands outside of any. */
interface Part {
  text: string
  aside: string
}

/** The parts, without quoted texts and with comments apart, which lie in each other: both may hold what the sender has written. */
function partsOf(value: string): readonly Part[] {
  let depth = 0
  let isQuoted = false
  let asides = 0
  let part: Part = { text: '', aside: '' }
  const parts = [part]
  for (let at = 0; at < value.length; at++) {
    const sign = value.charAt(at)
    if (sign === '\\') at++
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') {
      if (depth === 0) asides++
      depth++
    } else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth > 0) {
      if (asides === 1) part.aside += sign
    } else if (sign === ';') {
      part = { text: '', aside: '' }
      asides = 0
      parts.push(part)
    } else part.text += sign
  }
  return parts
}
