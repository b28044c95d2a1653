import * as v from 'valibot'
import type { Store } from '../../store/index.js'
import { timeStepOf } from './time-code.js'

const withCode = v.object({ code: v.string() })

/** What the check is made of. */
interface Parts {
  readonly accounts: Pick<Store['accounts'], 'secondFactorOf' | 'useCode'>
  /** Makes a kept secret readable. */
  decrypt(kept: string): Promise<string>
}

/**
 * Whether a code of an authenticator app was used before: it counts once, and none of an earlier time does after it (RFC 6238,
 * 5.2). A code that is right counts as used from here on; what is wrong is for the library to refuse.
 */
export async function isUsedUp(
  { accounts, decrypt }: Parts,
  userId: string,
  body: unknown,
): Promise<boolean> {
  if (!v.is(withCode, body)) return false
  const kept = await accounts.secondFactorOf(userId)
  if (kept === undefined) return false
  const step = timeStepOf(await decrypt(kept), body.code)
  return step !== undefined && !(await accounts.useCode(userId, step))
}
