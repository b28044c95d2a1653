import * as v from 'valibot'
import { defineSettings } from '../../channels/settings.js'
import { defineAction, type InputForm } from '../contract/action.js'
import { defineConnector } from '../contract/define-connector.js'
import { perhaps, perhapsNamed, wanted } from '../contract/inputs.js'
import { noteText } from '../contract/notes.js'
import { firstText, listAt, optionsAt, recordAt, textAt } from '../contract/parts.js'
import { at } from '../contract/request.js'
import { apiUrl, apiUrlForm, bearer, token } from '../contract/settings-parts.js'

const origin = 'https://api.hubapi.com'

const email: InputForm = {
  title: 'E-mail address',
  help: 'By which HubSpot knows the contact.',
  kind: 'text',
  example: '{email}',
}

const upsertContact = defineAction({
  title: 'Create or update a contact',
  help: 'Changes the contact with this address, or makes one.',
  schema: v.object({ email: wanted, properties: perhapsNamed }),
  fields: {
    email,
    properties: {
      title: 'Properties',
      help: 'What is kept of the contact, by the internal names of the properties.',
      kind: 'fields',
      picks: 'properties',
    },
  },
  request: ({ email, properties }) => ({
    method: 'POST',
    path: '/crm/v3/objects/contacts/batch/upsert',
    body: {
      inputs: [{ idProperty: 'email', id: email, properties: { ...asTexts(properties), email } }],
    },
  }),
  read: body => {
    const [contact = {}] = listAt(body, 'results')
    return {
      id: textAt(contact, 'id'),
      isNew: textAt(contact, 'new') === 'true',
      properties: recordAt(contact, 'properties'),
    }
  },
  again: 'same',
  // Of several contacts some may be taken, so that the status is a good one.
  fault: body => firstText(body, 'errors[0].message'),
})

const addNote = defineAction({
  title: 'Add a note',
  help: 'Adds a note to the contact with this address, which must be there.',
  schema: v.object({ email: wanted, text: wanted }),
  fields: {
    email,
    text: noteText,
  },
  lookUp: ({ email }) => ({
    method: 'GET',
    path: at`/crm/v3/objects/contacts/${email}`,
    query: { idProperty: 'email' },
  }),
  request: ({ text }, { found, at: now }) => ({
    method: 'POST',
    path: '/crm/v3/objects/notes',
    body: {
      properties: { hs_note_body: text, hs_timestamp: new Date(now).toISOString() },
      associations: [associated(textAt(found, 'id'), noteOfContact)],
    },
  }),
  read: (body, _, { found }) => ({ id: textAt(body, 'id'), contactId: textAt(found, 'id') }),
  again: 'twice',
})

const createDeal = defineAction({
  title: 'Create a deal',
  help: 'Adds a deal, with the contact that has this address where one is given, who must be there.',
  schema: v.object({
    name: wanted,
    pipeline: perhaps,
    stage: wanted,
    amount: perhaps,
    email: perhaps,
    properties: perhapsNamed,
  }),
  fields: {
    name: {
      title: 'Name',
      help: 'What the deal is called.',
      kind: 'text',
      example: 'Cake for {name}',
    },
    pipeline: {
      title: 'Pipeline',
      help: 'The id of a pipeline. Blank, it is the usual one.',
      kind: 'text',
      example: 'default',
      picks: 'pipelines',
    },
    stage: {
      title: 'Stage',
      help: 'The id of a stage of the pipeline.',
      kind: 'text',
      example: 'appointmentscheduled',
      picks: 'stages',
    },
    amount: { title: 'Amount', help: 'What it is worth.', kind: 'text', example: '{amount}' },
    email: { ...email, help: 'By which HubSpot knows the contact. Blank: the deal has none.' },
    properties: {
      title: 'Properties',
      help: 'What else is kept of the deal, by the internal names of the properties.',
      kind: 'fields',
      picks: 'dealProperties',
    },
  },
  lookUp: ({ email }) =>
    email === ''
      ? undefined
      : {
          method: 'GET',
          path: at`/crm/v3/objects/contacts/${email}`,
          query: { idProperty: 'email' },
        },
  request: ({ name, pipeline, stage, amount, properties }, { found }) => ({
    method: 'POST',
    // HubSpot's number for deals.
    path: '/crm/v3/objects/0-3',
    body: {
      properties: {
        ...asTexts(properties),
        dealname: name,
        dealstage: stage,
        ...(pipeline !== '' && { pipeline }),
        ...(amount !== '' && { amount }),
      },
      associations: found === null ? [] : [associated(textAt(found, 'id'), dealOfContact)],
    },
  }),
  read: body => ({ id: textAt(body, 'id') }),
  again: 'twice',
})

/** HubSpot's numbers for a note's being of a contact, and for a deal's. */
const noteOfContact = 202
const dealOfContact = 3

const associated = (id: string, associationTypeId: number) => ({
  to: { id },
  types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }],
})

const pipelines = { method: 'GET', path: '/crm/v3/pipelines/deals' } as const

/** HubSpot takes texts alone. */
const asTexts = (properties: Readonly<Record<string, string | number | boolean>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, String(value)]))

/** HubSpot: contacts, notes and deals. */
export const hubspot = defineConnector({
  name: 'hubspot',
  title: 'HubSpot',
  help: 'Keeps visitors as contacts, with notes and deals.',
  settings: defineSettings(v.strictObject({ token, apiUrl }), {
    token: {
      title: 'Token of a private app',
      help: 'Made in HubSpot under Settings, Integrations, Private apps, with the scopes crm.objects.contacts.read, crm.objects.contacts.write, crm.objects.deals.read and crm.objects.deals.write.',
      kind: 'secret',
    },
    apiUrl: apiUrlForm(origin),
  }),
  origin: () => origin,
  signIn: ({ token }) => ({ headers: bearer(token) }),
  check: () => ({ method: 'GET', path: '/crm/v3/objects/contacts', query: { limit: 1 } }),
  oauth: {
    client: 'hubspot',
    authorize: 'https://app.hubspot.com/oauth/authorize',
    token: 'https://api.hubapi.com/oauth/v1/token',
    scopes: [
      'oauth',
      'crm.objects.contacts.read',
      'crm.objects.contacts.write',
      'crm.objects.deals.read',
      'crm.objects.deals.write',
    ],
    api: origin,
    headers: bearer,
    check: { method: 'GET', path: '/crm/v3/objects/contacts', query: { limit: 1 } },
  },
  loaders: {
    properties: {
      request: () => ({ method: 'GET', path: '/crm/v3/properties/contacts' }),
      read: body => optionsAt(body, 'results', { value: 'name', label: 'label' }),
    },
    dealProperties: {
      request: () => ({ method: 'GET', path: '/crm/v3/properties/deals' }),
      read: body => optionsAt(body, 'results', { value: 'name', label: 'label' }),
    },
    pipelines: {
      request: () => pipelines,
      read: body => optionsAt(body, 'results', { value: 'id', label: 'label' }),
    },
    stages: {
      request: () => pipelines,
      read: (body, { pipeline = '' }) => {
        const all = listAt(body, 'results')
        const chosen = all.find(each => textAt(each, 'id') === pipeline) ?? all[0]
        return chosen === undefined
          ? []
          : optionsAt(chosen, 'stages', { value: 'id', label: 'label' })
      },
    },
  },
  actions: { upsertContact, addNote, createDeal },
  says: body => firstText(body, 'message', 'errors[0].message', 'category'),
})
