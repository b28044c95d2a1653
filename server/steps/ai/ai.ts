import * as v from 'valibot'
import { gptServer } from '../../../runtime/nodes/gpt/gpt.server.js'
import type { Logger } from '../../log.js'
import { CallError, type CallFailure, type OpenAnswer, readText, toFailure } from '../../outbound/index.js'
import type { AiValues } from './ai.schema.js'
import { completionsAddress, keyHeader } from './ai-address.js'
import type { AiProviders } from './ai-providers.js'
import { aiRequest } from './ai-request.js'
import { readReply } from './read-reply.js'

/** One AI step to execute; `data` is the node's, as stored. `onText` gets the whole text so far, each time it grows. */
export interface AiStep {
  readonly botId: string
  readonly nodeId: string
  readonly data: unknown
  readonly values: AiValues
  /** Ends the call when the visitor leaves. */
  readonly signal: AbortSignal
  onText(text: string): Promise<void>
}

/** How it ended. */
export type AiOutcome =
  | { readonly ok: true; readonly status: number; readonly text: string }
  | (CallFailure & {
      /** The status of the answer, where it was the reason. */
      readonly status?: number
    })

/**
 * Executes an AI step (decisions 107, 29 and 70). Resolves in every case; a failure is logged
 * without the key and the conversation.
 */
export async function runAi(step: AiStep, providers: AiProviders, log: Logger): Promise<AiOutcome> {
  const outcome = await call(step, providers).catch(toFailure)
  if (!outcome.ok && !step.signal.aborted) {
    const { botId, nodeId } = step
    log.warn({ botId, nodeId, code: outcome.code, reason: outcome.message }, 'GPT handling failed')
  }
  return outcome
}

async function call(step: AiStep, providers: AiProviders): Promise<AiOutcome> {
  const config = v.parse(gptServer.schema, step.data)
  const provider = providers.find(config)
  const { outbound } = provider
  const answer = await outbound.open({
    url: completionsAddress(provider, config.selectedModel.trim()),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...keyHeader(provider, config.apiKey.trim()),
    },
    body: aiRequest(config, step.values),
    signal: step.signal,
  })
  if (!answer.ok) return answer
  try {
    const { status } = answer
    if (status < 200 || status > 299) return await refusal(answer)
    return { ok: true, status, text: await readAnswer(answer, step, outbound.limits.size) }
  } finally {
    answer.body.on('error', () => undefined).destroy()
  }
}

const errorAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ code: v.optional(v.unknown()), type: v.optional(v.unknown()) }) }),
)
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.-]{1,60}$/i))

/** A provider's refusal: the status, and the error's code where that is one word; its text may quote the key. */
async function refusal({ status, body }: OpenAnswer): Promise<AiOutcome> {
  const text = await readText(body, '', 100_000).catch(() => '')
  const given = v.safeParse(errorAnswer, text)
  const codes = given.success ? [given.output.error.code, given.output.error.type] : []
  const code = codes.find(each => v.is(word, each))
  const message = `HTTP error! status: ${status}${code === undefined ? '' : ` (${code})`}`
  return { ok: false, code: 'CALL_FAILED', message, status }
}

async function readAnswer({ headers, body }: OpenAnswer, step: AiStep, size: number) {
  const isStream = /^text\/event-stream\b/i.test(String(headers['content-type'] ?? ''))
  let text = ''
  for await (const grown of readReply(body, isStream, size)) {
    text = grown
    await step.onText(text)
  }
  if (text === '') throw new CallError('The answer holds no text')
  return text
}
