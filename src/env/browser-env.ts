import type { BotTexts, Env } from '../../runtime/index.js'
import { browserClock } from './browser-clock.js'
import { browserLine } from './browser-line.js'
import { makeKey } from './make-key.js'
import { readDevice } from './read-device.js'

/** Decision 109: the pause before each bot entry in the published widget, in milliseconds. */
const typingDelay = 700

/** Where the steps of a bot are executed. */
export interface StepServer {
  readonly server: string
  readonly chatbotId: string
  /** What its addresses are asked with, once it is known which version is played. */
  query: string
}

/** What the bot says of itself, and the locale of dates beside it. */
interface Texts {
  readonly catalogue: BotTexts
  readonly locale: string
}

/** The browser as a conversation's environment; `own` replaces parts of it. Without `call` no request goes out. */
export function createBrowserEnv(
  call: Env['call'] | undefined,
  locale: string,
  { catalogue: texts, locale: textsLocale }: Texts,
  own: Partial<Env> = {},
): Env {
  return {
    clock: browserClock,
    random: Math.random,
    typingDelay,
    // Read on demand: few bots need it, and it takes the browser several milliseconds.
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
    },
    get device() {
      return readDevice()
    },
    locale,
    texts,
    navigate: address => location.assign(address),
    textsLocale,
    call: call ?? refuseCall,
    line: browserLine,
    makeKey,
    ...own,
  }
}

const refuseCall: Env['call'] = ({ nodeId }) =>
  Promise.resolve({
    ok: false,
    code: 'NO_SERVER',
    message: `the step "${nodeId}" needs a server; give mount() a chatbotId and a server, or its own env.call`,
  })
