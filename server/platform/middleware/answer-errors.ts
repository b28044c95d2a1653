import type { ErrorBody } from '@talkgraph/wire/errors'
import type { Context, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import { isDatabaseAway } from '../../store/index.js'
import { harmless } from '../http/harmless.js'

/** A request of Node's that broke off. */
const brokenOff = v.object({ destroyed: v.literal(true), complete: v.literal(false) })

/** Answers what a route threw with its code; anything unforeseen is logged and answered in general words. */
export function answerErrors(log: Logger): (error: unknown, context: Context) => Response {
  return (error, context) => answer(context, asApiError(error, context, log))
}

/** Answers a request for an address that has no route. */
export const answerNotFound: NotFoundHandler = context => answer(context, new ApiError('NOT_FOUND'))

/** The REST API answers in the envelope of decision 308; everything else in a plain one. */
function answer(
  context: Context,
  { code, message, details, status, headers: own }: ApiError,
): Response {
  const headers = { ...harmless, ...own }
  if (!/^\/v[01]\//.test(context.req.path))
    return context.json({ error: { code, message } } satisfies ErrorBody, status, headers)
  const error = { code, message, details }
  return context.json({ success: false, message, data: null, error }, status, headers)
}

/** What a route threw, as an error of the catalogue; anything unforeseen is logged. */
export function asApiError(error: unknown, context: Context, log: Logger): ApiError {
  if (error instanceof ApiError) return error
  if (hasLeft(context)) return new ApiError('BAD_REQUEST')
  if (error instanceof HTTPException && error.status < 500) return new ApiError('BAD_REQUEST')
  if (isDatabaseAway(error)) {
    log.error({ err: error }, 'A request failed because database or disk take nothing now')
    return new ApiError('DATABASE_AWAY', { headers: { 'Retry-After': '2' } })
  }
  log.error({ err: error }, 'A request failed unexpectedly')
  return new ApiError('INTERNAL_ERROR')
}

/** Whether the client went away before its request was whole: nobody reads the answer. */
function hasLeft({ env }: Context): boolean {
  const incoming: unknown = env && 'incoming' in env ? env.incoming : undefined
  return v.is(brokenOff, incoming)
}
