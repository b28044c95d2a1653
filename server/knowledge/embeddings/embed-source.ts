import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { BarePiece, SourceEntry, Store } from '../../store/index.js'
import { embedTexts, textsAtOnce } from './embed-texts.js'
import type { Embeddings } from './embeddings.js'

/** What embedding takes. */
export interface EmbedParts {
  readonly knowledge: Pick<Store['knowledge'], 'vectors' | 'embeddings'>
  readonly embeddings: Pick<Embeddings, 'open'>
}

/** What goes on while a source is embedded. */
interface EmbedFrame {
  readonly signal: AbortSignal
  /** Whether it goes on; asked before each batch. */
  goesOn(): Promise<boolean>
  /** So many more have vectors. */
  onEmbedded(count: number): void
}

/**
 * Has the pieces of a source embedded that have no vector of the account's model yet, and those alone. Resolves to whether all
 * have one now; where the provider fails, its owner is told, and what was there stays. Rejects when the signal says so.
 */
export async function embedSource(
  { knowledge: { vectors, embeddings: kept }, embeddings }: EmbedParts,
  { number, owner }: Pick<SourceEntry, 'number' | 'owner'>,
  { signal, goesOn, onEmbedded }: EmbedFrame,
): Promise<boolean> {
  const opened = await embeddings.open(owner)
  if (!opened) return true
  const { entry, call } = opened
  if ('remedy' in call) return fail(call.remedy)
  for (let after = 0; ; ) {
    const bare = await vectors.lacking(number, entry.madeBy, textsAtOnce, after)
    if (bare.length === 0) break
    if (!(await goesOn())) return true
    const embedded = await embedTexts(call, bare.map(textOf), signal)
    if (!embedded.ok) return fail(embedded.remedy)
    try {
      await vectors.keep(
        number,
        entry.madeBy,
        embedded.vectors.flatMap((vector, at) => {
          const piece = bare[at]?.number
          return piece === undefined ? [] : [{ piece, vector }]
        }),
      )
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'BUDGET_REACHED')) throw error
      return fail(error.message)
    }
    onEmbedded(bare.length)
    after = bare.at(-1)?.number ?? after
  }
  if (entry.state === 'failed') await kept.note(owner, null)
  return true

  async function fail(remedy: string): Promise<boolean> {
    await kept.note(owner, remedy)
    return false
  }
}

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const textOf = ({ title, path, text }: BarePiece): string =>
  [title, ...v.parse(list, path), text].filter(part => part !== '').join('\n')
