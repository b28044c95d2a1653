import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'

/** The parameter that leads a list on. */
export const cursorField = v.optional(
  v.pipe(v.string(), v.maxLength(1000), v.description('`nextCursor` of the page before.')),
)

/** How many entries a page of a list has; by default as many as it may have. */
export const limitField = (most: number, usual: number = most) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(most),
      v.description('How many entries are answered at most.'),
    ),
    usual,
  )

/** Where the next page begins, as an answer says it; null on the last page. */
export const nextCursor = v.pipe(
  v.nullable(v.string()),
  v.description('The `cursor` of the next page; null on the last one.'),
)

/** Makes a cursor of a place in a list. */
export function cursorOf(place: Readonly<Record<string, string | number>>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a cursor stands for; throws REQUEST_VALIDATION_FAILED for one that is none of this list. */
export function placeOf<Schema extends v.GenericSchema>(
  cursor: string | undefined,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (cursor === undefined) return undefined
  const result = v.safeParse(schema, parse(cursor))
  if (result.success) return result.output
  throw new ApiError('REQUEST_VALIDATION_FAILED', {
    details: [{ path: 'cursor', message: 'Not a cursor of this list' }],
  })
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
