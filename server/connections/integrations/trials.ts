import * as v from 'valibot'
import { randomHex } from '../../base/random-hex.js'
import type { AnyConnector, ReadyConnector, SignIn } from '../../connectors/contract/connector.js'
import {
  type CalledConnection,
  type CallParts,
  callProvider,
} from '../../connectors/running/call-provider.js'
import { type ProviderFailure, signInRemedy } from '../../connectors/running/failure.js'
import { redeem } from '../../connectors/running/redeem.js'
import { changedSettings, type OpenSettings, readSettings } from '../settings.js'

/** Whether a product lets a connection in; otherwise what is to be done. */
type Standing =
  | { readonly state: 'ok'; readonly remedy: null }
  | { readonly state: 'failed'; readonly remedy: string }

/** Finds out whether products let in by what was entered or given. */
export interface Trials {
  /** What is kept of what was entered, once what counts only once is redeemed, and whether the product lets in by it. `typed` is what was entered now. */
  settle(
    owner: string,
    connector: AnyConnector,
    entered: OpenSettings,
    typed: OpenSettings,
  ): Promise<Standing & { readonly settings: OpenSettings; readonly ready: ReadyConnector }>
  /** The same of a token that somebody gave. */
  granted(owner: string, connector: AnyConnector, ready: ReadyConnector): Promise<Standing>
  /** The same of a connection that is there. */
  stand(connection: CalledConnection): Promise<Standing>
}

/** What they are made with. */
interface TrialParts {
  readonly calls: CallParts
  called(
    owner: string,
    id: string,
    connector: AnyConnector,
    ready: ReadyConnector,
  ): Promise<CalledConnection>
}

/** Milliseconds for asking a provider whether it takes a key. */
const patience = 10_000

/** Makes them. */
export function createTrials({ calls, called }: TrialParts): Trials {
  return {
    async settle(owner, connector, entered, typed) {
      const first = connector.ready(entered)
      const once = first.redeem?.setting
      if (once === undefined)
        return { settings: entered, ready: first, ...(await tryOut(owner, connector, first)) }
      const came =
        typeof typed[once] === 'string'
          ? await redeem(await called(owner, trialId(), connector, first), timeLimit())
          : undefined
      const settings =
        typeof came === 'object'
          ? readSettings(connector, changedSettings(entered, came))
          : withoutUsed(connector, entered, once)
      const ready = settings ? connector.ready(settings) : first
      const remedy =
        typeof came === 'string' ? came : settings ? undefined : usedUp(connector.title)
      return {
        settings: settings ?? entered,
        ready,
        ...(remedy === undefined
          ? await tryOut(owner, connector, ready)
          : ({ state: 'failed', remedy } as const)),
      }
    },
    granted: (owner, connector, ready) => tryOut(owner, connector, ready, 'granted'),
    stand,
  }

  /** Each trial has an id of its own, so that none shows a token of another. */
  async function tryOut(
    owner: string,
    connector: AnyConnector,
    ready: ReadyConnector,
    isGranted?: 'granted',
  ): Promise<Standing> {
    const id = trialId()
    try {
      return await stand(await called(owner, id, connector, ready), isGranted)
    } finally {
      calls.tokens.forget(id)
    }
  }

  async function stand(connection: CalledConnection, isGranted?: 'granted'): Promise<Standing> {
    const { connector, ready, outbound, id } = connection
    const signal = timeLimit()
    const limits = { signal, endsAt: calls.now() + patience }
    const answer = ready.check
      ? await callProvider(connection, ready.check, limits, calls)
      : await calls.tokens.headers({ id, title: connector.title, ...ready }, outbound, signal)
    if (answer.ok || isKnown(answer)) return { state: 'ok', remedy: null }
    const signIn: SignIn = isGranted ? { granted: () => ({}) } : ready.signIn
    return { state: 'failed', remedy: remedyFor(connector.title, answer, signIn) }
  }
}

const trialId = () => `new ${randomHex(24)}`

const timeLimit = () => AbortSignal.timeout(patience)

/** The settings without what counts only once; undefined: then they are not enough. */
function withoutUsed(
  { settings: { schema } }: AnyConnector,
  settings: OpenSettings,
  once: string,
): OpenSettings | undefined {
  const rest = changedSettings(settings, { [once]: null })
  return v.is(schema, rest) ? rest : undefined
}

const usedUp = (title: string) =>
  `${title} takes a code only once. Make a new one there, and enter it here.`

/** Who is refused for what was asked, and not for who asks, is signed in. */
const isKnown = ({ status = 0, isSignInRefused }: ProviderFailure) =>
  !isSignInRefused && status >= 400 && status < 500 && ![401, 403, 407, 408].includes(status)

function remedyFor(
  title: string,
  { code, message, status, detail, isSignInRefused }: ProviderFailure,
  signIn: SignIn,
): string {
  if (code === 'BLOCKED_ADDRESS')
    return 'The address is not a public one, so this server does not call it. Who runs the server can allow it in TALKGRAPH_ALLOW_HOSTS.'
  if (isSignInRefused || status === 401)
    return 'granted' in signIn
      ? signInRemedy(title, signIn)
      : (detail ?? signInRemedy(title, signIn))
  if (status === 403)
    return `${title} takes the key and does not allow it enough: ${detail ?? 'give it the scopes that are named here'}.`
  return `${message}${detail === undefined ? '' : `: ${detail}`}. Check the settings, and try again.`
}
