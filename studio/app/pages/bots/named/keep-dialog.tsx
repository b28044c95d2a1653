import { toast } from '@talkgraph/ui'
import { useKeepDraft } from '../api/named-drafts.js'
import { NameDialog } from './name-dialog.js'

/** Keeps the draft of a bot under a name; the draft itself goes on. */
export function KeepDialog({
  botId,
  isSaved = true,
  onClose,
}: {
  readonly botId: string
  /** Whether the server has all that was drawn: it keeps what it has. */
  readonly isSaved?: boolean
  readonly onClose: () => void
}) {
  const keep = useKeepDraft(botId)
  return (
    <NameDialog
      title="Keep this draft"
      description={
        isSaved
          ? 'As it stands now, under a name. It is listed under Versions, and visitors never meet it.'
          : 'What was drawn last is still on its way to the server. The draft can be kept once it is saved.'
      }
      button="Keep it"
      busy={keep.isPending || !isSaved}
      error={keep.error}
      onClose={onClose}
      onName={name =>
        keep.mutate(name, {
          onSuccess: () => {
            toast({ text: `The draft is kept as “${name}”`, tone: 'good' })
            onClose()
          },
        })
      }
    />
  )
}
