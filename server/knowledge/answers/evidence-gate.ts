import type { Evidence } from './search-knowledge.js'

/** A piece that speaks of less of what was asked is no answer. */
const leastShare = 0.4

/** Whether a piece speaks of enough of what was asked to answer it, by its words or by its meaning. */
export const isEnough = ({ share, isNear }: Pick<Evidence, 'share' | 'isNear'>): boolean =>
  share >= leastShare || isNear

/** The piece that answers best, of those that were found; where they were found by their words alone, the first one or none. */
export function bestOf(found: readonly Evidence[]): Evidence | undefined {
  const isByMeaning = found.some(({ similarity }) => similarity !== null)
  return (isByMeaning ? found : found.slice(0, 1)).find(isEnough)
}
