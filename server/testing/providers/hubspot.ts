import * as v from 'valibot'
import { type Description, digits, moment } from './described.js'

// Facts of HubSpot's own OpenAPI documents of CRM v3: contacts, notes, deals (which it calls 0-3), properties and pipelines.

/** Of each property a text, whatever it is. */
const properties = v.record(v.string(), v.string())
const object = v.looseObject({
  id: v.string(),
  properties: v.record(v.string(), v.nullable(v.string())),
  createdAt: moment,
  updatedAt: moment,
  archived: v.boolean(),
})
const batch = {
  status: v.picklist(['PENDING', 'PROCESSING', 'CANCELED', 'COMPLETE']),
  results: v.array(v.looseObject({ ...object.entries, new: v.boolean() })),
  startedAt: moment,
  completedAt: moment,
}
const upsert = {
  method: 'POST',
  body: v.strictObject({
    inputs: v.pipe(
      v.array(v.strictObject({ id: v.string(), idProperty: v.optional(v.string()), properties })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  answers: {
    200: v.looseObject(batch),
    207: v.looseObject({
      ...batch,
      numErrors: v.optional(v.number()),
      errors: v.array(
        v.looseObject({ status: v.string(), category: v.string(), message: v.string() }),
      ),
    }),
  },
} as const
const creates = {
  method: 'POST',
  body: v.strictObject({
    properties,
    associations: v.array(
      v.strictObject({
        to: v.strictObject({ id: v.pipe(v.string(), v.minLength(1)) }),
        types: v.array(
          v.strictObject({
            associationCategory: v.picklist([
              'HUBSPOT_DEFINED',
              'USER_DEFINED',
              'INTEGRATOR_DEFINED',
              'WORK',
            ]),
            associationTypeId: v.number(),
          }),
        ),
      }),
    ),
  }),
  answers: { 201: object },
} as const
const named = v.looseObject({ name: v.string(), label: v.string() })

/** What HubSpot says of its CRM. */
export const hubspotDescription: Description = {
  error: v.looseObject({ message: v.string(), category: v.string(), correlationId: v.string() }),
  calls: [
    { ...upsert, path: '/crm/v3/objects/contacts/batch/upsert' },
    { ...upsert, path: '/crm/v3/objects/0-3/batch/upsert' },
    {
      method: 'GET',
      path: '/crm/v3/objects/contacts',
      query: v.strictObject({ limit: v.optional(digits), after: v.optional(v.string()) }),
      answers: { 200: v.looseObject({ results: v.array(object) }) },
    },
    {
      method: 'GET',
      path: '/crm/v3/objects/contacts/{contactId}',
      query: v.strictObject({
        idProperty: v.optional(v.string()),
        properties: v.optional(v.string()),
      }),
      answers: { 200: object },
    },
    { ...creates, path: '/crm/v3/objects/notes' },
    { ...creates, path: '/crm/v3/objects/0-3' },
    {
      method: 'GET',
      path: '/crm/v3/properties/{objectType}',
      query: v.strictObject({ archived: v.optional(v.string()) }),
      answers: { 200: v.looseObject({ results: v.array(named) }) },
    },
    {
      method: 'GET',
      path: '/crm/v3/pipelines/{objectType}',
      answers: {
        200: v.looseObject({
          results: v.array(
            v.looseObject({
              id: v.string(),
              label: v.string(),
              stages: v.array(v.looseObject({ id: v.string(), label: v.string() })),
            }),
          ),
        }),
      },
    },
  ],
}
