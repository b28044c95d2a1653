import * as v from 'valibot'
import type { Value } from '../../../runtime/index.js'
import { withoutSecrets } from '../../base/without-secrets.js'
import { toFailure } from '../../platform/outbound/index.js'
import type { CalledConnection } from './call-provider.js'
import { wordsOf } from './failure.js'
import { readTokenRefusal } from './token-refusal.js'

/** Fetches what counts in place of what was entered, and only once; a text says why nothing came. Undefined: nothing is to be fetched. */
export async function redeem(
  { connector: { title }, ready, outbound }: CalledConnection,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string | null>> | string | undefined> {
  const asked = ready.redeem
  if (!asked) return undefined
  const got = await outbound
    .send({
      url: asked.url ?? `${ready.origin}${asked.path}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(asked.form).toString(),
      signal,
    })
    .catch(toFailure)
  if (!got.ok) return `${got.message}. Try again with a new code.`
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), got.text)
  // What was parsed as JSON is a value.
  const answer: Value = read.success ? Object(read.output) : {}
  const changed = got.status === 200 ? asked.settings(answer) : undefined
  if (changed) return changed
  const { status, words, refuses } = readTokenRefusal(got)
  const said = words === '' ? '' : `: ${withoutSecrets(words, ready.secrets)}`
  return status === 401 || refuses === 'access' || refuses === 'client'
    ? `${title} does not take the code${said}. Make a new one there, and enter it here.`
    : `${wordsOf(title, refuses === 'calls' ? 429 : status)}${said}. Try again with a new code.`
}
