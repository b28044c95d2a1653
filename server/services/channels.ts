import { type Connections, createConnections } from '../connections/connections.js'
import { type ChannelLacks, createLacks } from '../connections/lacks.js'
import { createWebhooks, type Webhooks } from '../connections/webhooks.js'
import { withPages } from '../pages/page-connections.js'
import type { BotServices } from './bots.js'
import type { LiveServices } from './live.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { OutgoingServices } from './outgoing.js'
import type { PageServices } from './pages.js'
import type { SecretServices } from './secrets.js'
import type { StorageServices } from './storage.js'

/** Bots' connections with channels. */
export interface ChannelServices {
  readonly connections: Connections
  /** Where providers tell what happened. */
  readonly webhooks: Webhooks
  readonly lacksOf: ChannelLacks
}

/** Makes what connects bots with channels. */
export function createChannelServices(
  parts: StorageServices &
    OperationServices &
    OutgoingServices &
    LiveServices &
    SecretServices &
    BotServices &
    Pick<PageServices, 'pages'>,
  onClose: OnClose,
): ChannelServices {
  const connections = withPages(createConnections(parts), parts)
  const webhooks = createWebhooks({ ...parts, connections })
  onClose(webhooks.close)
  return { connections, webhooks, lacksOf: createLacks(parts) }
}
