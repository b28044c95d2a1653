import type { AiEvents } from '@talkgraph/wire/ai-events'
import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { aiSteps } from '../carry-out/ai.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { aiValuesSchema } from '../steps/ai/ai.schema.js'
import { growReply } from '../steps/ai/grow-reply.js'
import { admit, stepRoute } from './admit.js'

const largestBody = 1_000_000

/**
 * `POST /:id/nodes/:nodeId/ai`: a reply as server-sent events, each `{ add, keep, html }` with what is new. The last one
 * is `done` with the whole reply, or `error` with `{ code, message }`.
 */
export function aiStepRoutes(services: Services): Hono {
  const carryOut = aiSteps(services)
  return new Hono().post(stepRoute('ai'), limitBody(largestBody), async context => {
    const step = await admit(context, 'ai', services)
    const values = await readJson(context, aiValuesSchema)
    const execute = await carryOut(step, values)
    context.header('Cache-Control', 'no-store')
    context.header('X-Accel-Buffering', 'no')
    return streamSSE(context, async stream => {
      const left = new AbortController()
      // A call with a key may be repeated: its reply is waited for, though nobody listens.
      stream.onAbort(() => {
        if (step.key === undefined) left.abort()
      })
      const reply = growReply(grown => write(stream, 'message', grown))
      const answer = await execute({ signal: left.signal, onText: reply.grow })
      if (left.signal.aborted) return
      if (!answer.ok) return write(stream, 'error', { code: answer.code, message: answer.message })
      const text = String(answer.body)
      await reply.end(text)
      await write(stream, 'done', { text })
    })
  })
}

function write<Name extends keyof AiEvents>(
  stream: SSEStreamingApi,
  event: Name,
  body: AiEvents[Name],
): Promise<void> {
  const data = JSON.stringify(body)
  // An event without a name is a message.
  return stream.writeSSE(event === 'message' ? { data } : { event, data })
}
