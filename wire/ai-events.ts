import type { ErrorCode } from './errors.js'

/** The server-sent events of an AI step by name: the whole text so far, then one that ends the stream. */
export interface AiEvents {
  /** An event without a name. */
  readonly message: { readonly text: string }
  /** The whole reply. */
  readonly done: { readonly text: string }
  readonly error: { readonly code: ErrorCode; readonly message: string }
}
