import { createHmac } from 'node:crypto'
import { isSameText } from '../same-text.js'

/** Seconds for which an authenticator app shows a code. */
const period = 30
/** So many steps before and after now count, because clocks differ. */
const window = 1

/** The time step that a code of an authenticator app belongs to, as RFC 6238 counts them; undefined: none that counts `now`. */
export function timeStepOf(secret: string, code: string, now: number = Date.now()): number | undefined {
  const current = Math.floor(now / 1000 / period)
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => current - window + index)
  return steps.find(step => isSameText(timeCode(secret, step), code))
}

/** The code of a time step. */
export function timeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
