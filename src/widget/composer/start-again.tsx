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
        // The button goes; from the log, the focus moves on to what is asked.
        currentTarget.closest('.window')?.querySelector<HTMLElement>('[role=log]')?.focus()
        conversation.restart()
      }}
    >
      {t('Start again')}
    </button>
  )
}
