import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ApiError } from '../errors.js'
import type { Logger } from '../log.js'

/** Answers what a route threw with its code; anything unforeseen is logged and told in general words. */
export function answerErrors(log: Logger): ErrorHandler {
  return (error, context) => {
    const { code, message, status, headers } = asApiError(error, log)
    return context.json({ error: { code, message } }, status, headers)
  }
}

/** Answers an address that no route has. */
export const answerNotFound: NotFoundHandler = context => {
  const { code, message, status } = new ApiError('NOT_FOUND')
  return context.json({ error: { code, message } }, status)
}

function asApiError(error: Error, log: Logger): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException && error.status < 500) return new ApiError('BAD_REQUEST')
  log.error({ err: error }, 'A request failed unexpectedly')
  return new ApiError('INTERNAL_ERROR')
}
