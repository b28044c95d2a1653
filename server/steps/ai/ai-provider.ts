import { createOutbound, hostOf, type OutboundOptions } from '../../outbound/index.js'
import type { AiProvider } from './ai.js'

/**
 * The AI provider at this address, with an outbound of its own: when the operator chooses a provider on an inner host, no
 * webhook may call that host.
 */
export function createAiProvider(
  url = 'https://api.openai.com/v1',
  outbound?: Omit<OutboundOptions, 'allowHosts'>,
): AiProvider {
  const limits = { time: 60_000, size: 2_000_000, redirects: 0, ...outbound?.limits }
  return { url, outbound: createOutbound({ ...outbound, limits, allowHosts: [hostOf(url)] }) }
}
