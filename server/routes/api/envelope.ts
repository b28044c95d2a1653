import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../../errors.js'
import { isTooDeep } from '../../http/json-depth.js'

/** What the routes of the API know of a call. */
export interface ApiEnv {
  Variables: { owner: string }
}

/** Answers a call that succeeded (decision 307). */
export function succeed(context: Context, message: string, data: object, status: 200 | 201 = 200): Response {
  return context.json({ success: true, message, data }, status, { 'Cache-Control': 'no-store' })
}

/** Reads a call's body, which may not be nested deeply. Throws REQUEST_VALIDATION_FAILED. */
export async function readText(context: Context): Promise<string> {
  const text = await context.req.text()
  if (isTooDeep(text)) throw new ApiError('REQUEST_VALIDATION_FAILED')
  return text
}

/** Reads a call's body as JSON; no body counts as `{}`. Throws REQUEST_VALIDATION_FAILED. */
export async function readBody(context: Context): Promise<unknown> {
  const text = await readText(context)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw notJson()
  }
}

/** The error of a body that is no JSON. */
export function notJson(): ApiError {
  return new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path: '', message: 'Not valid JSON' }] })
}

/** Checks a value against a schema; throws REQUEST_VALIDATION_FAILED with the path to each fault. */
export function check<Schema extends v.GenericSchema>(value: unknown, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const details = result.issues.map(issue => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.received === 'undefined' ? 'Required' : `Expected ${issue.expected ?? 'another value'}`,
  }))
  throw new ApiError('REQUEST_VALIDATION_FAILED', { details })
}
