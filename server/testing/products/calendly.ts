import { calendly } from '../../connectors/calendly/index.js'
import { calendlyDescription } from '../providers/calendly.js'
import { isShown, type Product } from './product.js'

const token = 'eyJ.canary-of.calendly'
const eventType = 'https://api.calendly.com/event_types/A1'
const refusal = (message: string) => ({ title: 'Invalid Argument', message })

/** Calendly with an event type. */
export const calendlyProduct: Product = {
  connector: calendly,
  description: calendlyDescription,
  settings: apiUrl => ({ token, apiUrl }),
  secrets: [token],
  inputs: {
    freeTimes: { eventType },
    bookingLink: { eventType, name: 'Ann' },
    bookedTime: { token: 'none' },
  },
  refusal,
  open() {
    const links: string[] = []
    return {
      // One link more is no booking more.
      kept: () => links.slice(0, 1),
      answer(asked) {
        const { method, path } = asked
        if (!isShown(asked, token))
          return { status: 401, body: refusal('The access token is invalid') }
        if (path === '/users/me') {
          const uri = 'https://api.calendly.com/users/U1'
          const current_organization = 'https://api.calendly.com/organizations/O1'
          return { body: { resource: { uri, current_organization } } }
        }
        if (path === '/event_types')
          return { body: { collection: [{ uri: eventType, name: 'Tasting' }] } }
        if (path === '/event_type_available_times') {
          const time = { status: 'available', start_time: '2031-05-06T09:00:00Z' }
          return { body: { collection: [time] } }
        }
        if (path === '/webhook_subscriptions')
          return { status: 201, body: { resource: { uri: 'https://api.calendly.com/w/1' } } }
        if (method === 'POST') links.push(path)
        const booking_url = `https://calendly.com/d/${links.length}`
        const resource = { booking_url, owner: eventType, owner_type: 'EventType' }
        return { status: 201, body: { resource } }
      },
    }
  },
}
