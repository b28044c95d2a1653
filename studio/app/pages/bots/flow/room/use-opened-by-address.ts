import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useFlowRoom } from '../model/edit/flow-context.js'

/** Opens the results, or the report of an import, where the address of the room says so, as it does when one comes back to it. */
export function useOpenedByAddress(): void {
  const { view } = useFlowRoom()
  const [search] = useSearchParams()
  const asked = (['results', 'imported'] as const).find(name => search.has(name))
  useEffect(() => {
    if (asked !== undefined && view.get().drawer === null) view.set({ drawer: asked })
  }, [asked, view])
}
