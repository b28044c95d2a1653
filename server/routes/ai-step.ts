import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { AiEvents } from '../../wire/ai-events.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { type AiStep, runAi } from '../steps/ai/ai.js'
import { aiValuesSchema } from '../steps/ai/ai.schema.js'
import { growReply } from '../steps/ai/grow-reply.js'
import { noteCall, startNow } from '../steps/note-call.js'
import type { StepAnswer } from '../steps/once-per-key.js'
import { vouch } from '../steps/vouch.js'
import { type Admitted, admit, stepRoute } from './admit.js'

const largestBody = 1_000_000

/**
 * `POST /:id/nodes/:nodeId/ai`: a reply as server-sent events, each `{ add, keep, html }` with what is new. The last one
 * is `done` with the whole reply, or `error` with `{ code, message }`.
 */
export function aiStepRoutes(services: Services): Hono {
  const { ai, log } = services
  return new Hono().post(stepRoute('ai'), limitBody(largestBody), async context => {
    const step = await admit(context, 'ai', services)
    const values = await readJson(context, aiValuesSchema)
    const once = await services.once.enter(step, JSON.stringify(values))
    context.header('Cache-Control', 'no-store')
    context.header('X-Accel-Buffering', 'no')
    return streamSSE(context, async stream => {
      const left = new AbortController()
      // A call with a key may be repeated: its reply is waited for, though nobody listens.
      stream.onAbort(() => {
        if (step.key === undefined) left.abort()
      })
      const reply = growReply(grown => write(stream, 'message', grown))
      const call = { values: vouch(values, step.identity), signal: left.signal, onText: reply.grow }
      const answer = await once(() => execute(step, call))
      if (left.signal.aborted) return
      if (!answer.ok) return write(stream, 'error', { code: answer.code, message: answer.message })
      const text = String(answer.body)
      await reply.end(text)
      await write(stream, 'done', { text })
    })
  })

  async function execute(
    { botId, nodeId, node }: Admitted,
    call: Pick<AiStep, 'values' | 'signal' | 'onText'>,
  ): Promise<StepAnswer> {
    const startedAt = startNow()
    const outcome = await runAi({ botId, nodeId, data: node.data, ...call }, ai, log)
    if (!call.signal.aborted) await noteCall(services, { botId, nodeId, step: 'ai', startedAt, outcome })
    return outcome.ok
      ? { ok: true, body: outcome.text }
      : { ok: false, code: outcome.code, message: outcome.message }
  }
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
