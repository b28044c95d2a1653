import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import { ApiError } from '../../base/errors.js'
import type { Store } from '../../store/index.js'
import type { Limiter } from '../limits/limiter.js'
import { CallError, type Outbound, toFailure } from '../outbound/index.js'

/** What bots may ask of what the server pays for. Of accounts that whoever came has made it is little, until they are trusted. */
export interface Guests {
  /** Counts one more AI step or mail of a bot; resolves to a failure where its account has had what a day allows. */
  refuse(botId: string, what: 'ai' | 'mail'): Promise<StepOutcome | undefined>
  /** The same of an account itself, for what is done in the studio. */
  refuseAccount(account: string, what: 'ai'): Promise<StepOutcome | undefined>
  /** The way out of a bot: to inner hosts that the settings name only for accounts that are trusted. */
  outbound(botId: string): Promise<Outbound>
}

/** What guests are told with. */
interface Parts {
  readonly operators: Pick<Store['operators'], 'guestOf' | 'isGuest'>
  readonly limiter: Pick<Limiter, 'admit'>
  /** For accounts that are trusted, and for guests. */
  readonly ways: { readonly trusted: Outbound; readonly guests: Outbound }
  /** How many AI steps, and how many mails, an account may have in a day. */
  readonly limit: number
  /** In milliseconds. */
  readonly now?: () => number
}

const day = 86_400
/** Milliseconds for which it is known whose a bot is. */
const freshFor = 5000
const mostKept = 10_000

/** Tells guests from accounts that are trusted. */
export function createGuests({
  operators,
  limiter,
  ways,
  limit,
  now = () => performance.now(),
}: Parts): Guests {
  const known = new Map<string, { readonly account: string | undefined; readonly at: number }>()
  return {
    refuse: async (botId, what) => refuseGuest(await guestOf(botId), what),
    refuseAccount: async (account, what) =>
      refuseGuest((await operators.isGuest(account)) ? account : undefined, what),
    outbound: async botId => ((await guestOf(botId)) === undefined ? ways.trusted : ways.guests),
  }

  async function refuseGuest(account: string | undefined, what: 'ai' | 'mail') {
    if (account === undefined || (limit > 0 && (await isAdmitted(account, what)))) return undefined
    const words = what === 'ai' ? 'AI answers' : 'mails'
    return toFailure(
      new CallError(
        `The account has had the ${words} of this server that a new account may have in a day`,
      ),
    )
  }

  async function guestOf(botId: string): Promise<string | undefined> {
    const kept = known.get(botId)
    if (kept && now() - kept.at < freshFor) return kept.account
    try {
      const account = await operators.guestOf(botId)
      if (known.size >= mostKept) known.clear()
      known.set(botId, { account, at: now() })
      return account
    } catch {
      // Conversations go on while the database does not answer.
      return kept?.account
    }
  }

  async function isAdmitted(account: string, what: string): Promise<boolean> {
    const rate = { count: limit, seconds: day }
    try {
      await limiter.admit([{ name: `guest-${what}`, of: account, rate, isShared: true }])
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED') return false
      throw error
    }
  }
}
