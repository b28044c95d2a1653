import { withoutEnd } from '../../../runtime/session/without-end.js'
import {
  CallError,
  createOutbound,
  hostOf,
  type Outbound,
  type OutboundOptions,
} from '../../platform/outbound/index.js'
import { type AllowedProvider, openAi } from './allowed-providers.js'

/** An AI provider that may be called, and the way out to it. */
interface AiProvider extends AllowedProvider {
  readonly outbound: Outbound
}

/** The providers that steps may choose from (decision 70). */
export interface AiProviders {
  /** The one that a step names, or the usual one for a step that names none. Throws a `CallError` for any other. */
  find(step: { readonly provider: string; readonly baseUrl: string }): AiProvider
  /** The one at this address, if the settings name it. */
  at(address: string): AiProvider | undefined
  /** How the usual provider is called for bots without a flow, as a step would name the key; undefined: it is not set up. */
  readonly usualKey: string | undefined
  /** The key that a step names: `server:NAME` is one of the settings. Throws a `CallError` where that is not there. */
  key(given: string): string
  /** Whether a step is answered at the server's cost: with a key of the settings, without one, or where none is needed. */
  isOurs(step: {
    readonly apiKey: string
    readonly provider: string
    readonly baseUrl: string
  }): boolean
  close(): Promise<void>
}

/**
 * Makes a way out for each provider, of its own: when the operator chooses a provider on an inner host, no webhook may call
 * that host. `url` is the address of the usual one, OpenAI's own if absent.
 */
export function createAiProviders(
  url?: string,
  allowed: readonly AllowedProvider[] = [],
  outbound?: Omit<OutboundOptions, 'allowHosts'>,
  keys: ReadonlyMap<string, string> = new Map(),
): AiProviders {
  const open = (provider: AllowedProvider): AiProvider => {
    const limits = { time: 60_000, size: 2_000_000, redirects: 0, ...outbound?.limits }
    return {
      ...provider,
      outbound: createOutbound({ ...outbound, limits, allowHosts: [hostOf(provider.url)] }),
    }
  }
  const usual = open({ kind: 'openai', url: url || openAi })
  const [firstKey] = keys.keys()
  const listed = allowed.map(open)
  const search = ({ provider, baseUrl }: Parameters<AiProviders['find']>[0]) => {
    const kind = provider.trim().toLowerCase()
    const address = withoutEnd(baseUrl.trim(), '/')
    if (kind === '' && address === '') return usual
    return [...listed, ...(kind === '' || kind === 'openai' ? [usual] : [])].find(
      other => (kind === '' || other.kind === kind) && (address === '' || other.url === address),
    )
  }
  return {
    // Other providers than OpenAI may take calls without a key.
    usualKey: firstKey === undefined ? (url ? '' : undefined) : `server:${firstKey}`,
    at: address => [usual, ...listed].find(({ url }) => url === address),
    find: step => {
      const found = search(step)
      if (found) return found
      throw new CallError(
        'The step’s AI provider is not one that TALKGRAPH_AI_PROVIDERS allows',
        'BLOCKED_ADDRESS',
      )
    },
    key: given => {
      const [, name] = /^server:(.+)$/.exec(given) ?? []
      if (name === undefined) return given
      const key = keys.get(name.trim())
      if (key === undefined)
        throw new CallError('The step’s key is not one that TALKGRAPH_AI_KEYS names')
      return key
    },
    isOurs: step => {
      const key = step.apiKey.trim()
      // An address without TLS is an inner one, which asks for no key.
      return key === '' || /^server:/.test(key) || search(step)?.url.startsWith('https:') !== true
    },
    close: async () =>
      void (await Promise.all([usual, ...listed].map(each => each.outbound.close()))),
  }
}
