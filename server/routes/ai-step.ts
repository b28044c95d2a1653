import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { AiEvents } from '../../wire/ai-events.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { runAi } from '../steps/ai/ai.js'
import { aiValuesSchema } from '../steps/ai/ai.schema.js'
import { growReply } from '../steps/ai/grow-reply.js'
import { noteCall } from '../steps/note-call.js'
import { admit, stepRoute } from './admit.js'

const largestBody = 1_000_000

/**
 * `POST /:id/nodes/:nodeId/ai`: a reply as server-sent events, each `{ add, keep, html }` with what is new. The last one
 * is `done` with the whole reply, or `error` with `{ code, message }`.
 */
export function aiStepRoutes(services: Services): Hono {
  const { ai, log } = services
  return new Hono().post(stepRoute('ai'), limitBody(largestBody), async context => {
    const { botId, nodeId, node } = await admit(context, 'ai', services)
    const values = await readJson(context, aiValuesSchema)
    context.header('Cache-Control', 'no-store')
    context.header('X-Accel-Buffering', 'no')
    return streamSSE(context, async stream => {
      const left = new AbortController()
      stream.onAbort(() => left.abort())
      const reply = growReply(grown => write(stream, 'message', grown))
      const step = { botId, nodeId, data: node.data, values, signal: left.signal, onText: reply.grow }
      const startedAt = Date.now()
      const outcome = await runAi(step, ai, log)
      if (left.signal.aborted) return
      await noteCall(services, { botId, nodeId, step: 'ai', startedAt, outcome })
      if (outcome.ok) {
        await reply.end(outcome.text)
        await write(stream, 'done', { text: outcome.text })
      } else await write(stream, 'error', { code: outcome.code, message: outcome.message })
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
