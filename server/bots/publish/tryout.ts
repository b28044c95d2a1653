import type { TryoutGoal } from '@talkgraph/wire/experiments'
import { isAmong } from '../../../runtime/session/share-of.js'
import { readStored } from '../../base/read-stored.js'
import type { TryoutEntry } from '../../store/index.js'

/** A version that is live for a share of the visitors, beside the one that is live for the others. */
export interface Tryout extends Omit<TryoutEntry, 'goal'> {
  readonly goal: TryoutGoal
}

/** Milliseconds for which conversations that began on either version go on in it once a tryout is over. */
const grace = 86_400_000

/** Reads a tryout as it is stored; undefined where it ended long ago. */
export function readTryout(
  entry: TryoutEntry | undefined,
  now: () => number = Date.now,
): Tryout | undefined {
  return entry && !isOver(entry, now()) ? asTryout(entry) : undefined
}

/** Whether it ended so long ago that no conversation goes on because of it. */
export const isOver = ({ endedAt }: Pick<TryoutEntry, 'endedAt'>, now: number): boolean =>
  endedAt !== null && endedAt + grace < now

/** Reads a tryout as it is stored, however long ago it ended. */
export const asTryout = (entry: TryoutEntry): Tryout => ({
  ...entry,
  goal: readStored<TryoutGoal>(entry.goal, { kind: 'finished' }, 'goal of a tryout'),
})

/** Whether visitors are dealt out. */
export const goesOn = ({ endedAt }: Pick<Tryout, 'endedAt'>): boolean => endedAt === null

/** Whether a conversation may be under way in this version because of the tryout. */
export const isTried = ({ version, beside }: Tryout, played: number): boolean =>
  played === version || played === beside

/** The version that a visitor meets, the same each time, by the same hash as the branches of an experiment. */
export const dealtVersion = (
  botId: string,
  tryout: Pick<Tryout, 'version' | 'beside' | 'share'>,
  visitor: string,
): number => (isAmong(botId, tryout, visitor) ? tryout.version : tryout.beside)
