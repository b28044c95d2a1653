import * as v from 'valibot'

/** What a token endpoint said in place of a token. */
interface TokenRefusal {
  /** Zoho refuses with the status of a success, which is 400 here. */
  readonly status: number
  /** Its words, which may hold secrets. */
  readonly words: string
  /** What it does not take: what was given for access, the client, or any more calls. Undefined: it did not say, so nothing is refused. */
  readonly refuses: 'access' | 'client' | 'calls' | undefined
}

const text = v.optional(v.fallback(v.string(), ''), '')
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    error: text,
    error_description: text,
    // HubSpot has words of its own for what OAuth calls `error`.
    status: text,
    message: text,
  }),
)

const refused = {
  access: [
    'invalid_grant',
    'invalid_code',
    'invalid_token',
    'access_denied',
    'inactive_user',
    'inactive_org',
    'BAD_REFRESH_TOKEN',
    'BAD_AUTH_CODE',
  ],
  client: [
    'invalid_client',
    'invalid_client_id',
    'invalid_client_secret',
    'unauthorized_client',
    'deleted_client',
    'disabled_client',
    'BAD_CLIENT_ID',
  ],
} as const

/** Reads what a token endpoint said: only a code that is known refuses anything, and no page does. */
export function readTokenRefusal(given: {
  readonly status: number
  readonly text: string
}): TokenRefusal {
  const read = v.safeParse(schema, given.text)
  const {
    error = '',
    error_description = '',
    status: word = '',
    message = '',
  } = read.success ? read.output : {}
  const code = error || word
  const words = [code, error_description || message].filter(Boolean).join(': ')
  const status = given.status === 200 && error !== '' ? 400 : given.status
  return { status, words, refuses: refusesBy(status, code, words) }
}

function refusesBy(status: number, code: string, words: string): TokenRefusal['refuses'] {
  // Zoho says in words alone that it was asked too often.
  if (status === 429 || /too many requests/i.test(words)) return 'calls'
  if (status >= 500) return undefined
  return (['access', 'client'] as const).find(kind => refused[kind].some(each => each === code))
}
