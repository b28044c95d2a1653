import type { RepliedItem } from '../../../runtime/index.js'
import { IconButton } from '../../kit/icon-button.js'
import { Icon } from '../../kit/icons.js'
import { useLooks, useModel } from '../../model/widget-model.js'

/** Changes an answer where the bot allows it: the conversation goes back to its question (decision 75). */
export function EditButton({ item }: { item: RepliedItem }) {
  const { conversation, t } = useModel()
  if (!useLooks().allowEdit) return null
  return (
    <IconButton
      className="edit"
      part="edit"
      name={t('Edit')}
      aria-describedby={`reply-${item.id}`}
      onClick={({ currentTarget }) => {
        // The button goes; from the log, the focus moves on to what is asked.
        currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
        conversation.edit(item.id)
      }}
    >
      <Icon path="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5" />
    </IconButton>
  )
}
