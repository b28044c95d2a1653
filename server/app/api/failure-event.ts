import * as v from 'valibot'

/** The event with which a stream tells that a call failed, and ends. */
export const failureEvent = v.strictObject({
  event: v.literal('error'),
  data: v.strictObject({
    code: v.pipe(v.string(), v.description('A code of the catalogue.')),
    message: v.string(),
  }),
})
