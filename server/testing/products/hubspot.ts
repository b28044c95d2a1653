import { hubspot } from '../../connectors/hubspot/index.js'
import { hubspotDescription } from '../providers/hubspot.js'
import { isShown, type Product } from './product.js'

const token = 'pat-eu1-canary-of-hubspot'
const at = '2026-11-09T07:10:00.000Z'
const kept = { createdAt: at, updatedAt: at, archived: false }
const refusal = (message: string) => ({
  status: 'error',
  message,
  category: 'VALIDATION_ERROR',
  correlationId: 'aeb5f871-7f07-4993-9211-075dc63e7cbf',
})
const email = 'ann@shop.example'

/** HubSpot with a contact. */
export const hubspotProduct: Product = {
  connector: hubspot,
  description: hubspotDescription,
  settings: apiUrl => ({ token, apiUrl }),
  secrets: [token],
  inputs: {
    upsertContact: { email, properties: { firstname: 'Ann' } },
    addNote: { email, text: 'Asked for rye' },
    createDeal: { name: 'Cake', stage: 'appointmentscheduled', email },
  },
  refusal,
  open() {
    const all: string[] = []
    return {
      kept: () => all,
      answer(asked) {
        const { method, path, json } = asked
        if (!isShown(asked, token)) return { status: 401, body: refusal('Authentication failed') }
        if (path.startsWith('/crm/v3/properties/'))
          return {
            body: {
              results: [
                { name: 'firstname', label: 'First name' },
                { name: 'favourite_loaf', label: 'Favourite loaf' },
              ],
            },
          }
        if (path.startsWith('/crm/v3/pipelines/')) {
          const stages = [{ id: 'appointmentscheduled', label: 'Appointment scheduled' }]
          return { body: { results: [{ id: 'default', label: 'Sales', stages }] } }
        }
        if (path === '/crm/v3/objects/contacts') return { body: { results: [] } }
        if (method === 'GET') return { body: { id: '501', properties: { email }, ...kept } }
        if (path.endsWith('/upsert')) {
          const [{ id, properties }] = Object(json).inputs
          const isNew = !all.includes(id)
          if (isNew) all.push(id)
          const results = [{ id: '501', properties, new: isNew, ...kept }]
          return { body: { status: 'COMPLETE', startedAt: at, completedAt: at, results } }
        }
        all.push(path)
        return { status: 201, body: { id: '900', properties: {}, ...kept } }
      },
    }
  },
}
