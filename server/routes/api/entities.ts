import type * as v from 'valibot'

/** What has a name of its own in the OpenAPI document: wherever one of these schemas is used, the document refers to it. */
export const entities: Record<string, v.GenericSchema> = {}
