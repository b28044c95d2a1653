import type { ProposalStage } from '@talkgraph/wire/proposals'
import { ApiError } from '../../base/errors.js'
import type { AiProviders } from '../model/ai-providers.js'
import {
  askStructured,
  type ModelMessage,
  type StructuredFailure,
  type StructuredRequest,
} from '../model/ask-structured.js'
import { mendMessages } from './prompts.js'

/** Who waits for a proposal. */
export interface Listening {
  /** Ends everything when nobody waits any more. */
  readonly signal: AbortSignal
  onStage(stage: ProposalStage): Promise<void>
}

interface Asked<Checked> {
  readonly messages: readonly ModelMessage[]
  readonly format: StructuredRequest['format']
  /** Undefined: nothing of the answer can be used. */
  check(answer: string, signal: AbortSignal): Promise<Checked | undefined>
}

const mostTokens = 12_000
const unusable = ['This is not the JSON that was asked for.']

/**
 * Asks a model, checks its answer, and asks once more where nothing of it can be used, and once where something in it has
 * faults: the better answer counts. Throws an `ApiError` with the remedy.
 */
export async function askTwice<Checked extends { readonly faults: readonly string[] }>(
  { messages, format, check }: Asked<Checked>,
  { signal, onStage }: Listening,
  { ai, model }: { readonly ai: AiProviders; readonly model: string },
): Promise<Checked> {
  const ask = async (said: readonly ModelMessage[]) =>
    askStructured({ model, messages: said, format, mostTokens }, signal, ai)

  await onStage('asking')
  let outcome = await ask(messages)
  if (!outcome.ok) throw errorOf(outcome)
  await onStage('checking')
  let checked = await check(outcome.text, signal)
  if (!checked) {
    await onStage('mending')
    outcome = await ask(mendMessages(messages, outcome.text, unusable))
    if (!outcome.ok) throw errorOf(outcome)
    checked = await check(outcome.text, signal)
    if (!checked) throw new ApiError('AI_NOTHING_USABLE')
  }
  if (checked.faults.length === 0) return checked
  await onStage('mending')
  const again = await ask(mendMessages(messages, outcome.text, checked.faults))
  const mended = again.ok ? await check(again.text, signal) : undefined
  return mended && mended.faults.length <= checked.faults.length ? mended : checked
}

function errorOf({ why, detail, retryAfter }: StructuredFailure): ApiError {
  const said = detail ? ` It said: “${detail}”` : ''
  switch (why) {
    case 'key':
      return new ApiError('AI_KEY_REFUSED')
    case 'quota':
      return new ApiError('AI_OVER_QUOTA', {
        ...(retryAfter !== undefined && {
          message: `The AI provider takes no more for now. Try again in ${inWords(retryAfter)}.`,
          headers: { 'Retry-After': String(retryAfter) },
        }),
      })
    case 'cut':
      return new ApiError('AI_ANSWER_CUT')
    case 'refused':
      return new ApiError('AI_NOTHING_USABLE', {
        message: `The AI provider does not answer this. Say it in other words.${said}`,
      })
    case 'failed':
      return new ApiError('CALL_FAILED', {
        message: `The AI provider could not be asked. Try again; if it stays, tell who runs the server.${said}`,
      })
  }
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`
