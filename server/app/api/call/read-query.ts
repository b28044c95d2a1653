import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import type { Fields } from './check.js'

/** The parameters of an address as values: those that shall be numbers are read as such. Throws REQUEST_VALIDATION_FAILED for one that comes twice. */
export function readQuery(context: Context, { entries }: Fields): Record<string, unknown> {
  const given = Object.entries(context.req.queries())
  const twice = given.filter(([, values]) => values.length > 1)
  if (twice.length > 0)
    throw new ApiError('REQUEST_VALIDATION_FAILED', {
      details: twice.map(([path]) => ({ path, message: 'Given more than once' })),
    })
  return Object.fromEntries(
    given.map(([name, [text = '']]) => {
      const isNumber = Object.hasOwn(entries, name) && isNumeric(entries[name])
      return [name, isNumber && /^-?\d{1,15}$/.test(text) ? Number(text) : text]
    }),
  )
}

const wrapped = v.object({ wrapped: v.custom<v.GenericSchema>(value => value instanceof Object) })
const numeric = v.object({ type: v.literal('number') })

/** Whether a schema takes numbers, optional ones too. */
function isNumeric(schema: unknown): boolean {
  return v.is(wrapped, schema) ? isNumeric(schema.wrapped) : v.is(numeric, schema)
}
