import { useDraftsFromWords } from '#api/me.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import type { View, ViewState } from '../../model/view/view.js'
import { type Panel, panels } from '../../panels/panels.js'

/** The panels that are offered now, of all that `isMeant` says. */
export function usePanels(isMeant: (panel: Panel) => boolean): readonly Panel[] {
  const { actions } = useFlowRoom()
  const canAsk = useDraftsFromWords() && !actions.isFixed
  const offered = useDraft(({ draft }) =>
    panels.map(({ isOffered }) => isOffered?.({ draft, canAsk }) ?? true).join(),
  ).split(',')
  return panels.filter((panel, place) => offered[place] === 'true' && isMeant(panel))
}

/** Where the view says which panel of a side is open. */
const slots = { start: 'left', over: 'drawer', above: 'dialog' } as const

/** Whether a panel is open. */
export const isOpenIn = (state: ViewState, { id, side }: Panel): boolean =>
  side === 'end' ? state.isStepOpen : state[slots[side]] === id

/** Opens a panel, or closes it if it is open and opens with nothing more. */
export function togglePanel(view: View, panel: Panel): void {
  const { id, side, opensWith } = panel
  const isClosed = !opensWith && isOpenIn(view.get(), panel)
  if (side === 'end') view.set({ isStepOpen: !isClosed })
  else view.set({ ...opensWith, [slots[side]]: isClosed ? null : id })
}
