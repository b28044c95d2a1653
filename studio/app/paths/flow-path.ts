/** The address of a sub-flow's own flow, by the bots and sub-flows that one came through, outer ones first. */
export function subFlowPath(id: string, from: readonly string[]): string {
  const query = from.length > 0 ? `?${new URLSearchParams({ through: from.join(',') })}` : ''
  return `/bots/${encodeURIComponent(id)}/flow${query}`
}

/** The address of what a step of a bot plays, as the bot carries it; results that are looked at go along. */
export function insidePath(botId: string, nodeId: string, query: URLSearchParams): string {
  const next = new URLSearchParams({ inside: nodeId })
  for (const name of ['version', 'results', 'days', 'from', 'to', 'of']) {
    const value = query.get(name)
    if (value !== null) next.set(name, value)
  }
  return `/bots/${encodeURIComponent(botId)}/flow?${next}`
}

/** Those that an address names: at most ten ids. */
export const readFrom = (query: URLSearchParams): readonly string[] =>
  (query.get('through') ?? '')
    .split(',')
    .filter(id => /^[\w-]{1,64}$/.test(id))
    .slice(0, 10)
