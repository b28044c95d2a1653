import * as v from 'valibot'
import { asText } from '../../../runtime/session/values.js'
import { defineSettings } from '../../channels/settings.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { defineConnector } from '../contract/define-connector.js'
import { named, perhaps, perhapsValues, wanted } from '../contract/inputs.js'
import { firstText, listAt, optionsAt, textAt } from '../contract/parts.js'
import { NotPossible } from '../contract/request.js'
import { apiUrl, apiUrlForm, token } from '../contract/settings-parts.js'

/** Where Zoho keeps the data of a region, and who signs people in there. */
const regions = {
  com: {
    title: 'United States (zoho.com)',
    api: 'www.zohoapis.com',
    accounts: 'accounts.zoho.com',
  },
  eu: { title: 'Europe (zoho.eu)', api: 'www.zohoapis.eu', accounts: 'accounts.zoho.eu' },
  in: { title: 'India (zoho.in)', api: 'www.zohoapis.in', accounts: 'accounts.zoho.in' },
  au: {
    title: 'Australia (zoho.com.au)',
    api: 'www.zohoapis.com.au',
    accounts: 'accounts.zoho.com.au',
  },
  jp: { title: 'Japan (zoho.jp)', api: 'www.zohoapis.jp', accounts: 'accounts.zoho.jp' },
  ca: {
    title: 'Canada (zohocloud.ca)',
    api: 'www.zohoapis.ca',
    accounts: 'accounts.zohocloud.ca',
  },
  sa: { title: 'Saudi Arabia (zoho.sa)', api: 'www.zohoapis.sa', accounts: 'accounts.zoho.sa' },
  cn: {
    title: 'China (zoho.com.cn)',
    api: 'www.zohoapis.com.cn',
    accounts: 'accounts.zoho.com.cn',
  },
} as const

const region = v.optional(v.picklist(['com', 'eu', 'in', 'au', 'jp', 'ca', 'sa', 'cn']), 'com')

const settings = defineSettings(
  v.pipe(
    v.strictObject({
      region,
      token: v.optional(token),
      clientId: v.optional(token),
      clientSecret: v.optional(token),
      refreshToken: v.optional(token),
      apiUrl,
    }),
    v.forward(
      v.check(
        ({ token, clientId, clientSecret, refreshToken }) =>
          token !== undefined ||
          (clientId !== undefined && clientSecret !== undefined && refreshToken !== undefined),
        'Enter client id, client secret and refresh token, or an access token',
      ),
      ['clientId'],
    ),
  ),
  {
    region: {
      title: 'Region',
      help: 'Where your account is: the end of the address at which you use Zoho.',
      kind: 'choice',
      choices: Object.entries(regions).map(([value, { title }]) => ({ value, title })),
    },
    clientId: {
      title: 'Client id',
      help: 'Of a self client, made at api-console.zoho.com.',
      kind: 'text',
    },
    clientSecret: { title: 'Client secret', help: 'Of the same client.', kind: 'secret' },
    refreshToken: {
      title: 'Refresh token',
      help: 'Made with a code of that client for the scopes ZohoCRM.modules.ALL and ZohoCRM.settings.fields.READ.',
      kind: 'secret',
    },
    token: {
      title: 'Access token',
      help: 'In place of the three above. Zoho ends one after an hour.',
      kind: 'secret',
    },
    apiUrl: apiUrlForm('https://www.zohoapis.com'),
  },
)

const upsertLead = defineAction({
  title: 'Create or update a lead',
  help: 'Changes the lead that has the same value in a field, or makes one.',
  schema: v.object({
    fields: named,
    duplicateCheckFields: perhapsValues,
  }),
  fields: {
    fields: {
      title: 'Fields',
      help: 'What is kept of the lead, by the API names of the fields. A new lead needs Last_Name.',
      kind: 'fields',
      picks: 'fields',
    },
    duplicateCheckFields: {
      title: 'Fields that tell which lead it is',
      help: 'The API names of unique fields. None: Email.',
      kind: 'list',
      example: 'Email',
      picks: 'fields',
    },
  },
  request: ({ fields, duplicateCheckFields }) => {
    const names = duplicateCheckFields.map(name => asText(name)).filter(name => name !== '')
    return {
      method: 'POST',
      path: '/crm/v8/Leads/upsert',
      body: { data: [fields], duplicate_check_fields: names.length > 0 ? names : ['Email'] },
    }
  },
  read: body => ({
    id: textAt(body, 'data[0].details.id'),
    isNew: textAt(body, 'data[0].action') === 'insert',
  }),
  again: 'same',
  fault: faultIn,
})

