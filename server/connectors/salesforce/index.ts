import * as v from 'valibot'
import type { Value } from '../../../runtime/index.js'
import { addressField } from '../../channels/address-field.js'
import { defineSettings } from '../../channels/settings.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { defineConnector } from '../contract/define-connector.js'
import { named, perhaps, wanted } from '../contract/inputs.js'
import { noteOf, noteText, usualTitle } from '../contract/notes.js'
import { firstText, listAt, optionsAt, textAt } from '../contract/parts.js'
import { at } from '../contract/request.js'
import { apiUrl, apiUrlForm, bearer, token } from '../contract/settings-parts.js'

/** The version of the API, whose answers stay as they are. */
const api = '/services/data/v62.0'

/** The kinds of records that bots write, and what the loaders of their fields are called. */
const kinds = {
  Lead: { title: 'lead', fields: 'fields', external: 'externalFields' },
  Contact: { title: 'contact', fields: 'contactFields', external: 'contactExternalFields' },
  Opportunity: { title: 'deal', fields: 'dealFields', external: 'dealExternalFields' },
} as const

type Kind = keyof typeof kinds

const which = (kind: Kind) =>
  ({
    externalField: {
      title: 'External id field',
      help: `The API name of a field of ${kind} that Salesforce has as an external id, such as Email__c.`,
      kind: 'text',
      example: 'Email__c',
      picks: kinds[kind].external,
    },
    value: {
      title: 'Value',
      help: `What stands in that field: by it the ${kinds[kind].title} is known.`,
      kind: 'text',
      example: '{email}',
    },
  }) as const satisfies Record<string, InputForm>

const recordAt = (kind: string, externalField: string, value: string) =>
  `${api}${at`/sobjects/${kind}/${externalField}/${value}`}`

/** Makes a record of a kind, or changes it; `needs` says what a new one needs. */
const upsert = (kind: Kind, needs: string) =>
  defineAction({
    title: `Create or update a ${kinds[kind].title}`,
    help: `Changes the ${kinds[kind].title} whose external id has this value, or makes one.`,
    schema: v.object({ externalField: wanted, value: wanted, fields: named }),
    fields: {
      ...which(kind),
      fields: {
        title: 'Fields',
        help: `What is kept of the ${kinds[kind].title}, by the API names of the fields. A new one needs ${needs}.`,
        kind: 'fields',
        picks: kinds[kind].fields,
      },
    },
    request: ({ externalField, value, fields }) => ({
      method: 'PATCH',
      path: recordAt(kind, externalField, value),
      // The field stands in the address, and Salesforce refuses it in both places.
      body: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== externalField)),
    }),
    read: body => ({ id: textAt(body, 'id'), isNew: textAt(body, 'created') === 'true' }),
    again: 'same',
  })

const upsertLead = upsert('Lead', 'LastName and Company')
const upsertContact = upsert('Contact', 'LastName')
const upsertDeal = upsert('Opportunity', 'Name, StageName and CloseDate, such as 2026-12-31')

const addNote = defineAction({
  title: 'Add a note',
  help: 'Adds a note to the record whose external id has this value, which must be there.',
  schema: v.object({
    of: noteOf(['Lead', 'Contact', 'Opportunity']),
    externalField: wanted,
    value: wanted,
    title: perhaps,
    text: wanted,
  }),
  fields: {
    of: {
      title: 'Of what',
      help: 'Lead, Contact or Opportunity. Blank, it is a lead.',
      kind: 'text',
      example: 'Contact',
    },
    ...which('Lead'),
    title: {
      title: 'Title',
      help: 'At most 80 letters. Blank, it is Chat.',
      kind: 'text',
      example: 'Chat about {product}',
    },
    text: noteText,
  },
  lookUp: ({ of, externalField, value }) => ({
    method: 'GET',
    path: recordAt(of, externalField, value),
    query: { fields: 'Id' },
  }),
  request: ({ title, text }, { found }) => ({
    method: 'POST',
    path: `${api}/sobjects/Note`,
    body: {
      ParentId: textAt(found, 'Id'),
      Title: (title || usualTitle).slice(0, 80),
      Body: text.slice(0, 32_000),
    },
  }),
  read: (body, { of }, { found }) => ({
    id: textAt(body, 'id'),
    parentId: textAt(found, 'Id'),
    ...(of === 'Lead' && { leadId: textAt(found, 'Id') }),
  }),
  again: 'twice',
})

