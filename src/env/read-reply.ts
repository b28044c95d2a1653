import { type ReplyEvent, type ReplyEvents, replyEventsIn } from '@talkgraph/wire/reply-events'
import type { CallOutcome } from '../../runtime/index.js'
import { broken, failed } from './call-failed.js'

const lastEvent = 'done' satisfies keyof ReplyEvents
const errorEvent = 'error' satisfies keyof ReplyEvents

/**
 * Reads a reply that comes as server-sent events, each with what is new; `onText` is told of each, with the whole so far as
 * text and as HTML.
 */
export async function readReply(
  response: Response,
  onText?: (text: string, html: string) => void,
): Promise<CallOutcome> {
  let text = ''
  let html = ''
  for await (const { type, data } of eventsOf(response)) {
    if (type === errorEvent) return failed(String(data.message), data.code)
    if (type === lastEvent && typeof data.text === 'string')
      return { ok: true, status: response.status, body: data.text, ...(html && { html }) }
    if (typeof data.add !== 'string') continue
    text += data.add
    html = html.slice(0, Number(data.keep)) + String(data.html)
    onText?.(text, html)
  }
  return broken('the reply broke off', 'line')
}

async function* eventsOf(response: Response): AsyncGenerator<ReplyEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    const { events, rest } = replyEventsIn(text + part.value)
    text = rest
    yield* events
  }
}
