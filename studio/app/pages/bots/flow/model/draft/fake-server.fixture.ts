import {
  applyOperation,
  type Draft,
  isRefusal,
  type Operation,
  type Refusal,
  readDraft,
} from 'talkgraph/builder'
import type { Answer, Logged } from './transport.js'

/** A server with one draft, in memory. */
export function createFakeServer(bot: unknown) {
  const log: Logged[] = []
  const outcomes = new Map<string, Refusal | null>()
  const listeners = new Set<(logged: Logged) => void>()
  let draft: Draft = readDraft(bot)

  return {
    log,
    listeners,
    draft: () => draft,
    read: () => ({ seq: log.length, bot: draft as unknown }),
    after: (seq: number, most = 5) => log.slice(seq, seq + most),
    send(operations: readonly Operation[], by: string): Answer {
      for (const operation of operations) {
        if (outcomes.has(operation.id)) continue
        const result = applyOperation(draft, operation)
        outcomes.set(operation.id, isRefusal(result) ? result : null)
        if (isRefusal(result)) continue
        draft = result
        const logged = { seq: log.length + 1, operation, by }
        log.push(logged)
        for (const listener of listeners) listener(logged)
      }
      const ids = operations.map(({ id }) => id)
      return {
        seq: log.length,
        accepted: ids.filter(id => outcomes.get(id) === null),
        refused: ids.flatMap(id => {
          const refusal = outcomes.get(id)
          return refusal ? [{ id, ...refusal }] : []
        }),
      }
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>
