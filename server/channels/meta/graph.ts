import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Connection } from '../channel.js'

/** Where Meta's Graph API is. */
export const graphAddress = 'https://graph.facebook.com'

/** The version that the adapters were written for; an address that names one keeps it. */
const version = 'v23.0'

/** What every connection with Meta has. */
export interface GraphSettings {
  readonly accessToken: string
  readonly apiUrl: string
}

/** A call that brought nothing; `again` in milliseconds where another try may help, each time `grows` times as long. */
export interface GraphRefusal {
  readonly ok: false
  readonly code: string
  /** Meta's own words. */
  readonly message: string
  readonly again?: number
  readonly grows?: number
  /** The right to call was withdrawn, whatever is called and for whom. */
  readonly isWithdrawn?: boolean
  /** What it is in particular, where Meta tells. */
  readonly subcode?: number | undefined
}

/** What a call brought. */
export type GraphAnswer = { readonly ok: true; readonly result: unknown } | GraphRefusal

const json = v.pipe(v.string(), v.parseJson())
const refusal = v.object({
  error: v.object({
    code: v.optional(v.number(), 0),
    error_subcode: v.optional(v.number()),
    message: v.optional(v.string(), ''),
    is_transient: v.optional(v.boolean(), false),
    error_data: v.optional(v.object({ details: v.optional(v.string()) })),
  }),
})

/** Codes of calls that came too often, and of servers that rest. The pair limit wants a wait that grows. */
const tooMany = new Set([4, 17, 32, 613, 80006, 80007, 130429])
const pairLimit = 131056
const passing = new Set([1, 2, 131000, 131016, 131057, 133004])

/** Calls the Graph API, with `body` as JSON; without it it reads. Never rejects, and never names the token. */
export async function callGraph(
  { settings, outbound }: Connection<GraphSettings>,
  path: string,
  body?: object,
): Promise<GraphAnswer> {
  const called = await outbound.send({
    url: `${graphUrl(settings)}/${path}`,
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${settings.accessToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  if (!called.ok) return { ok: false, code: called.code, message: called.message, again: 1000 }
  const told = v.safeParse(json, called.text)
  const refused = v.safeParse(refusal, told.output)
  if (called.status < 300 && told.success && !refused.success)
    return { ok: true, result: told.output }
  if (!refused.success)
    return {
      ok: false,
      code: String(called.status),
      message: `Meta answered ${called.status}`,
      ...((called.status === 429 || called.status >= 500) && { again: 1000 }),
      ...((called.status === 401 || called.status === 403) && { isWithdrawn: true }),
    }
  const { code, error_subcode: subcode, message, is_transient, error_data } = refused.output.error
  const words = error_data?.details || message || `Meta answered ${called.status}`
  return {
    ok: false,
    code: String(code),
    message: words,
    subcode,
    ...waitOf(code, called.status, is_transient),
    ...(isWithdrawn(code, called.status, words) && { isWithdrawn: true }),
  }
}

/** Codes of tokens that are worth nothing any more, and of accounts and numbers that may not write. */
const withdrawn = new Set([102, 190, 368, 463, 467, 131005, 131031, 131045, 133010])

/** A missing permission has codes that also stand for persons who cannot be reached. */
function isWithdrawn(code: number, status: number, words: string): boolean {
  if (withdrawn.has(code) || status === 401) return true
  if (status === 403) return !/\b(?:person|user|recipient|window)\b/i.test(words)
  const mayBePermission = code === 3 || code === 10 || (code >= 200 && code < 300)
  return mayBePermission && /permission|access (?:token|denied)|not authori[sz]ed/i.test(words)
}

/** Where calls go: the version stands behind the address, unless the owner named one. */
function graphUrl({ apiUrl }: Pick<GraphSettings, 'apiUrl'>): string {
  return /\/v\d+\.\d+$/.test(apiUrl) ? apiUrl : `${apiUrl}/${version}`
}

/** What proves to Meta that whoever has the token has the app's secret, too. */
export function proofOf({
  accessToken,
  appSecret,
}: {
  readonly accessToken: string
  readonly appSecret: string
}): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex')
}

function waitOf(code: number, status: number, isTransient: boolean) {
  if (code === pairLimit) return { again: 4000, grows: 4 }
  if (tooMany.has(code)) return { again: 4000, grows: 2 }
  return isTransient || passing.has(code) || status === 429 || status >= 500 ? { again: 1000 } : {}
}
