import { toast } from '@talkgraph/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '#store/store.js'
import { useStore } from '#store/use-store.js'
import { api } from '../../../api/client.js'
import { tellProblem } from '../../../api/query-client.js'
import { finishWithSession } from '../../../api/session-end.js'
import { resultsKey } from './results.js'

/** Milliseconds in which it can be taken back; as long as its toast is there. */
const patience = 10_000

const store = createStore<{ readonly waiting: ReadonlyMap<string, () => Promise<void>> }>({
  waiting: new Map(),
})

/** The conversations that are shown no longer and will be deleted. */
export const useDeleted = (): ReadonlyMap<string, unknown> =>
  useStore(store, ({ waiting }) => waiting)

finishWithSession(() => Promise.all([...store.get().waiting.values()].map(carryOut => carryOut())))

/**
 * Deletes a conversation unless that is taken back in time; it is shown no longer at once. Leaving the page, the account or
 * the studio deletes it.
 */
export function deleteLater(id: string, client: QueryClient): void {
  let carriedOut: Promise<void> | undefined
  const timer = setTimeout(carryOut, patience)
  addEventListener('pagehide', carryOut)
  store.set({ waiting: new Map([...store.get().waiting, [id, carryOut]]) })
  toast({ text: 'The conversation was deleted.', undo: takeBack })

  function takeBack(): void {
    if (carriedOut) toast({ text: 'That could not be taken back.', tone: 'bad' })
    else end()
  }

  function end(): void {
    clearTimeout(timer)
    removeEventListener('pagehide', carryOut)
    const others = [...store.get().waiting].filter(([known]) => known !== id)
    store.set({ waiting: new Map(others) })
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
