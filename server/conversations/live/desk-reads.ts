import { shareReads } from '../../platform/streams/shared-reads.js'
import type { Store } from '../../store/index.js'

/** What desks ask for at each change of a thread. */
export interface DeskReads {
  readonly counts: Store['desk']['threads']['counts']
  readonly find: Store['threads']['find']
  readonly shown: Store['desk']['threads']['shown']
}

/** What these are read from. */
interface ReadFrom {
  readonly threads: Pick<Store['threads'], 'find'>
  readonly desk: { readonly threads: Pick<Store['desk']['threads'], 'counts' | 'shown'> }
}

/** Reads once for all desks that hear of the same change. */
export function createDeskReads({ desk, threads }: ReadFrom): DeskReads {
  const shown = shareReads((id: string) => desk.threads.shown([id]))
  return {
    counts: shareReads(desk.threads.counts),
    find: shareReads(threads.find),
    shown: ids =>
      ids.length === 1 && ids[0] !== undefined ? shown(ids[0]) : desk.threads.shown(ids),
  }
}
