import type { RepliedItem } from '../../../runtime/index.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** Changes an answer where the bot allows it: the conversation goes back to its question (decision 75). */
export function EditButton({ item }: { item: RepliedItem }) {
  const { conversation, t } = useModel()
  if (!useLooks().allowEdit) return null
  return (
    <button
      type="button"
      className="edit"
      part="edit"
      aria-describedby={`reply-${item.id}`}
      onClick={({ currentTarget }) => {
        // The button goes; from the log, the focus moves on to what is asked.
        currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
        conversation.edit(item.id)
      }}
    >
      {t('Edit')}
    </button>
  )
}