const lead: InputForm = {
  title: 'Lead',
  help: 'The id of the lead, as “Create or update a lead” answers it. Blank: the address below tells which one it is.',
  kind: 'text',
  example: '{lead.id}',
}

const addNote = defineAction({
  title: 'Add a note',
  help: 'Adds a note to a lead, which must be there.',
  schema: v.object({ leadId: perhaps, email: perhaps, title: perhaps, text: wanted }),
  fields: {
    leadId: lead,
    email: {
      title: 'E-mail address',
      help: 'By which the lead is found where no id is given.',
      kind: 'text',
      example: '{email}',
    },
    title: { title: 'Title', help: 'Blank, it is Chat.', kind: 'text', example: 'Chat' },
    text: {
      title: 'Note',
      help: 'What the note says. It may hold {placeholders}.',
      kind: 'long-text',
      example: 'Asked for {order} in the chat',
    },
  },
  lookUp({ leadId, email }) {
    if (leadId !== '') return undefined
    if (email === '') throw new NotPossible('Neither a lead nor an e-mail address is given')
    return { method: 'GET', path: '/crm/v8/Leads/search', query: { email, fields: 'id' } }
  },
  request({ leadId, title, text }, { found }) {
    const id = leadId || textAt(found, 'data[0].id')
    if (id === '') throw new NotPossible('There is no lead with this e-mail address')
    return {
      method: 'POST',
      path: '/crm/v8/Notes',
      body: {
        data: [
          {
            Note_Title: title || 'Chat',
            Note_Content: text,
            Parent_Id: { id, module: { api_name: 'Leads' } },
          },
        ],
      },
    }
  },
  read: body => ({ id: textAt(body, 'data[0].details.id') }),
  again: 'twice',
  fault: faultIn,
})

/** Zoho answers with a good status where it takes nothing of what was sent. */
function faultIn(body: Parameters<typeof textAt>[0]): string | undefined {
  const [first = {}] = listAt(body, 'data')
  return textAt(first, 'status') === 'error' ? firstText(first, 'message', 'code') : undefined
}

/** Zoho CRM: leads and notes. */
export const zoho = defineConnector({
  name: 'zoho',
  title: 'Zoho CRM',
  help: 'Keeps visitors as leads, with notes.',
  settings,
  origin: ({ region }) => `https://${regions[region].api}`,
  signIn: ({ region, token, clientId = '', clientSecret = '', refreshToken = '', apiUrl = '' }) =>
    token !== undefined
      ? { headers: shown(token) }
      : {
          exchange: {
            url: apiUrl === '' ? `https://${regions[region].accounts}/oauth/v2/token` : null,
            path: '/oauth/v2/token',
            form: async () => ({
              grant_type: 'refresh_token',
              client_id: clientId,
              client_secret: clientSecret,
              refresh_token: refreshToken,
            }),
            headers: shown,
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
      const known = Object.values(regions).find(({ accounts }) => named === `https://${accounts}`)
      return known && `https://${known.accounts}/oauth/v2/token`
    },
    headers: shown,
    check: { method: 'GET', path: '/crm/v8/settings/fields', query: { module: 'Leads' } },
  },
  loaders: {
    fields: {
      request: () => ({
        method: 'GET',
        path: '/crm/v8/settings/fields',
        query: { module: 'Leads' },
      }),
      read: body => optionsAt(body, 'fields', { value: 'api_name', label: 'field_label' }),
    },
  },
  actions: { upsertLead, addNote },
  says: body => firstText(body, 'data[0].message', 'message', 'error', 'code'),
})

/** Zoho's own word stands before the token. */
function shown(given: string): Readonly<Record<string, string>> {
  return { authorization: `Zoho-oauthtoken ${given}` }
}
