import { createHmac } from 'node:crypto'
import { isSameText } from '../../same-text.js'

/** Milliseconds: faster than people type, and longer than a page lies open. */
const tooFast = 2000
const tooLate = 86_400_000

/** What a token says of a form: nothing where it has none, or that it is not to be believed. */
export type TokenCheck = 'good' | 'absent' | 'bad'

/** Proves by a signature when a form was shown. `now` in milliseconds. */
export function createFormTokens(key: Uint8Array, now: () => number = Date.now) {
  return {
    make: (): string => {
      const time = now().toString(36)
      return `${time}.${sign(time)}`
    },
    check: (token: unknown): TokenCheck => {
      if (token === undefined) return 'absent'
      if (typeof token !== 'string') return 'bad'
      const [time = '', signature = ''] = token.split('.')
      const age = now() - Number.parseInt(time, 36)
      return isSameText(signature, sign(time)) && age >= tooFast && age <= tooLate ? 'good' : 'bad'
    },
  }

  function sign(time: string): string {
    return createHmac('sha256', key).update(time).digest('base64url')
  }
}

/** What makes and checks the tokens of forms. */
export type FormTokens = ReturnType<typeof createFormTokens>
