import * as v from 'valibot'
import { type Description, digits, moment } from './described.js'

// Facts of Airtable's Web API reference.

const value = v.union([v.string(), v.number(), v.boolean(), v.null()])
const fields = v.record(v.string(), value)
const record = v.strictObject({
  id: v.pipe(v.string(), v.startsWith('rec')),
  createdTime: moment,
  fields: v.record(v.string(), v.unknown()),
})
const records = (entry: v.GenericSchema) => v.pipe(v.array(entry), v.minLength(1), v.maxLength(10))
const filter = {
  filterByFormula: v.optional(v.string()),
  view: v.optional(v.string()),
}
const listed = v.strictObject({ records: v.array(record), offset: v.optional(v.string()) })

/** What Airtable says of its API. */
export const airtableDescription: Description = {
  error: v.union([
    v.strictObject({
      error: v.strictObject({ type: v.string(), message: v.optional(v.string()) }),
    }),
    v.strictObject({ error: v.string() }),
  ]),
  calls: [
    {
      method: 'GET',
      path: '/v0/meta/whoami',
      answers: { 200: v.looseObject({ id: v.string() }) },
    },
    {
      method: 'GET',
      path: '/v0/meta/bases',
      query: v.strictObject({ offset: v.optional(v.string()) }),
      answers: {
        200: v.looseObject({
          bases: v.array(
            v.strictObject({ id: v.string(), name: v.string(), permissionLevel: v.string() }),
          ),
        }),
      },
    },
    {
      method: 'GET',
      path: '/v0/meta/bases/{baseId}/tables',
      answers: {
        200: v.strictObject({
          tables: v.array(
            v.looseObject({
              id: v.string(),
              name: v.string(),
              primaryFieldId: v.string(),
              fields: v.array(
                v.looseObject({ id: v.string(), name: v.string(), type: v.string() }),
              ),
            }),
          ),
        }),
      },
    },
    {
      method: 'GET',
      path: '/v0/{baseId}/{table}',
      query: v.strictObject({
        ...filter,
        maxRecords: v.optional(digits),
        pageSize: v.optional(digits),
        offset: v.optional(v.string()),
      }),
      answers: { 200: listed },
    },
    {
      method: 'POST',
      path: '/v0/{baseId}/{table}',
      body: v.strictObject({
        records: records(v.strictObject({ fields })),
        typecast: v.optional(v.boolean()),
      }),
      answers: { 200: v.strictObject({ records: v.array(record) }) },
    },
    {
      method: 'PATCH',
      path: '/v0/{baseId}/{table}',
      body: v.strictObject({
        performUpsert: v.optional(
          v.strictObject({
            fieldsToMergeOn: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(3)),
          }),
        ),
        records: records(v.strictObject({ id: v.optional(v.string()), fields })),
        typecast: v.optional(v.boolean()),
      }),
      answers: {
        200: v.strictObject({
          records: v.array(record),
          createdRecords: v.optional(v.array(v.string())),
          updatedRecords: v.optional(v.array(v.string())),
        }),
      },
    },
    {
      method: 'PATCH',
      path: '/v0/{baseId}/{table}/{recordId}',
      body: v.strictObject({ fields, typecast: v.optional(v.boolean()) }),
      answers: { 200: record },
    },
    {
      method: 'POST',
      path: '/v0/{baseId}/{table}/listRecords',
      body: v.strictObject({
        ...filter,
        maxRecords: v.optional(v.number()),
        pageSize: v.optional(v.number()),
      }),
      answers: { 200: listed },
    },
  ],
}
