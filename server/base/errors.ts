import { type ErrorCode, errorCatalogue } from '@talkgraph/wire/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What can be said beside the code. */
export interface ErrorExtras {
  /** Replaces the usual words. */
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the usual status. */
  readonly status?: ContentfulStatusCode
  /** Which parts of a request are wrong, or what the code says more exactly. */
  readonly details?:
    | readonly { readonly path: string; readonly message: string }[]
    | Readonly<Record<string, string | number>>
}

/** Thrown by a route to answer with an error of the catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  readonly details: NonNullable<ErrorExtras['details']>
  readonly status: ContentfulStatusCode

  constructor(
    code: ErrorCode,
    { message, headers = {}, details = [], status = errorCatalogue[code].status }: ErrorExtras = {},
  ) {
    super(message ?? errorCatalogue[code].message)
    this.code = code
    this.headers = headers
    this.details = details
    this.status = status
  }
}
