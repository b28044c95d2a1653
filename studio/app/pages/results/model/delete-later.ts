import { toast } from '@talkgraph/ui'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../../api/client.js'
import { tellProblem } from '../../../api/query-client.js'
import { finishWithSession } from '../../../api/session-end.js'
import { resultsKey } from './results.js'

/** Milliseconds in which it can be taken back; as long as its toast is there. */
const patience = 10_000

let waiting: ReadonlyMap<string, () => Promise<void>> = new Map()
const listeners = new Set<() => void>()

/** The conversations that are shown no longer and will be deleted. */
export const useDeleted = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )

finishWithSession(() => Promise.all([...waiting.values()].map(carryOut => carryOut())))

/**
 * Deletes a conversation unless that is taken back in time; it is shown no longer at once. Leaving the page, the account or
 * the studio deletes it.
 */
export function deleteLater(id: string, client: QueryClient): void {
  let carriedOut: Promise<void> | undefined
  const timer = setTimeout(carryOut, patience)
  addEventListener('pagehide', carryOut)
  change(new Map([...waiting, [id, carryOut]]))
  toast({ text: 'The conversation was deleted.', undo: takeBack })

  function takeBack(): void {
    if (carriedOut) toast({ text: 'That could not be taken back.', tone: 'bad' })
    else end()
  }

  function end(): void {
    clearTimeout(timer)
    removeEventListener('pagehide', carryOut)
    change(new Map([...waiting].filter(([known]) => known !== id)))
  }

  function carryOut(): Promise<void> {
    carriedOut ??= remove()
    return carriedOut
  }

  async function remove(): Promise<void> {
    clearTimeout(timer)
    removeEventListener('pagehide', carryOut)
    try {
      await api.deleteResult({ resultId: id }, { keepalive: true })
    } catch (error) {
      tellProblem(error, 'The conversation is still there.')
    }
    void client.invalidateQueries({ queryKey: resultsKey }).finally(end)
  }
}

function change(next: typeof waiting): void {
  waiting = next
  for (const listener of listeners) listener()
}
