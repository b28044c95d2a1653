import type { ReplyEvents } from '@talkgraph/wire/reply-events'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { StepAnswer } from '../platform/once-per-key.js'
import type { Listening } from '../steps/create-step-tools.js'
import { growReply } from '../steps/model/grow-reply.js'

/**
 * Answers with a reply as server-sent events, each `{ add, keep, html }` with what is new. The last one is `done` with the
 * whole reply, or `error` with `{ code, message }`. A call that may be repeated goes on though nobody listens.
 */
export function streamReply(
  context: Context,
  execute: (listening: Listening) => Promise<StepAnswer>,
  mayBeRepeated: boolean,
): Response {
  context.header('Cache-Control', 'no-store')
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async stream => {
    const left = new AbortController()
    stream.onAbort(() => {
      if (!mayBeRepeated) left.abort()
    })
    const reply = growReply(grown => write(stream, 'message', grown))
    const answer = await execute({ signal: left.signal, onText: reply.grow })
    if (left.signal.aborted) return
    if (!answer.ok) return write(stream, 'error', { code: answer.code, message: answer.message })
    const text = String(answer.body)
    await reply.end(text)
    await write(stream, 'done', { text })
  })
}

function write<Name extends keyof ReplyEvents>(
  stream: SSEStreamingApi,
  event: Name,
  body: ReplyEvents[Name],
): Promise<void> {
  const data = JSON.stringify(body)
  // An event without a name is a message.
  return stream.writeSSE(event === 'message' ? { data } : { event, data })
}