/** What brings the fields of a kind of record, and those by which one is known. */
const fieldsOf = (kind: Kind) => {
  const request = () => ({ method: 'GET', path: `${api}/sobjects/${kind}/describe` }) as const
  const names = { value: 'name', label: 'label' }
  return {
    [kinds[kind].fields]: { request, read: (body: Value) => optionsAt(body, 'fields', names) },
    [kinds[kind].external]: {
      request,
      read: (body: Value) =>
        optionsAt(
          {
            external: listAt(body, 'fields').filter(each => textAt(each, 'externalId') === 'true'),
          },
          'external',
          names,
        ),
    },
  }
}

const settings = defineSettings(
  v.pipe(
    v.strictObject({
      token: v.optional(token),
      clientId: v.optional(token),
      clientSecret: v.optional(token),
      instanceUrl: v.optional(
        v.union([
          v.pipe(v.string(), v.trim(), v.literal('')),
          addressField('https://login.salesforce.com'),
        ]),
      ),
      apiUrl,
    }),
    v.forward(
      v.check(
        ({ token, clientId, clientSecret }) =>
          token !== undefined || (clientId !== undefined && clientSecret !== undefined),
        'Enter consumer key and secret, or an access token',
      ),
      ['clientId'],
    ),
    v.forward(
      v.check(
        ({ instanceUrl = '', apiUrl = '' }) => instanceUrl !== '' || apiUrl !== '',
        'Enter where your Salesforce is, such as https://shop.my.salesforce.com',
      ),
      ['instanceUrl'],
    ),
  ),
  {
    instanceUrl: {
      title: 'Where your Salesforce is',
      help: 'The address of My Domain.',
      kind: 'address',
      example: 'https://shop.my.salesforce.com',
    },
    clientId: {
      title: 'Consumer key',
      help: 'Of an external client app, or a connected app, whose client credentials flow is on, run as a user who may write leads.',
      kind: 'text',
    },
    clientSecret: { title: 'Consumer secret', help: 'Of the same app.', kind: 'secret' },
    token: {
      title: 'Access token',
      help: 'In place of key and secret. Salesforce ends one after some hours.',
      kind: 'secret',
    },
    apiUrl: apiUrlForm('https://shop.my.salesforce.com'),
  },
)

/** Salesforce: leads, contacts, deals and notes. */
export const salesforce = defineConnector({
  name: 'salesforce',
  title: 'Salesforce',
  help: 'Keeps visitors as leads and contacts, with deals and notes.',
  settings,
  origin: ({ instanceUrl = '' }) => instanceUrl,
  signIn: ({ token, clientId = '', clientSecret = '' }) =>
    token !== undefined
      ? { headers: bearer(token) }
      : {
          exchange: {
            url: null,
            path: '/services/oauth2/token',
            form: async () => ({
              grant_type: 'client_credentials',
              client_id: clientId,
              client_secret: clientSecret,
            }),
            headers: bearer,
          },
        },
  check: () => ({ method: 'GET', path: `${api}/sobjects/Lead/describe` }),
  oauth: {
    client: 'salesforce',
    authorize: 'https://login.salesforce.com/services/oauth2/authorize',
    token: 'https://login.salesforce.com/services/oauth2/token',
    scopes: ['api', 'refresh_token'],
    api: 'https://login.salesforce.com',
    apiIn: answer => textAt(answer, 'instance_url'),
    headers: bearer,
    check: { method: 'GET', path: `${api}/sobjects/Lead/describe` },
  },
  loaders: { ...fieldsOf('Lead'), ...fieldsOf('Contact'), ...fieldsOf('Opportunity') },
  actions: { upsertLead, upsertContact, upsertDeal, addNote },
  // Somebody else was writing the same record.
  isBusy: body => textAt(body, '[0].errorCode') === 'UNABLE_TO_LOCK_ROW',
  says: body =>
    firstText(body, '[0].message', 'error_description', 'message', '[0].errorCode', 'error'),
})
