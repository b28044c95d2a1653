import * as v from 'valibot'
import { type Description, tokens } from './described.js'

// Facts of the REST API Developer Guide, version 62.0.

const sobjects = '/services/data/v62.0/sobjects'
const saved = {
  id: v.string(),
  success: v.boolean(),
  errors: v.array(v.unknown()),
}
const value = v.union([v.string(), v.number(), v.boolean(), v.null()])
const upsert = (object: string) =>
  ({
    method: 'PATCH',
    path: `${sobjects}/${object}/{externalField}/{value}`,
    body: v.record(v.string(), value),
    answers: {
      200: v.strictObject({ ...saved, created: v.literal(false) }),
      201: v.strictObject({ ...saved, created: v.literal(true) }),
      // More records than one have the value.
      300: v.array(v.string()),
    },
  }) as const
const find = (object: string) =>
  ({
    method: 'GET',
    path: `${sobjects}/${object}/{externalField}/{value}`,
    query: v.strictObject({ fields: v.optional(v.string()) }),
    answers: { 200: v.looseObject({ Id: v.string() }), 300: v.array(v.string()) },
  }) as const
const describe = (object: string) =>
  ({
    method: 'GET',
    path: `${sobjects}/${object}/describe`,
    answers: {
      200: v.looseObject({
        fields: v.array(
          v.looseObject({
            name: v.string(),
            label: v.string(),
            externalId: v.optional(v.boolean()),
          }),
        ),
      }),
    },
  }) as const
const objects = ['Lead', 'Contact', 'Opportunity']

/** What Salesforce says of its REST API. */
export const salesforceDescription: Description = {
  error: v.union([
    v.array(
      v.looseObject({
        message: v.string(),
        errorCode: v.string(),
        fields: v.optional(v.array(v.string())),
      }),
    ),
    v.strictObject({ error: v.string(), error_description: v.optional(v.string()) }),
  ]),
  calls: [
    {
      method: 'POST',
      path: '/services/oauth2/token',
      form: v.strictObject({
        grant_type: v.literal('client_credentials'),
        client_id: v.string(),
        client_secret: v.string(),
      }),
      answers: { 200: tokens },
    },
    ...objects.flatMap(object => [describe(object), upsert(object), find(object)]),
    {
      method: 'POST',
      path: `${sobjects}/Note`,
      body: v.strictObject({
        ParentId: v.string(),
        Title: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
        Body: v.optional(v.pipe(v.string(), v.maxLength(32_000))),
        IsPrivate: v.optional(v.boolean()),
      }),
      answers: { 201: v.strictObject(saved) },
    },
  ],
}
