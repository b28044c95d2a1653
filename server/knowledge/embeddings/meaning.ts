import type { Store } from '../../store/index.js'
import { askEmbeddings } from './ask-embeddings.js'
import type { Embeddings } from './embeddings.js'
import { createNearest, type NearPiece, type VectorSource } from './nearest.js'

/** What was found by its meaning, best first, and from which nearness on a piece speaks of the question. */
interface FoundByMeaning {
  readonly pieces: readonly NearPiece[]
  readonly nearness: number
}

/** The vector of a text, with what made it and from which nearness on it speaks of a piece. */
interface AskedVector {
  readonly vector: Float32Array
  readonly madeBy: string
  readonly nearness: number
}

/** Finds pieces by what they mean. */
export interface Meaning {
  /** The vector of a text by the account's provider, which is not waited for long; undefined where there is none, or it fails. */
  vectorOf(owner: string, text: string): Promise<AskedVector | undefined>
  /** Undefined where the account has no provider for that, or it does not answer: what has the words is found all the same. */
  find(
    owner: string,
    sources: readonly VectorSource[],
    question: string,
    limit: number,
  ): Promise<FoundByMeaning | undefined>
}

/** Milliseconds: how long a visitor waits for a provider, and how long one that fails is left alone. */
const patience = 4000
const rest = 30_000
const longestQuestion = 2000
const mostResting = 1000

/** Makes it over what is kept. `now` in milliseconds. */
export function createMeaning(
  { vectors }: Pick<Store['knowledge'], 'vectors'>,
  embeddings: Pick<Embeddings, 'open'>,
  now: () => number = () => performance.now(),
): Meaning {
  const nearest = createNearest(vectors)
  const resting = new Map<string, number>()
  return {
    vectorOf,
    async find(owner, sources, question, limit) {
      if (question.trim() === '' || sources.every(source => source.vectors === 0)) return undefined
      const asked = await vectorOf(owner, question)
      if (!asked) return undefined
      const { vector, madeBy, nearness } = asked
      return { pieces: await nearest.find(sources, madeBy, vector, limit), nearness }
    },
  }

  async function vectorOf(owner: string, text: string): Promise<AskedVector | undefined> {
    const opened = await embeddings.open(owner)
    if (!opened || 'remedy' in opened.call) return undefined
    const { entry, call } = opened
    const name = `${owner} ${entry.madeBy} ${entry.updatedAt}`
    if (now() < (resting.get(name) ?? 0)) return undefined
    const signal = AbortSignal.timeout(patience)
    const embedded = await askEmbeddings(call, [text.slice(0, longestQuestion)], signal)
    const [vector] = embedded.ok ? embedded.vectors : []
    if (vector) return { vector, madeBy: entry.madeBy, nearness: entry.nearness }
    if (resting.size >= mostResting) resting.clear()
    resting.set(name, now() + rest)
    return undefined
  }
}
