import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { ModelRequest, StepOutcome } from '../../../runtime/node/step-tools.js'
import { CallError, type OpenAnswer, toFailure } from '../../platform/outbound/index.js'
import type { ConversationValues } from '../conversation.schema.js'
import { completionsAddress, keyHeader } from './ai-address.js'
import type { AiProviders } from './ai-providers.js'
import { modelRequest } from './model-request.js'
import { readRefusal } from './read-refusal.js'
import { readReply } from './read-reply.js'

/** The conversation that a model goes on with, and who listens to its answer. */
export interface ModelFrame {
  readonly values: ConversationValues
  /** Ends the call when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Gets the whole text so far, each time it grows. */
  onText(text: string): Promise<void>
  /** Gets what the model is sent, as JSON. */
  onSent?(body: string): void
}

/** Asks a model (decisions 107, 29 and 70). Resolves in every case; no failure holds the key or the conversation. */
export function askModel(
  request: ModelRequest,
  frame: ModelFrame,
  providers: AiProviders,
): Promise<StepOutcome> {
  return call(request, frame, providers).catch(toFailure)
}

async function call(
  config: ModelRequest,
  frame: ModelFrame,
  providers: AiProviders,
): Promise<StepOutcome> {
  const provider = providers.find(config)
  const { outbound } = provider
  const key = providers.key(config.apiKey.trim())
  const endsAt = performance.now() + outbound.limits.time
  const refused = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const body = modelRequest(config, frame.values, refused)
    frame.onSent?.(body)
    const answer = await outbound.open({
      url: completionsAddress(provider, config.selectedModel.trim()),
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyHeader(provider, key) },
      body,
      signal: AbortSignal.any([
        frame.signal,
        AbortSignal.timeout(Math.max(1, Math.ceil(endsAt - performance.now()))),
      ]),
    })
    if (!answer.ok) return answer
    try {
      const { status } = answer
      if (status >= 200 && status <= 299)
        return { ok: true, status, ...(await readAnswer(answer, frame, outbound.limits.size)) }
      const { field, outcome } = await refusal(answer, key)
      const pause = pauseAfter(answer, attempt)
      if (field !== undefined && !refused.has(field)) refused.add(field)
      else if (pause !== undefined && performance.now() + pause < endsAt)
        await wait(pause, undefined, { signal: frame.signal })
      else return outcome
    } finally {
      answer.body.on('error', () => undefined).destroy()
    }
  }
}

const mostAttempts = 4

/** Milliseconds until a provider that is busy or broken may be asked again; undefined where that does not help. */
function pauseAfter({ status, headers }: OpenAnswer, attempt: number): number | undefined {
  if ((status !== 429 && status < 500) || attempt >= mostAttempts) return undefined
  const given = String(headers['retry-after'] ?? '')
  const pause = /^[\d.]+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isNaN(pause) ? 250 * 2 ** attempt : Math.max(0, pause)
}

const droppable = v.picklist(['temperature', 'max_tokens'])

/** A provider's refusal as an outcome, and the field of the request that it does not take. */
async function refusal(answer: OpenAnswer, key: string) {
  const { status } = answer
  const { code, param, detail } = await readRefusal(answer, key)
  const message = `HTTP error! status: ${status}${code === undefined ? '' : ` (${code})`}`
  const outcome: StepOutcome = {
    ok: false,
    code: 'CALL_FAILED',
    message,
    status,
    detail,
  }
  return { field: status === 400 && v.is(droppable, param) ? param : undefined, outcome }
}

async function readAnswer({ headers, body }: OpenAnswer, frame: ModelFrame, size: number) {
  const isStream = /^text\/event-stream\b/i.test(String(headers['content-type'] ?? ''))
  let text = ''
  let isCut = false
  for await (const grown of readReply(body, isStream, size)) {
    isCut = grown.isCut
    if (grown.text === text) continue
    text = grown.text
    await frame.onText(text)
  }
  if (text === '') throw new CallError('The answer holds no text')
  return { body: text, isCut }
}
