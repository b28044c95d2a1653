import { createGuests, type Guests } from '../../platform/guests/guests.js'
import { createOutbound } from '../../platform/outbound/index.js'
import type { AdmissionServices } from './admission.js'
import type { OnClose } from './on-close.js'
import type { OutgoingServices } from './outgoing.js'
import type { ServiceOptions } from './service-options.js'
import type { StorageServices } from './storage.js'

/** What accounts may ask of the server that whoever came has made. */
export interface GuestServices {
  readonly guests: Guests
}

/** Makes what tells guests from accounts that are trusted. */
export function createGuestServices(
  { outbound: options, guestLimit = 50 }: ServiceOptions,
  { store, limiter, outbound }: StorageServices & AdmissionServices & OutgoingServices,
  onClose: OnClose,
): GuestServices {
  const guests = createOutbound({ ...options })
  onClose(guests.close)
  const ways = { trusted: outbound, guests }
  return { guests: createGuests({ operators: store.operators, limiter, ways, limit: guestLimit }) }
}
