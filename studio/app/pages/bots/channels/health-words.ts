import type { ChannelHealth, ChannelRecord } from '#api/records.js'
import { counted } from '#text/counted.js'

/** What is worth knowing of how messages go over a connection, in words; the times stand elsewhere. */
export function troubleOf({ failures, refused }: ChannelHealth): string | undefined {
  const turnedAway = Object.values(refused).reduce((sum, each) => sum + each, 0)
  const parts = [
    failures.length > 0 &&
      `${failures.length >= 50 ? '50 failures or more' : counted(failures.length, 'failure')} in the last day`,
    turnedAway > 0 && `${counted(turnedAway, 'request')} at its webhook refused`,
  ].filter(each => each !== false)
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** How much waits for the owner, where the provider takes nothing; undefined where nothing does. */
export function waitingWords({ withdrawnAt, waiting }: ChannelHealth): string | undefined {
  if (withdrawnAt === null || waiting === 0) return undefined
  return `${counted(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'} until it is mended, for seven days`
}

/** When something was last said over a connection, by whom; undefined where nothing was. */
export function lastMessage({
  lastIn,
  lastOut,
}: Pick<ChannelHealth, 'lastIn' | 'lastOut'>):
  | { readonly at: string; readonly by: 'in' | 'out' }
  | undefined {
  if (lastIn !== null && (lastOut === null || lastIn >= lastOut)) return { at: lastIn, by: 'in' }
  return lastOut === null ? undefined : { at: lastOut, by: 'out' }
}

/** Why requests at a webhook were refused, in words, with how many they were. */
export function refusalsOf({ refused }: ChannelHealth): readonly string[] {
  return Object.entries(refused).flatMap(([reason, times]) =>
    times > 0 ? [`${counted(times, 'request')} ${refusals[reason] ?? 'refused'}`] : [],
  )
}

const refusals: Readonly<Record<string, string>> = {
  signature: 'without the right signature: look whether the secrets are those of the provider',
  size: 'too large',
  depth: 'nested too deep',
  method: 'of another kind than the provider’s',
  number: 'for another number or page',
  sender: 'whose sender is forged, as your mail provider says',
}

/** What a connection is called beside its kind: as the provider knows it, or by its own name. */
export const nameOf = ({
  name,
  settings,
}: Pick<ChannelRecord, 'name' | 'settings'>): string | undefined =>
  name ?? (typeof settings.name === 'string' ? settings.name : undefined)
