import { useDraftsFromWords } from '#api/me.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { LanguagesPanel } from './languages-panel.js'

/** The languages of the bot over the end of the canvas, where translations can be asked for. */
export function LanguagesBeside() {
  const { view, actions } = useFlowRoom()
  const selected = useView(state => state.selected)
  const canAsk = useDraftsFromWords() && !actions.isFixed
  return (
    <LanguagesPanel
      onReveal={view.revealField}
      selected={selected}
      onTranslate={
        canAsk
          ? (locale, nodeIds) =>
              view.set({
                drawer: 'words',
                proposing: { kind: 'translate', locale, nodeIds },
              })
          : undefined
      }
    />
  )
}
