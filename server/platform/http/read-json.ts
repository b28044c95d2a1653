import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { isTooDeep } from './json-depth.js'

/** Refuses a request body of more than `maxSize` bytes. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new ApiError('BODY_TOO_LARGE')
  }
  const count = bodyLimit({ maxSize, onError })
  return (context, next) => {
    const length = context.req.header('content-length')
    // A body of a length that was told is no longer than that, and need not become a stream to be counted.
    if (length === undefined || context.req.header('transfer-encoding') !== undefined)
      return count(context, next)
    return Number(length) <= maxSize ? next() : onError()
  }
}

/**
 * Reads and checks a request's body, which may not be nested deeply; no body counts as `{}` (decision 307). Throws BAD_REQUEST with
 * the path to the fault.
 */
export async function readJson<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, parse((await context.req.text()).trim() || '{}'))
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0]) ?? 'body'
  throw new ApiError('BAD_REQUEST', { message: `The ${path} is not as it should be.` })
}

function parse(text: string): unknown {
  if (isTooDeep(text))
    throw new ApiError('BAD_REQUEST', { message: 'The body is nested too deeply.' })
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('BAD_REQUEST', { message: 'The body is not valid JSON.' })
  }
}
