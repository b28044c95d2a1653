import * as v from 'valibot'
import { gptServer } from '../../../runtime/nodes/gpt/gpt.server.js'
import type { Logger } from '../../log.js'
import {
  CallError,
  type CallFailure,
  type OpenAnswer,
  type Outbound,
  toFailure,
} from '../../outbound/index.js'
import { headerValue } from '../fill-headers.js'
import type { AiValues } from './ai.schema.js'
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

/** The AI provider: the base address of an API that is compatible with OpenAI's, and a way out to it. */
export interface AiProvider {
  readonly url: string
  readonly outbound: Outbound
}

/** How it ended. */
export type AiOutcome = { readonly ok: true; readonly text: string } | CallFailure

/**
 * Executes an AI step (decisions 107 and 29). Resolves in every case; a failure is logged
 * without the key and the conversation.
 */
export async function runAi(step: AiStep, provider: AiProvider, log: Logger): Promise<AiOutcome> {
  const outcome = await call(step, provider).catch(toFailure)
  if (!outcome.ok && !step.signal.aborted) {
    const { botId, nodeId } = step
    log.warn({ botId, nodeId, code: outcome.code, reason: outcome.message }, 'GPT handling failed')
  }
  return outcome
}

async function call(step: AiStep, { url, outbound }: AiProvider): Promise<AiOutcome> {
  const config = v.parse(gptServer.schema, step.data)
  const key = config.apiKey.trim()
  const answer = await outbound.open({
    url: `${url}/chat/completions`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: headerValue(`Bearer ${key}`) }),
    },
    body: aiRequest(config, step.values),
    signal: step.signal,
  })
  if (!answer.ok) return answer
  try {
    return { ok: true, text: await readAnswer(answer, step, outbound.limits.size) }
  } finally {
    answer.body.on('error', () => undefined).destroy()
  }
}

async function readAnswer({ status, headers, body }: OpenAnswer, step: AiStep, size: number) {
  if (status < 200 || status > 299) throw new CallError(`HTTP error! status: ${status}`)
  const isStream = /^text\/event-stream\b/i.test(String(headers['content-type'] ?? ''))
  let text = ''
  for await (const grown of readReply(body, isStream, size)) {
    text = grown
    await step.onText(text)
  }
  if (text === '') throw new CallError('The answer holds no text')
  return text
}
