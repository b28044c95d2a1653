import { useMatches } from '#shell/use-matches.js'
import { useView } from '../../model/edit/flow-context.js'
import { panels } from '../../panels/panels.js'

/** Which parts an open panel puts aside in a window without room for all: the canvas keeps its own. The same widths stand in flow.module.css. */
export function usePutAway(): { readonly start: boolean; readonly end: boolean } {
  const drawer = useView(state => state.drawer)
  const isTight = useMatches('(max-width: 107rem)')
  const isTightForWide = useMatches('(max-width: 100rem)')
  const panel = panels.find(({ id, side }) => side === 'over' && id === drawer)
  return {
    start: panel !== undefined && isTight,
    end: panel?.isWide === true && isTightForWide,
  }
}
