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

type Field = { [Name in keyof ReplyEvents]: keyof ReplyEvents[Name] }[keyof ReplyEvents]

/** One of them as it comes; what is in it is not checked. */
export interface ReplyEvent {
  readonly type: string
  readonly data: Readonly<Partial<Record<Field, unknown>>>
}

/** An event as it comes; what is in it is not checked. */
export interface TextEvent<Data = unknown> {
  readonly type: string
  readonly data: Data
  /** By which a stream goes on that broke off behind it. */
  readonly id?: string
}

/** The events in a text, and what behind them is no whole one yet: the server writes each as one `data:` line of JSON, beside an `event:` and an `id:` line where it has them. */
export function replyEventsIn(text: string): {
  readonly events: readonly ReplyEvent[]
  readonly rest: string
} {
  return eventsIn<ReplyEvent['data']>(text)
}

/** The same for events of any kind. */
export function eventsIn<Data = unknown>(
  text: string,
): {
  readonly events: readonly TextEvent<Data>[]
  readonly rest: string
} {
  const blocks = text.split(/\r?\n\r?\n/)
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap(block => {
    const data = /^data: ?(.*)$/m.exec(block)?.[1]
    const id = /^id: ?(.*)$/m.exec(block)?.[1]
    const type = /^event: ?(.*)$/m.exec(block)?.[1] ?? 'message'
    return data ? [{ type, data: JSON.parse(data), ...(id && { id }) }] : []
  })
  return { events, rest }
}
