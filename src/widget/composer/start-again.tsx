import { focusLog } from '../../kit/focus-log.js'
import { useModel } from '../../model/widget-model.js'

/** Begins the conversation anew once it has ended. */
export function StartAgain() {
  const { conversation, t } = useModel()
  return (
    <button
      type="button"
      className="start-again"
      part="start-again"
      onClick={({ currentTarget }) => {
        // The button goes.
        focusLog(currentTarget)
        conversation.restart()
      }}
    >
      {t('Start again')}
    </button>
  )
}
