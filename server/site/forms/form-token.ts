import { createHmac } from 'node:crypto'
import { isSameText } from '../../base/same-text.js'

/** Milliseconds: faster than most people type, and longer than most pages lie open. */
const fast = 2000
const late = 86_400_000

/**
 * What a token says of a form: that a person took their time, that it does not tell people from programs, since there is none
 * or it came back at once or much later, or that it is not to be believed.
 */
export type TokenCheck = 'good' | 'unsure' | 'bad'

/** Proves by a signature when a form was shown. `now` in milliseconds. */
export function createFormTokens(key: Uint8Array, now: () => number = Date.now) {
  return {
    make: (): string => {
      const time = now().toString(36)
      return `${time}.${sign(time)}`
    },
    check: (token: unknown): TokenCheck => {
      if (token === undefined) return 'unsure'
      if (typeof token !== 'string') return 'bad'
      const [time = '', signature = ''] = token.split('.')
      const age = now() - Number.parseInt(time, 36)
      if (!isSameText(signature, sign(time))) return 'bad'
      return age >= fast && age <= late ? 'good' : 'unsure'
    },
  }

  function sign(time: string): string {
    return createHmac('sha256', key).update(time).digest('base64url')
  }
}

/** What makes and checks the tokens of forms. */
export type FormTokens = ReturnType<typeof createFormTokens>
