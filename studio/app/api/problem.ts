import { ApiProblem } from 'talkgraph/client'

export { ApiProblem }

/** The problem's code, or nothing for what is no failed call. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.code : undefined

/** Whether the server has refused a call for good, so that nothing came of it; of any other failure nobody knows. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'CALL_UNDER_WAY'

/** Whether a call failed because nobody is signed in any more; a wrong password is something else. */
export const isSignedOut = (error: unknown): boolean => signedOut.has(codeOf(error))

const signedOut: ReadonlySet<string | undefined> = new Set(['API_KEY_NOT_VALID', 'UNAUTHORIZED'])

/** What a person is told of a failure. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'Something went wrong in the studio. Reload the page.'
  if (error.code === 'RATE_LIMITED') return tooOften(error.retryAfter)
  // What a server says of its own failures is for programs.
  return words[error.code] ?? (error.status >= 500 ? onServer : error.message)
}

const onServer = 'Something went wrong on the server. Try again; if it stays, look into its log.'
const goneOut = 'You are signed out. Sign in again.'

const words: Readonly<Record<string, string>> = {
  OFFLINE: 'The server cannot be reached. Check your connection and try again.',
  NO_ANSWER: 'The server does not answer. Try again in a moment.',
  INTERNAL_ERROR: onServer,
  DATABASE_AWAY: 'The server cannot do this now. Try again in a moment.',
  // Its message names fields as programs do.
  VALIDATION_ERROR:
    'The server does not take what stands in one of the fields. Look at them again.',
  API_KEY_NOT_VALID: goneOut,
  UNAUTHORIZED: goneOut,
  ROLE_NOT_ALLOWED: 'Your role does not allow this. Ask an owner of the account.',
  CROSS_ORIGIN:
    'The server took this for a call from another site. Open the studio at its own address.',
}

function tooOften(seconds = 60): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return `That was too often in a short time. Wait ${wait} and try again.`
}
