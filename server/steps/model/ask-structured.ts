import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { type OpenAnswer, readText, toFailure } from '../../platform/outbound/index.js'
import { completionsAddress, keyHeader } from './ai-address.js'
import type { AiProviders } from './ai-providers.js'
import { readRefusal } from './read-refusal.js'

/** One message to a model. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** What a model is asked for: JSON by a schema. */
export interface StructuredRequest {
  readonly model: string
  readonly messages: readonly ModelMessage[]
  readonly format: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** Of the answer. */
  readonly mostTokens: number
}

/** Why there is no answer; `detail` are the provider's own words, for the owner. */
export interface StructuredFailure {
  readonly ok: false
  readonly why: 'key' | 'quota' | 'cut' | 'refused' | 'failed'
  readonly detail?: string | undefined
  /** Seconds after which the provider may be asked again, where it says. */
  readonly retryAfter?: number | undefined
}

/** A model's answer, which is not checked yet, or why there is none. */
type StructuredOutcome = { readonly ok: true; readonly text: string } | StructuredFailure

const mostAttempts = 4
/** Seconds; who is told to wait longer hears of it. */
const longestPause = 10

/**
 * Asks the usual provider for JSON: by structured output, and where the provider refuses that, by the schema in words. Resolves
 * in every case; no failure holds the key.
 */
export async function askStructured(
  request: StructuredRequest,
  signal: AbortSignal,
  providers: AiProviders,
): Promise<StructuredOutcome> {
  try {
    return await ask(request, signal, providers)
  } catch (error) {
    return { ok: false, why: 'failed', detail: toFailure(error).message }
  }
}

async function ask(
  request: StructuredRequest,
  signal: AbortSignal,
  providers: AiProviders,
): Promise<StructuredOutcome> {
  const provider = providers.find({ provider: '', baseUrl: '' })
  const key = providers.key(providers.usualKey ?? '')
  const { outbound } = provider
  let form: BodyForm = { isStructured: true, tokens: 'max_tokens' }
  for (let attempt = 1; ; attempt++) {
    const answer = await outbound.open({
      url: completionsAddress(provider, request.model),
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyHeader(provider, key) },
      body: bodyOf(request, form),
      signal,
    })
    if (!answer.ok) return { ok: false, why: 'failed', detail: answer.message }
    try {
      const { status } = answer
      if (status >= 200 && status <= 299)
        return readCompletion(await readText(answer.body, '', outbound.limits.size))
      const { code, param, detail } = await readRefusal(answer, key)
      const other = status === 400 || status === 422 ? otherForm(form, param, detail) : undefined
      const pause = pauseAfter(answer)
      const isLast = attempt >= mostAttempts
      if (other && !isLast) form = other
      else if (
        status === 429 &&
        code !== 'insufficient_quota' &&
        !isLast &&
        pause !== undefined &&
        pause <= longestPause
      )
        await wait(pause * 1000, undefined, { signal })
      else
        return {
          ok: false,
          why: reasons[status] ?? 'failed',
          detail,
          retryAfter: pause,
        }
    } finally {
      answer.body.on('error', () => undefined).destroy()
    }
  }
}

const reasons: Readonly<Record<number, StructuredFailure['why']>> = {
  401: 'key',
  403: 'key',
  402: 'quota',
  429: 'quota',
}

/** How a request is written, which not every provider takes alike. */
interface BodyForm {
  readonly isStructured: boolean
  readonly tokens: 'max_tokens' | 'max_completion_tokens'
}

function otherForm(form: BodyForm, param: unknown, detail = ''): BodyForm | undefined {
  const isAboutTokens = param === 'max_tokens' || /max_(?:completion_)?tokens/.test(detail)
  if (isAboutTokens && form.tokens === 'max_tokens')
    return { ...form, tokens: 'max_completion_tokens' }
  return form.isStructured ? { ...form, isStructured: false } : undefined
}

function bodyOf(
  { model, messages, format, mostTokens }: StructuredRequest,
  { isStructured, tokens }: BodyForm,
): string {
  const inWords = `Answer with one JSON object alone, no other words. It fits this JSON Schema: ${JSON.stringify(format.schema)}`
  const [first, ...others] = messages
  return JSON.stringify({
    model,
    messages:
      isStructured || !first
        ? messages
        : [{ ...first, content: `${first.content}\n\n${inWords}` }, ...others],
    [tokens]: mostTokens,
    ...(isStructured && {
      response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
    }),
  })
}

function pauseAfter({ headers }: OpenAnswer): number | undefined {
  const given = String(headers['retry-after'] ?? '')
  const seconds = /^[\d.]+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

const completion = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    choices: v.array(
      v.object({
        finish_reason: v.optional(v.unknown()),
        message: v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) }),
      }),
    ),
  }),
)

function readCompletion(text: string): StructuredOutcome {
  const read = v.safeParse(completion, text)
  const choice = read.success ? read.output.choices[0] : undefined
  if (!choice) return { ok: false, why: 'failed', detail: 'The answer is not a chat completion' }
  const { finish_reason, message } = choice
  if (message.refusal) return { ok: false, why: 'refused', detail: message.refusal.slice(0, 300) }
  if (finish_reason === 'length') return { ok: false, why: 'cut' }
  if (finish_reason === 'content_filter') return { ok: false, why: 'refused' }
  return { ok: true, text: message.content ?? '' }
}
