import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { ApiError } from '../errors.js'

/** Refuses a request body of more than `maxSize` bytes. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('BODY_TOO_LARGE')
    },
  })

/** Reads and checks a request's body; throws BAD_REQUEST with the path to the fault. */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await context.req.json().catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    throw new ApiError('BAD_REQUEST', { message: 'The body is not valid JSON.' })
  })
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0]) ?? 'body'
  throw new ApiError('BAD_REQUEST', { message: `The ${path} is not as it should be.` })
}
