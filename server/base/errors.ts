import { type ErrorCode, errorCatalogue } from '@talkgraph/wire/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What can be said beside the code. */
export interface ErrorExtras {
  /** Replaces the usual words. */
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Which parts of a request are wrong. */
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}

/** Thrown by a route to answer with an error of the catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  readonly details: NonNullable<ErrorExtras['details']>

  constructor(code: ErrorCode, { message, headers = {}, details = [] }: ErrorExtras = {}) {
    super(message ?? errorCatalogue[code].message)
    this.code = code
    this.headers = headers
    this.details = details
  }

  get status(): ContentfulStatusCode {
    return errorCatalogue[this.code].status
  }
}
