import * as v from 'valibot'
import type { Value } from '../../../runtime/index.js'
import { asText } from '../../../runtime/session/values.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { defineConnector } from '../contract/define-connector.js'
import { named, perhaps, perhapsValues, wanted } from '../contract/inputs.js'
import { noteOf, noteText, usualTitle } from '../contract/notes.js'
import { firstText, listAt, optionsAt, textAt } from '../contract/parts.js'
import { type ConnectorRequest, NotPossible } from '../contract/request.js'
import { zohoRegions, zohoSettings } from './zoho.settings.js'

/** The kinds of records that bots write: what Zoho calls them, and by which field one is known. */
const kinds = {
  Leads: { title: 'lead', fields: 'fields', known: 'Email', needs: 'Last_Name' },
  Contacts: { title: 'contact', fields: 'contactFields', known: 'Email', needs: 'Last_Name' },
  Deals: {
    title: 'deal',
    fields: 'dealFields',
    known: 'Deal_Name',
    needs: 'Deal_Name, Stage and Closing_Date, such as 2026-12-31',
  },
} as const

type Kind = keyof typeof kinds

const inputsOf = (kind: Kind) =>
  ({
    fields: {
      title: 'Fields',
      help: `What is kept of the ${kinds[kind].title}, by the API names of the fields. A new one needs ${kinds[kind].needs}.`,
      kind: 'fields',
      picks: kinds[kind].fields,
    },
    duplicateCheckFields: {
      title: `Fields that tell which ${kinds[kind].title} it is`,
      help: `The API names of unique fields. None: ${kinds[kind].known}.`,
      kind: 'list',
      example: kinds[kind].known,
      picks: kinds[kind].fields,
    },
  }) as const satisfies Record<string, InputForm>

const upsertOf = (kind: Kind, record: Value, names: readonly Value[]): ConnectorRequest => {
  const given = names.map(name => asText(name)).filter(name => name !== '')
  return {
    method: 'POST',
    path: `/crm/v8/${kind}/upsert`,
    body: {
      data: [record],
      duplicate_check_fields: given.length > 0 ? given : [kinds[kind].known],
    },
  }
}

const saved = (body: Value) => ({
  id: textAt(body, 'data[0].details.id'),
  isNew: textAt(body, 'data[0].action') === 'insert',
})

/** Makes a record of who is in the chat, or changes it. */
const upsertPerson = (kind: 'Leads' | 'Contacts') =>
  defineAction({
    title: `Create or update a ${kinds[kind].title}`,
    help: `Changes the ${kinds[kind].title} that has the same value in a field, or makes one.`,
    schema: v.object({ fields: named, duplicateCheckFields: perhapsValues }),
    fields: inputsOf(kind),
    request: ({ fields, duplicateCheckFields }) => upsertOf(kind, fields, duplicateCheckFields),
    read: saved,
    again: 'same',
    fault: faultIn,
  })

const upsertLead = upsertPerson('Leads')
const upsertContact = upsertPerson('Contacts')

const upsertDeal = defineAction({
  title: 'Create or update a deal',
  help: 'Changes the deal that has the same value in a field, or makes one.',
  schema: v.object({ fields: named, contactId: perhaps, duplicateCheckFields: perhapsValues }),
  fields: {
    ...inputsOf('Deals'),
    contactId: {
      title: 'Contact',
      help: 'The id of the contact that the deal is with, as “Create or update a contact” answers it.',
      kind: 'text',
      example: '{contact.id}',
    },
  },
  request: ({ fields, contactId, duplicateCheckFields }) =>
    upsertOf(
      'Deals',
      { ...fields, ...(contactId !== '' && { Contact_Name: { id: contactId } }) },
      duplicateCheckFields,
    ),
  read: saved,
  again: 'same',
  fault: faultIn,
})

const addNote = defineAction({
  title: 'Add a note',
  help: 'Adds a note to a lead, a contact or a deal, which must be there.',
  schema: v.object({
    of: noteOf(['Leads', 'Contacts', 'Deals']),
    leadId: perhaps,
    email: perhaps,
    title: perhaps,
    text: wanted,
  }),
  fields: {
    of: {
      title: 'Of what',
      help: 'Leads, Contacts or Deals. Blank, it is a lead.',
      kind: 'text',
      example: 'Contacts',
    },
    leadId: {
      title: 'Record',
      help: 'The id of the lead, the contact or the deal, as the step that made it answers it. Blank: the address below tells which lead or contact it is.',
      kind: 'text',
      example: '{lead.id}',
    },
    email: {
      title: 'E-mail address',
      help: 'By which the lead or the contact is found where no id is given.',
      kind: 'text',
      example: '{email}',
    },
    title: { title: 'Title', help: 'Blank, it is Chat.', kind: 'text', example: 'Chat' },
    text: noteText,
  },
  lookUp({ of, leadId, email }) {
    if (leadId !== '') return undefined
    if (of === 'Deals') throw new NotPossible('No deal is given')
    if (email === '') throw new NotPossible('Neither a record nor an e-mail address is given')
    return { method: 'GET', path: `/crm/v8/${of}/search`, query: { email, fields: 'id' } }
  },
  request({ of, leadId, title, text }, { found }) {
    const id = leadId || textAt(found, 'data[0].id')
    if (id === '') throw new NotPossible(`There is no ${kinds[of].title} with this e-mail address`)
    return {
      method: 'POST',
      path: '/crm/v8/Notes',
      body: {
        data: [
          {
            Note_Title: title || usualTitle,
            Note_Content: text,
            Parent_Id: { id, module: { api_name: of } },
          },
        ],
      },
    }
  },
  read: body => ({ id: textAt(body, 'data[0].details.id') }),
  again: 'twice',
  fault: faultIn,
})

