import { type DraftPresence, presenceHolds } from '@talkgraph/wire/drafts'
import type { DraftHub, DraftNote } from './draft-hub.js'

/** Who is at which draft, which is never stored. */
export interface Presences {
  /** Says where somebody is. */
  tell(botId: string, presence: DraftPresence): void
  /** Who is at a draft now, on any server. */
  at(botId: string): readonly DraftPresence[]
  /** A client follows a draft; returns how to say that it no longer does. */
  enter(botId: string, clientId: string): () => void
  close(): void
}

const mostOfBot = 100
const mostBots = 1000

/** Keeps them in memory over a hub. `now` in milliseconds. */
export function createPresences(hub: DraftHub, now: () => number = Date.now): Presences {
  const bots = new Map<
    string,
    Map<string, { readonly presence: DraftPresence; readonly until: number }>
  >()
  /** How many streams a client has. */
  const entered = new Map<string, number>()
  const unfollow = hub.follow('', note => note && hear(note))

  return {
    tell: (botId, presence) => hub.tell({ botId, presence }),
    at: botId => [...living(botId).values()].map(({ presence }) => presence),
    enter(botId, clientId) {
      const name = JSON.stringify([botId, clientId])
      entered.set(name, (entered.get(name) ?? 0) + 1)
      return () => {
        const others = (entered.get(name) ?? 1) - 1
        if (others > 0) {
          entered.set(name, others)
          return
        }
        entered.delete(name)
        hub.tell({ botId, left: clientId })
      }
    },
    close: unfollow,
  }

  function hear({ botId, presence, left }: DraftNote): void {
    if (left !== undefined) bots.get(botId)?.delete(left)
    if (!presence) return
    const those = living(botId)
    // Who spoke last stands last.
    those.delete(presence.clientId)
    those.set(presence.clientId, { presence, until: now() + presenceHolds * 1000 })
    for (const [oldest] of those) if (those.size > mostOfBot) those.delete(oldest)
    bots.delete(botId)
    bots.set(botId, those)
    for (const [oldest] of bots) if (bots.size > mostBots) bots.delete(oldest)
  }

  function living(botId: string) {
    const those = bots.get(botId) ?? new Map()
    for (const [clientId, { until }] of those) if (until <= now()) those.delete(clientId)
    return those
  }
}
