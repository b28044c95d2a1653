import { airtable } from '../../connectors/airtable/index.js'
import { airtableDescription } from '../providers/airtable.js'
import { serverTime } from '../server-time.js'
import { isShown, type Product } from './product.js'

const token = 'patQ7.canary-of-airtable'
const place = { baseId: 'app1', table: 'Orders' }
const names = ['Name', 'Email', 'Loaf']
const refusal = (message: string) => ({ error: { type: 'INVALID_REQUEST', message } })

/** Airtable with a base of orders. */
export const airtableProduct: Product = {
  connector: airtable,
  description: airtableDescription,
  settings: apiUrl => ({ token, apiUrl }),
  secrets: [token],
  inputs: {
    createRecord: { ...place, fields: { Name: 'Ann', Loaf: 'Rye' } },
    findRecord: { ...place, field: 'Name', value: 'Bo' },
    updateRecord: { ...place, recordId: 'rec0', fields: { Loaf: 'Spelt' } },
  },
  refusal,
  open() {
    const rows = [{ id: 'rec0', createdTime: '2026-01-01T00:00:00.000Z', fields: { Name: 'Bo' } }]
    return {
      kept: () => rows.slice(1).map(({ fields }) => fields.Name),
      answer(asked) {
        const { method, path, json } = asked
        if (!isShown(asked, token))
          return { status: 401, body: refusal('Invalid authentication token') }
        if (path === '/v0/meta/whoami') return { body: { id: 'usr1' } }
        if (path === '/v0/meta/bases')
          return { body: { bases: [{ id: 'app1', name: 'Bakery', permissionLevel: 'create' }] } }
        if (path === '/v0/meta/bases/app1/tables') {
          const fields = names.map((name, at) => ({ id: `fld${at}`, name, type: 'singleLineText' }))
          const orders = { id: 'tbl1', name: 'Orders', primaryFieldId: 'fld0', fields }
          return { body: { tables: [orders] } }
        }
        if (method === 'GET' || path.endsWith('/listRecords'))
          return { body: { records: rows.slice(-1) } }
        const { records, fields = records?.[0].fields } = Object(json)
        if (path.endsWith('/rec0')) return { body: { ...rows[0], fields } }
        const createdTime = new Date(serverTime()).toISOString()
        const row = { id: `rec${rows.length}`, createdTime, fields }
        rows.push(row)
        return { body: { records: [row] } }
      },
    }
  },
}
