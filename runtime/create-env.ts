import type { Env } from './node/env.js'

// Every place where JavaScript runs has timers, and the language itself does not name them.
declare function setTimeout(callback: () => void, ms: number): unknown
declare function clearTimeout(id: unknown): void

/** Decision 109: the pause before each bot entry, in milliseconds. */
const typingDelay = 700

/**
 * Makes what a conversation needs of where it runs, in Node, browsers and elsewhere: real time and chance, the zone and the
 * language of the machine. `own` replaces parts of it; without a `call` the steps that need a server report `NO_SERVER`.
 */
export function createEnv(own: Partial<Env> = {}): Env {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions()
  return {
    clock: {
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: id => clearTimeout(id),
      now: () => Date.now(),
    },
    random: () => Math.random(),
    typingDelay,
    timeZone: timeZone || 'UTC',
    locale,
    call: refuseCall,
    ...own,
  }
}

const refuseCall: Env['call'] = ({ nodeId }) =>
  Promise.resolve({
    ok: false,
    code: 'NO_SERVER',
    message: `the step "${nodeId}" needs a server; give createEnv() a call of your own`,
  })
