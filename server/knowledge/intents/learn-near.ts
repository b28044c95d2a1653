import type { Store } from '../../store/index.js'
import { embedTexts } from '../embeddings/embed-texts.js'
import type { Embeddings } from '../embeddings/embeddings.js'
import type { Example } from './classifier.js'
import type { Learners } from './learners.js'
import { unpackNear, utteranceHash } from './near-model.js'
import { trainingReport } from './training-report.js'

/** What it takes to learn by embeddings. */
export interface NearParts {
  readonly intents: Pick<Store['intents'], 'keepNear' | 'models' | 'nearModel'>
  readonly learners: Learners
  readonly embeddings: Pick<Embeddings, 'open'>
}

/**
 * Has a version learn by embeddings, too, where its account has a provider of these. Utterances that a version before had are
 * not embedded again; where the provider fails, the version says why.
 */
export async function learnByEmbeddings(
  { intents, learners, embeddings }: NearParts,
  of: { readonly owner: string; readonly botId: string; readonly version: number },
  examples: readonly Example[],
  signal: AbortSignal,
): Promise<void> {
  const { owner, botId, version } = of
  const opened = await embeddings.open(owner)
  if (!opened) return
  const { entry, call } = opened
  if ('remedy' in call) return intents.keepNear(botId, version, { failure: call.remedy })
  const known = await vectorsBefore(entry.madeBy)
  const missing = [
    ...new Set(
      examples.flatMap(({ utterance }) => (known.has(utteranceHash(utterance)) ? [] : utterance)),
    ),
  ]
  const embedded = await embedTexts(call, missing, signal)
  if (!embedded.ok) return intents.keepNear(botId, version, { failure: embedded.remedy })
  for (const [at, vector] of embedded.vectors.entries())
    known.set(utteranceHash(missing[at] ?? ''), vector)
  const width = embedded.vectors[0]?.length ?? known.values().next().value?.length ?? 0
  const numbers = new Float32Array(examples.length * width)
  for (const [row, { utterance }] of examples.entries()) {
    const vector = known.get(utteranceHash(utterance))
    if (vector?.length === width) numbers.set(vector, row * width)
  }
  const vectors = { madeBy: entry.madeBy, width, numbers }
  const { model, outcomes } = await learners.run(owner, 'learnNear', examples, vectors)
  const report = JSON.stringify(trainingReport(examples, outcomes))
  await intents.keepNear(botId, version, { model, report })

  async function vectorsBefore(madeBy: string): Promise<Map<string, Float32Array>> {
    for (const { version } of await intents.models(botId)) {
      const text = await intents.nearModel(botId, version)
      const model = text ? await unpackNear(text) : undefined
      if (model?.madeBy !== madeBy) continue
      const { width, bytes, scales } = model
      return new Map(
        model.hashes.map((hash, row) => [
          hash,
          Float32Array.from(
            bytes.subarray(row * width, (row + 1) * width),
            byte => byte * (scales[row] ?? 0),
          ),
        ]),
      )
    }
    return new Map()
  }
}
