import type { Person } from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import { sessionOf } from '../conversations/thread-player/play-thread.js'
import type { Limiter } from '../platform/limits/limiter.js'
import { newThreadPolicies } from '../platform/limits/message-policies.js'
import type { RateLimits } from '../platform/limits/rates.js'
import type { BotEntry, PersonEntry, Store, ThreadEntry } from '../store/index.js'
import type { ProvidedConnection } from './connections.js'

/** What threads of persons begin with. */
export interface BeginParts {
  readonly store: Pick<Store, 'threads'>
  readonly news: Pick<News, 'changed'>
  readonly limiter: Pick<Limiter, 'admit'>
  readonly sessionTag: (session: string) => string
}

/** What a channel is handed of a person. */
export const personOf = ({ ids, name, note }: PersonEntry) => ({
  ids,
  ...(name !== null && { name }),
  ...(note !== null && { note }),
})

/** Begins a thread of somebody who has none that is open; throws RATE_LIMITED where the bot has begun too many. */
export async function begin(
  { store, news, limiter, sessionTag }: BeginParts,
  opened: ProvidedConnection,
  { id: botId, owner }: BotEntry,
  {
    person,
    from,
    limits,
  }: { readonly person: PersonEntry; readonly from: Person; readonly limits: RateLimits },
): Promise<ThreadEntry> {
  const { phone, email } = person
  await limiter.admit(newThreadPolicies(limits, botId))
  const language = languageOf(opened, from)
  const begun = await store.threads.create({
    botId,
    owner,
    channel: opened.entry.channel,
    state: 'bot',
    personId: person.id,
    session: id => sessionTag(sessionOf(id)),
    change: {
      ...(person.name !== null && { name: person.name.slice(0, 200) }),
      ...(phone !== null && { phone, identity: { id: phone, verified: true } }),
      ...(email !== null && { email }),
      language,
    },
  })
  news.changed(begun)
  return begun
}

/** What the owner chose counts, else what the person's app speaks. */
function languageOf({ settings }: ProvidedConnection, { language }: Person): string | undefined {
  return typeof settings.language === 'string' && settings.language !== ''
    ? settings.language
    : language
}
