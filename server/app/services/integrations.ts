import { setTimeout as wait } from 'node:timers/promises'
import { createIntegrate } from '../../connections/integrations/integrate.js'
import {
  createIntegrations,
  type Integrations,
} from '../../connections/integrations/integrations.js'
import { createPace } from '../../connectors/running/pace.js'
import { createTokens } from '../../connectors/running/tokens.js'
import { createOutbound } from '../../platform/outbound/index.js'
import type { Integrate } from '../../steps/integration.js'
import type { OnClose } from './on-close.js'
import type { OperationServices } from './operation.js'
import type { OutgoingServices } from './outgoing.js'
import type { SecretServices } from './secrets.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** Accounts' connections with other products. */
export interface IntegrationServices {
  readonly integrations: Integrations
  /** Carries out what steps do with them. */
  readonly integrate: Integrate
}

/** Milliseconds for one call. */
const time = 10_000
/** Bytes of an answer: a sheet is read whole. */
const size = 10_000_000
/** Milliseconds before a call is made again. */
const usualPauses = [500, 1500, 4000]

/** Makes what works with other products, with ways out of its own. */
export function createIntegrationServices(
  { outbound: usual, allowHosts = [], integrationPauses = usualPauses }: ServiceOptions,
  parts: StorageServices & OperationServices & SecretServices & Pick<OutgoingServices, 'mailer'>,
  onClose: OnClose,
): IntegrationServices {
  const { store, secrets } = parts
  const limits = { time, ...usual?.limits, size }
  const ways = {
    trusted: createOutbound({ ...usual, limits, allowHosts }),
    guests: createOutbound({ ...usual, limits }),
  }
  onClose(ways.trusted.close)
  onClose(ways.guests.close)
  const now = () => Date.now()
  const calls = {
    tokens: createTokens(now),
    pace: createPace(now),
    pauses: integrationPauses,
    wait: (pause: number) => wait(pause),
    now,
  }
  const integrations = createIntegrations({ store, secrets, calls, ways })
  return { integrations, integrate: createIntegrate({ ...parts, integrations, calls }) }
}
