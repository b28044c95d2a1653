import { readLiveTerms } from '@talkgraph/wire/live'
import type { DeskTerms } from '../../runtime/node/live-desk.js'
import { browserLine } from '../env/browser-line.js'
import { makeKey } from '../env/make-key.js'
import { type LivePost, Refusal, rest } from './live-post.js'

/** Milliseconds with a line and without an answer, after which the flow goes on (decision 81). */
const patience = 60_000
const pause = 2000

/** Asks what is asked around a chat; undefined where the server knows of no desk, or cannot say. */
export async function askTerms(
  post: LivePost,
  nodeId: string,
  locale: string,
): Promise<DeskTerms | undefined> {
  const never = new AbortController().signal
  for (let left = patience; left > 0; left -= browserLine.isUp ? pause : 0) {
    try {
      return readLiveTerms(await post.once({ type: 'terms', nodeId, locale }, never, makeKey()))
    } catch (error) {
      if (error instanceof Refusal) return undefined
      await rest(pause, never)
    }
  }
  return undefined
}
