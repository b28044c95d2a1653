import type { ErrorCode } from './errors.js'

/** The server-sent events of an AI step by name: what the reply has grown by, then one that ends the stream. */
export interface ReplyEvents {
  /**
   * An event without a name. `add` is what the text has grown by. The reply as HTML is now the first `keep` characters of
   * what it was before, and `html` behind them (decision 70).
   */
  readonly message: { readonly add: string; readonly keep: number; readonly html: string }
  /** The whole reply as the AI wrote it. */
  readonly done: { readonly text: string }
  readonly error: { readonly code: ErrorCode; readonly message: string }
}
