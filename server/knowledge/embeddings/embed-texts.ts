import { setTimeout as wait } from 'node:timers/promises'
import { askEmbeddings, type Embedded, type EmbeddingsCall } from './ask-embeddings.js'

/** So many texts are asked for at once: what the smallest limits of providers take. */
export const textsAtOnce = 32

/** Characters of a text; of a longer one the beginning is enough. */
const longest = 6000
const shortest = 200
const mostAttempts = 5
/** Milliseconds; who is told to wait longer hears of it. */
const longestPause = 60_000

/**
 * Brings the vectors of texts, in batches: waits where the provider says so, and where it does not take a batch, asks for
 * less at once. Rejects when the signal says so.
 */
export async function embedTexts(
  call: EmbeddingsCall,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Embedded> {
  const vectors: Float32Array[] = []
  for (let from = 0; from < texts.length; from += textsAtOnce) {
    const batch = texts.slice(from, from + textsAtOnce).map(text => text.slice(0, longest) || ' ')
    const embedded = await embedBatch(call, batch, signal)
    if (!embedded.ok) return embedded
    vectors.push(...embedded.vectors)
  }
  return { ok: true, vectors }
}

async function embedBatch(
  call: EmbeddingsCall,
  batch: readonly string[],
  signal: AbortSignal,
): Promise<Embedded> {
  const answer = await askPatiently(call, batch, signal)
  if (answer.ok || !answer.isTooMuch) return answer
  const less = lessThan(batch)
  if (!less) return answer
  const vectors: Float32Array[] = []
  for (const part of less) {
    const embedded = await embedBatch(call, part, signal)
    if (!embedded.ok) return embedded
    vectors.push(...embedded.vectors)
  }
  return { ok: true, vectors }
}

/** The same in halves, or one text with its first half alone; undefined where it is short. */
function lessThan(batch: readonly string[]): readonly (readonly string[])[] | undefined {
  const half = Math.ceil(batch.length / 2)
  if (batch.length > 1) return [batch.slice(0, half), batch.slice(half)]
  const [text = ''] = batch
  return text.length > shortest ? [[text.slice(0, Math.ceil(text.length / 2))]] : undefined
}

async function askPatiently(
  call: EmbeddingsCall,
  batch: readonly string[],
  signal: AbortSignal,
): Promise<Embedded> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askEmbeddings(call, batch, signal)
    signal.throwIfAborted()
    if (answer.ok || answer.pause === undefined) return answer
    if (answer.pause > longestPause || attempt === mostAttempts) return answer
    await wait(answer.pause, undefined, { signal })
  }
}