/** What brings the fields of a kind of record. */
const fieldsOf = (kind: Kind) => ({
  [kinds[kind].fields]: {
    request: (): ConnectorRequest => ({
      method: 'GET',
      path: '/crm/v8/settings/fields',
      query: { module: kind },
    }),
    read: (body: Value) => optionsAt(body, 'fields', { value: 'api_name', label: 'field_label' }),
  },
})

/** Zoho answers with a good status where it takes nothing of what was sent. */
function faultIn(body: Value): string | undefined {
  const [first = {}] = listAt(body, 'data')
  return textAt(first, 'status') === 'error' ? said(first) : undefined
}

/** What is wrong, and with which field. */
function said(refusal: Value): string | undefined {
  const [words = '', field = ''] = [
    firstText(refusal, 'message', 'code', 'error'),
    textAt(refusal, 'details.api_name'),
  ]
  return words === '' ? undefined : field === '' ? words : `${words}: ${field}`
}

/** Zoho CRM: leads, contacts, deals and notes. */
export const zoho = defineConnector({
  name: 'zoho',
  title: 'Zoho CRM',
  help: 'Keeps visitors as leads and contacts, with deals and notes.',
  settings: zohoSettings,
  origin: ({ region }) => `https://${zohoRegions[region].api}`,
  signIn: ({ region, token, clientId = '', clientSecret = '', refreshToken = '', apiUrl = '' }) =>
    token !== undefined
      ? { headers: shown(token) }
      : {
          exchange: {
            ...tokenPlace(region, apiUrl),
            form: async () => ({
              grant_type: 'refresh_token',
              client_id: clientId,
              client_secret: clientSecret,
              refresh_token: refreshToken,
            }),
            headers: shown,
          },
        },
  redeem: ({ region, clientId = '', clientSecret = '', code, apiUrl = '' }) =>
    code === undefined
      ? undefined
      : {
          ...tokenPlace(region, apiUrl),
          setting: 'code',
          form: {
            grant_type: 'authorization_code',
            client_id: clientId,
            client_secret: clientSecret,
            code,
          },
          settings: answer => {
            const refreshToken = textAt(answer, 'refresh_token')
            return refreshToken === '' ? undefined : { refreshToken, code: null }
          },
        },
  check: () => ({ method: 'GET', path: '/crm/v8/settings/fields', query: { module: 'Leads' } }),
  oauth: {
    client: 'zoho',
    authorize: 'https://accounts.zoho.com/oauth/v2/auth',
    token: 'https://accounts.zoho.com/oauth/v2/token',
    scopes: ['ZohoCRM.modules.ALL', 'ZohoCRM.settings.fields.READ'],
    between: ',',
    // Without these no token comes that outlives an hour.
    asks: { access_type: 'offline', prompt: 'consent' },
    api: 'https://www.zohoapis.com',
    apiIn: answer => textAt(answer, 'api_domain'),
    // Each region has its own tokens; whatever else stands there is not believed.
    tokenFor: parameters => {
      const named = parameters.get('accounts-server')
      const known = Object.values(zohoRegions).find(
        ({ accounts }) => named === `https://${accounts}`,
      )
      return known && `https://${known.accounts}/oauth/v2/token`
    },
    headers: shown,
    check: { method: 'GET', path: '/crm/v8/settings/fields', query: { module: 'Leads' } },
  },
  loaders: { ...fieldsOf('Leads'), ...fieldsOf('Contacts'), ...fieldsOf('Deals') },
  actions: { upsertLead, upsertContact, upsertDeal, addNote },
  says: body => said(listAt(body, 'data')[0] ?? body),
})

/** Where tokens of a region are fetched, unless something stands in for Zoho. */
const tokenPlace = (region: keyof typeof zohoRegions, apiUrl: string) => ({
  url: apiUrl === '' ? `https://${zohoRegions[region].accounts}/oauth/v2/token` : null,
  path: '/oauth/v2/token',
})

/** Zoho's own word stands before the token. */
function shown(given: string): Readonly<Record<string, string>> {
  return { authorization: `Zoho-oauthtoken ${given}` }
}
