import * as v from 'valibot'
import type { CallFailure, Outbound } from '../../platform/outbound/index.js'
import { CallError, toFailure } from '../../platform/outbound/index.js'
import { embeddingsAddress, keyHeader } from '../../steps/model/ai-address.js'
import type { AllowedProvider } from '../../steps/model/allowed-providers.js'
import { refusalIn } from '../../steps/model/read-refusal.js'

/** How vectors are asked for. */
export interface EmbeddingsCall {
  readonly provider: AllowedProvider
  readonly outbound: Pick<Outbound, 'send'>
  readonly model: string
  /** Of a vector; null: as the model has them. */
  readonly dimensions: number | null
  readonly key: string
}

/** Why there are no vectors. */
interface EmbeddingsFailure {
  readonly ok: false
  /** For the owner: what to do. */
  readonly remedy: string
  /** Milliseconds after which it may be tried again, where that may help. */
  readonly pause?: number | undefined
  /** The provider does not take these texts; it may take fewer, or shorter ones. */
  readonly isTooMuch: boolean
}

/** The vectors of texts in their order, each of the length 1, or why there are none. */
export type Embedded =
  | { readonly ok: true; readonly vectors: readonly Float32Array[] }
  | EmbeddingsFailure

const usualPause = 2000

/** Asks once for the vectors of some texts, in OpenAI's shape; resolves in every case, and no failure holds the key. */
export async function askEmbeddings(
  { provider, outbound, model, dimensions, key }: EmbeddingsCall,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Embedded> {
  try {
    const answer = await outbound.send({
      url: embeddingsAddress(provider, model),
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyHeader(provider, key) },
      body: JSON.stringify({ model, input: texts, ...(dimensions !== null && { dimensions }) }),
      signal,
    })
    if (!answer.ok) return unreachable(answer)
    const { status, text, headers } = answer
    if (status >= 200 && status <= 299) return { ok: true, vectors: vectorsIn(text, texts.length) }
    const { detail } = refusalIn(text, key)
    const words = remedies[status] ?? `The provider answers with HTTP ${status}.`
    const mayPass = status === 429 || status === 408 || status >= 500
    return {
      ok: false,
      remedy: detail ? `${words} It says: ${detail}` : words,
      pause: mayPass ? pauseIn(headers?.['retry-after']) : undefined,
      isTooMuch: status === 400 || status === 413 || status === 422,
    }
  } catch (error) {
    return unreachable(toFailure(error))
  }
}

const remedies: Readonly<Record<number, string>> = {
  401: 'The provider refuses the key. Enter it again.',
  403: 'The provider does not allow this key to make embeddings.',
  404: 'The provider knows no such address or model.',
  402: 'The credit at the provider is used up.',
  429: 'The provider takes no more for now: its limit or its credit is used up.',
}

const unreachable = ({ code, message }: CallFailure): EmbeddingsFailure =>
  code === 'BLOCKED_ADDRESS'
    ? {
        ok: false,
        remedy:
          'The address is not a public one, so this server does not call it. Who runs the server can allow it in TALKGRAPH_ALLOW_HOSTS.',
        isTooMuch: false,
      }
    : { ok: false, remedy: `${message}.`, pause: usualPause, isTooMuch: false }

function pauseIn(header: string | string[] | undefined): number {
  const given = String(header ?? '')
  const pause = /^[\d.]+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isNaN(pause) ? usualPause : Math.max(0, pause)
}

const numbers = v.custom<readonly number[]>(
  given =>
    Array.isArray(given) &&
    given.length > 0 &&
    given.every(each => typeof each === 'number' && Number.isFinite(each)),
)
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.array(v.object({ index: v.optional(v.number()), embedding: numbers })) }),
)

function vectorsIn(text: string, count: number): readonly Float32Array[] {
  const read = v.safeParse(answerSchema, text)
  if (!read.success) throw new CallError('The provider’s answer holds no embeddings')
  const { data } = read.output
  const ordered = data
    .map(({ index, embedding }, at) => ({ place: index ?? at, embedding }))
    .sort((one, other) => one.place - other.place)
  const width = ordered[0]?.embedding.length
  if (ordered.length !== count || ordered.some(({ embedding }) => embedding.length !== width))
    throw new CallError('The provider’s answer does not hold one embedding for each text')
  return ordered.map(({ embedding }) => unit(embedding))
}

/** Of the length 1, so that the product of two is how near they are. */
function unit(numbers: readonly number[]): Float32Array {
  const length = Math.sqrt(numbers.reduce((sum, each) => sum + each * each, 0))
  return Float32Array.from(numbers, each => (length > 0 ? each / length : 0))
}
