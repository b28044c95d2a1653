import * as v from 'valibot'
import { type Description, digits, refreshForm, tokens } from './described.js'

// Facts of zoho/crm-oas, version 8.0: record, notes and fields.

const saved = v.strictObject({
  data: v.array(
    v.looseObject({
      code: v.string(),
      status: v.picklist(['success', 'error']),
      message: v.string(),
      details: v.looseObject({ id: v.optional(v.string()) }),
      action: v.optional(v.picklist(['insert', 'update'])),
      duplicate_field: v.optional(v.nullable(v.string())),
    }),
  ),
})
const lookUp = v.strictObject({ id: v.string() })
const record = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), lookUp]))

const codeForm = v.strictObject({
  grant_type: v.literal('authorization_code'),
  client_id: v.string(),
  client_secret: v.string(),
  code: v.string(),
})

/** What Zoho says of its CRM. */
export const zohoDescription: Description = {
  error: v.union([
    v.looseObject({
      code: v.string(),
      message: v.string(),
      status: v.literal('error'),
      details: v.looseObject({}),
    }),
    v.looseObject({ error: v.string() }),
    saved,
  ]),
  calls: [
    {
      method: 'POST',
      path: '/oauth/v2/token',
      form: v.union([refreshForm, codeForm]),
      // A refusal has the status of a success.
      answers: { 200: v.union([tokens, v.looseObject({ error: v.string() })]) },
    },
    {
      method: 'POST',
      path: '/crm/v8/{module}/upsert',
      body: v.strictObject({
        data: v.pipe(v.array(record), v.minLength(1), v.maxLength(100)),
        duplicate_check_fields: v.optional(v.array(v.string())),
        trigger: v.optional(v.array(v.string())),
      }),
      answers: { 200: saved, 201: saved, 202: saved, 207: saved },
    },
    {
      method: 'GET',
      path: '/crm/v8/{module}/search',
      query: v.strictObject({
        email: v.optional(v.string()),
        phone: v.optional(v.string()),
        word: v.optional(v.string()),
        criteria: v.optional(v.string()),
        fields: v.optional(v.string()),
        page: v.optional(digits),
        per_page: v.optional(digits),
      }),
      answers: {
        200: v.looseObject({ data: v.array(v.looseObject({ id: v.string() })) }),
        // None was found.
        204: null,
      },
    },
    {
      method: 'POST',
      path: '/crm/v8/Notes',
      body: v.strictObject({
        data: v.array(
          v.strictObject({
            Note_Title: v.optional(v.string()),
            Note_Content: v.string(),
            Parent_Id: v.strictObject({
              id: v.string(),
              module: v.strictObject({ api_name: v.string() }),
            }),
          }),
        ),
      }),
      answers: { 200: saved, 201: saved, 202: saved },
    },
    {
      method: 'GET',
      path: '/crm/v8/settings/fields',
      query: v.strictObject({ module: v.string(), type: v.optional(v.string()) }),
      answers: {
        200: v.looseObject({
          fields: v.array(v.looseObject({ api_name: v.string(), field_label: v.string() })),
        }),
      },
    },
  ],
}
