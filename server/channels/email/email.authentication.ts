import type { HeaderFields } from './mime/headers.js'

const longest = 10_000

/**
 * Whether the provider that received a mail says that its sender is not who it names: DMARC has failed, or, where DMARC says
 * nothing, both SPF and DKIM have. What providers add stands above what came with the mail, and names who has added it.
 */
export function isForged(fields: HeaderFields): boolean {
  const all = fields
    .filter(([name]) => name === 'authentication-results')
    .map(([, value]) => readResults(value.slice(0, longest)))
  const own = all.filter(({ by }) => by === all[0]?.by)
  /** What is said first of a method: of several signatures all must have failed. */
  const hasFailed = (method: string): boolean | undefined => {
    const told = own.map(({ results }) => results.filter(each => each.method === method))
    const first = told
      .find(results => results.length > 0)
      ?.filter(({ result }) => !silent.has(result))
    return first && first.length > 0 ? first.every(({ result }) => result === 'fail') : undefined
  }
  return hasFailed('dmarc') ?? (hasFailed('spf') === true && hasFailed('dkim') === true)
}

/** Results that say nothing of the sender. */
const silent = new Set(['none', 'neutral', 'temperror', 'permerror'])

/** What one provider says: `dmarc=fail`, `spf=pass` … */
interface Results {
  readonly by: string
  readonly results: readonly { readonly method: string; readonly result: string }[]
}

function readResults(value: string): Results {
  const parts = withoutAsides(value).split(';')
  const results = parts.flatMap(part => {
    const [, method, result] = /^\s*([a-z-]+)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i.exec(part) ?? []
    return method && result ? [{ method: method.toLowerCase(), result: result.toLowerCase() }] : []
  })
  // Some do not say who they are.
  const [first = ''] = parts
  return {
    by: first.includes('=') ? '' : (first.trim().split(/\s/)[0] ?? '').toLowerCase(),
    results,
  }
}

/** Without comments, which lie in each other, and without quoted texts: both may hold what the sender has written. */
function withoutAsides(value: string): string {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (let at = 0; at < value.length; at++) {
    const sign = value.charAt(at)
    if (sign === '\\') at++
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += sign
  }
  return kept
}
