import type { LiveBot } from '../../bots/publish/live-bots.js'

/** The ids of the connections with other products that a live bot's steps name. */
export function connectionsIn(bot: Pick<LiveBot, 'steps'> | undefined): ReadonlySet<string> {
  const named = [...(bot?.steps.values() ?? [])].map(({ data }) => Object(data).connectionId)
  return new Set(named.filter(id => typeof id === 'string' && id !== ''))
}
