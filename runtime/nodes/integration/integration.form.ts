import { defineForm, defineSample } from '../../node/form.js'
import { responseMappingForm } from '../../patterns/response-mapping.form.js'
import { integrationSchema } from './index.js'

export const integrationForm = defineForm(integrationSchema, {
  title: 'Integration',
  group: 'calls',
  passesOn: true,
  help: 'Has the server work with another product that the account is connected with: a row in Google Sheets, a record in Airtable, a contact, a booking.',
  fields: { responseMapping: responseMappingForm },
  exits: [
    { handle: null, title: 'Next' },
    { handle: 'error', title: 'It failed' },
  ],
  // An id of a connection would say nothing to anybody.
  says: (_, { action, connectionId }) =>
    typeof action === 'string' && action.trim() !== ''
      ? inWords(action)
      : typeof connectionId === 'string' && connectionId !== ''
        ? 'nothing yet'
        : '',
})

/** `appendRow` as Append row, and `upsertLead` as Create or update lead. */
const inWords = (action: string) =>
  action
    .trim()
    .replace(/^upsert/, 'createOrUpdate')
    .replace(/\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`)
    .replace(/^./u, letter => letter.toUpperCase())

export const integrationSample = defineSample(integrationSchema, {
  connectionId: '5f0c2d9b7a61e384c0d1f2a3',
  action: 'appendRow',
  input: {
    spreadsheetId: '1AbCdEfGhIjKlMnOpQrStUvWxYz',
    range: 'Orders!A:C',
    values: ['{name}', '{email}', '{loaf}'],
  },
  responseMapping: [{ path: 'range', variableName: 'row' }],
})
