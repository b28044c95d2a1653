import { type Connections, createConnections } from '../../connections/connections.js'
import { type ChannelLacks, createLacks } from '../../connections/lacks.js'
import { withPages } from '../../connections/pages/page-connections.js'
import { createWebhooks, type Webhooks } from '../../connections/webhooks.js'
import { createOutbound } from '../../platform/outbound/index.js'
import type { BotServices } from './bots.js'
import type { LiveServices } from './live.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { PageServices } from './pages.js'
import type { SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** Bots' connections with channels. */
export interface ChannelServices {
  readonly connections: Connections
  /** Where providers tell what happened. */
  readonly webhooks: Webhooks
  readonly lacksOf: ChannelLacks
}

/**
 * Milliseconds. Of a message that a provider does not answer, nobody knows whether it went out, and it is sent again: a slow
 * provider gets longer than other calls.
 */
const time = 30_000

/** Makes what connects bots with channels, with a way out of its own to their providers. */
export function createChannelServices(
  { outbound: usual, allowHosts = [] }: ServiceOptions,
  parts: StorageServices &
    OperationServices &
    LiveServices &
    SecretServices &
    BotServices &
    Pick<PageServices, 'pages'>,
  onClose: OnClose,
): ChannelServices {
  const outbound = createOutbound({ ...usual, limits: { time, ...usual?.limits }, allowHosts })
  onClose(outbound.close)
  const connections = withPages(createConnections({ ...parts, outbound }), parts)
  const webhooks = createWebhooks({ ...parts, connections })
  onClose(webhooks.close)
  return { connections, webhooks, lacksOf: createLacks(parts) }
}
