import type { Store } from '../store/index.js'

/** Stores a conversation with this bot; resolves to its id. */
export async function storeResult(store: Store, botId: string): Promise<string> {
  const startedAt = 1_800_000_000_000
  const record = {
    botId,
    version: 1,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: null,
    transcript: [],
    visited: [],
    answers: {},
    answerVariables: [],
    variables: {},
    visitor: {},
  }
  const kept = await store.results.keep({
    botId,
    channel: 'widget',
    version: 1,
    session: 'tag',
    begun: startedAt,
    steps: 1,
    state: 'finished',
    answered: 0,
    visitor: { name: null, email: null },
    startedAt,
    endedAt: startedAt,
    edges: [],
    words: [],
    record: JSON.stringify(record),
    way: { last: 'a', steps: [{ node: 'a', went: [] }] },
    known: new Set(['a']),
  })
  if (!kept) throw new Error(`There is no bot ${botId} to store a conversation of.`)
  return kept.id
}
