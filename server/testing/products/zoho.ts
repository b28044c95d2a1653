import { zoho } from '../../connectors/zoho/index.js'
import { zohoDescription } from '../providers/zoho.js'
import { isShown, type Product } from './product.js'

const clientSecret = 'canary/of/zoho'
const refreshToken = '1000.canary.of.zoho'
const token = '1000.access.canary.of.zoho'
const refusal = (message: string) => ({
  code: 'INVALID_DATA',
  message,
  status: 'error',
  details: {},
})
const deal = { Deal_Name: 'Cake', Stage: 'New', Closing_Date: '2031-12-31' }
const person = { Last_Name: 'Lee', Email: 'ann@shop.example' }

/** Zoho CRM with leads, contacts and deals. */
export const zohoProduct: Product = {
  connector: zoho,
  description: zohoDescription,
  settings: apiUrl => ({ region: 'eu', clientId: 'self', clientSecret, refreshToken, apiUrl }),
  secrets: [clientSecret, refreshToken, token],
  inputs: {
    upsertLead: { fields: person },
    upsertContact: { fields: person },
    upsertDeal: { fields: deal },
    addNote: { email: 'ann@shop.example', text: 'Asked for rye' },
  },
  refusal,
  open() {
    const all: string[] = []
    return {
      kept: () => all,
      answer(asked) {
        const { method, path, query, json } = asked
        if (path === '/oauth/v2/token') return { body: { access_token: token, expires_in: 3600 } }
        if (!isShown(asked, token)) return { status: 401, body: refusal('invalid oauth token') }
        if (path.endsWith('/fields')) {
          const named = Object.keys(query.module === 'Deals' ? deal : person)
          const fields = named.map(api_name => ({
            api_name,
            field_label: api_name.replaceAll('_', ' '),
          }))
          return { body: { fields } }
        }
        if (method === 'GET') return { body: { data: [{ id: '401' }] } }
        const name = JSON.stringify(Object(json).data)
        const isNew = path.endsWith('/Notes') || !all.includes(name)
        if (isNew) all.push(name)
        const action = isNew ? 'insert' : 'update'
        const said = { code: 'SUCCESS', status: 'success', message: 'record added', action }
        return { status: 201, body: { data: [{ ...said, details: { id: '401' } }] } }
      },
    }
  },
}
