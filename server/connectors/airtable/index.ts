import { defineConnector } from '../contract/define-connector.js'
import { firstText, listAt, optionsAt, textAt } from '../contract/parts.js'
import { at } from '../contract/request.js'
import { bearer } from '../contract/settings-parts.js'
import { createRecord, findRecord, updateRecord } from './actions.js'
import { airtableOrigin, airtableSettings } from './airtable.settings.js'

/** Airtable: tables of records. */
export const airtable = defineConnector({
  name: 'airtable',
  title: 'Airtable',
  help: 'Keeps what visitors answer as records of a table, and reads them.',
  settings: airtableSettings,
  origin: () => airtableOrigin,
  signIn: ({ token }) => ({ headers: bearer(token) }),
  check: () => ({ method: 'GET', path: '/v0/meta/whoami' }),
  oauth: {
    client: 'airtable',
    authorize: 'https://airtable.com/oauth2/v1/authorize',
    token: 'https://airtable.com/oauth2/v1/token',
    scopes: ['data.records:read', 'data.records:write', 'schema.bases:read'],
    showsClient: 'basic',
    api: airtableOrigin,
    headers: bearer,
    check: { method: 'GET', path: '/v0/meta/whoami' },
  },
  // It takes five calls a second for a base.
  pause: 200,
  loaders: {
    bases: {
      request: () => ({ method: 'GET', path: '/v0/meta/bases' }),
      read: body => optionsAt(body, 'bases', { value: 'id', label: 'name' }),
    },
    tables: {
      request: ({ baseId = '' }) =>
        baseId === '' ? undefined : { method: 'GET', path: at`/v0/meta/bases/${baseId}/tables` },
      read: body => optionsAt(body, 'tables', { value: 'name', label: 'name' }),
    },
    fields: {
      request: ({ baseId = '', table = '' }) =>
        baseId === '' || table === ''
          ? undefined
          : { method: 'GET', path: at`/v0/meta/bases/${baseId}/tables` },
      read: (body, { table = '' }) => {
        const chosen = listAt(body, 'tables').find(each =>
          [textAt(each, 'name'), textAt(each, 'id')].includes(table),
        )
        return chosen === undefined
          ? []
          : optionsAt(chosen, 'fields', { value: 'name', label: 'name' })
      },
    },
  },
  actions: { createRecord, findRecord, updateRecord },
  says: body => firstText(body, 'error.message', 'error.type', 'error'),
})
