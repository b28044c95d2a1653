import { salesforce } from '../../connectors/salesforce/index.js'
import { salesforceDescription } from '../providers/salesforce.js'
import { isShown, type Product } from './product.js'

const secret = 'canary.of/salesforce'
const token = '00D!canary.of.salesforce'
const refusal = (message: string) => [{ message, errorCode: 'INVALID_FIELD' }]
const which = { externalField: 'Email__c', value: 'ann@shop.example' }
const person = { LastName: 'Lee', Company: 'Bakery' }
const deal = { Name: 'Cake', StageName: 'New', CloseDate: '2031-12-31' }

/** Salesforce with leads, contacts and deals. */
export const salesforceProduct: Product = {
  connector: salesforce,
  description: salesforceDescription,
  settings: apiUrl => ({ clientId: 'consumer', clientSecret: secret, apiUrl }),
  secrets: [secret, token],
  inputs: {
    upsertLead: { ...which, fields: person },
    upsertContact: { ...which, fields: { LastName: 'Lee' } },
    upsertDeal: { externalField: 'Chat__c', value: 'c1', fields: deal },
    addNote: { ...which, text: 'Asked for rye' },
  },
  refusal,
  open() {
    const all: string[] = []
    return {
      kept: () => all,
      answer(asked) {
        const { method, path } = asked
        if (path === '/services/oauth2/token')
          return { body: { access_token: token, token_type: 'Bearer' } }
        if (!isShown(asked, token))
          return { status: 401, body: refusal('Session expired or invalid') }
        if (path.endsWith('/describe')) {
          const named = Object.keys(path.includes('/Opportunity/') ? deal : person)
          const fields = [
            ...named.map(name => ({ name, label: name })),
            { name: 'Chat__c', label: 'Chat', externalId: true },
            { name: 'Email__c', label: 'Address', externalId: true },
          ]
          return { body: { fields } }
        }
        if (method === 'GET') return { body: { Id: '00Q1' } }
        const isNote = path.endsWith('/Note')
        const isNew = isNote || !all.includes(path)
        if (isNew) all.push(path)
        const saved = { id: '00Q1', success: true, errors: [] }
        return {
          status: isNew ? 201 : 200,
          body: isNote ? saved : { ...saved, created: isNew },
        }
      },
    }
  },
}
