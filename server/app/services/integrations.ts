import { setTimeout as wait } from 'node:timers/promises'
import { createGrants } from '../../connections/integrations/grants.js'
import { createIntegrate, createNoteRefused } from '../../connections/integrations/integrate.js'
import {
  createIntegrations,
  type Integrations,
} from '../../connections/integrations/integrations.js'
import { createOutsideCalendars } from '../../connections/integrations/outside-calendars.js'
import { createSignIns, type SignIns } from '../../connections/integrations/sign-ins.js'
import { createTidings, type Tidings } from '../../connections/integrations/tidings.js'
import type { AnyConnector } from '../../connectors/contract/connector.js'
import { createPace } from '../../connectors/running/pace.js'
import { createTokens } from '../../connectors/running/tokens.js'
import type { OutsideCalendars } from '../../conversations/bookings/outside.js'
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
  /** Calendars of theirs that appointments heed and are written into. */
  readonly outsideCalendars: OutsideCalendars
  /** What products tell of what happened there. */
  readonly tidings: Tidings
  /** Connecting by signing in to a product. */
  readonly signIns: SignIns
  /** The connectors that people can sign in to, as who runs the server has set up. */
  readonly signsIn: (connector: AnyConnector) => boolean
}

/** Milliseconds for one call. */
const time = 10_000
/** Bytes of an answer: a sheet is read whole. */
const size = 10_000_000
/** Milliseconds before a call is made again. */
const usualPauses = [500, 1500, 4000]

/** Makes what works with other products, with ways out of its own. */
export function createIntegrationServices(
  {
    outbound: usual,
    allowHosts = [],
    integrationPauses = usualPauses,
    connectorClients = [],
  }: ServiceOptions,
  secret: string,
  parts: StorageServices & OperationServices & SecretServices & Pick<OutgoingServices, 'mailer'>,
  onClose: OnClose,
): IntegrationServices {
  const { store, secrets, ownAddress } = parts
  const limits = { time, ...usual?.limits, size }
  const ways = {
    trusted: createOutbound({ ...usual, limits, allowHosts }),
    guests: createOutbound({ ...usual, limits }),
  }
  onClose(ways.trusted.close)
  onClose(ways.guests.close)
  const outbound = ways.trusted
  const clock = { now: () => Date.now(), wait: (pause: number) => wait(pause) }
  const grants = createGrants({ store, secrets, clients: connectorClients, outbound, ...clock })
  const calls = {
    tokens: createTokens(clock.now, grants),
    pace: createPace(clock.now),
    pauses: integrationPauses,
    told: async (id: string, mark: string) => {
      const event = await store.connectors.told(id, mark)
      return event === undefined ? undefined : JSON.parse(event)
    },
    ...clock,
  }
  const tidings = createTidings({ store, calls, ownAddress, secret })
  const refused = createNoteRefused(parts)
  const integrations = createIntegrations({ store, secrets, calls, grants, tidings, ways })
  return {
    integrations,
    integrate: createIntegrate({ ...parts, integrations, calls, refused }),
    outsideCalendars: createOutsideCalendars({ store, integrations, calls, refused }),
    tidings,
    signIns: createSignIns({ store, integrations, grants, outbound, ownAddress, secret }),
    signsIn: connector => grants.placeOf(connector) !== undefined,
  }
}
