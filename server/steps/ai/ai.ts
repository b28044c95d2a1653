import * as v from 'valibot'
import { gptServer } from '../../../runtime/nodes/gpt/gpt.server.js'
import type { Logger } from '../../log.js'
import { CallError, type CallFailure, type OpenAnswer, toFailure } from '../../outbound/index.js'
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
export type AiOutcome = { readonly ok: true; readonly text: string } | CallFailure

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
