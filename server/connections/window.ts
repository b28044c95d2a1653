import type { AnyChannel, ProviderChannel } from '../channels/index.js'
import type { PersonEntry } from '../store/index.js'

const hour = 3_600_000

/** Until when a bot may write to a person as it likes, in milliseconds since 1970; undefined: always. */
export function writableUntil(
  { capabilities: { window } }: Pick<AnyChannel, 'capabilities'>,
  { lastIn }: Pick<PersonEntry, 'lastIn'>,
): number | undefined {
  return window === undefined ? undefined : lastIn + window * hour
}

/** Until when an agent may. */
export function answerableUntil(
  channel: Pick<ProviderChannel, 'capabilities' | 'agentWindow'>,
  person: Pick<PersonEntry, 'lastIn'>,
): number | undefined {
  const until = writableUntil(channel, person)
  return until === undefined || channel.agentWindow === undefined
    ? until
    : Math.max(until, person.lastIn + channel.agentWindow * hour)
}
