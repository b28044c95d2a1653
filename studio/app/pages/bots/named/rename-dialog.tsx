import type { NamedDraft } from '#api/records.js'
import { useRenameDraft } from '../api/named-drafts.js'
import { NameDialog } from './name-dialog.js'

/** Gives a named draft another name. */
export function RenameDialog({
  botId,
  draft: { id, name },
  onClose,
}: {
  readonly botId: string
  readonly draft: NamedDraft
  readonly onClose: () => void
}) {
  const rename = useRenameDraft(botId, id)
  return (
    <NameDialog
      title={`Rename “${name}”`}
      button="Rename it"
      before={name}
      busy={rename.isPending}
      error={rename.error}
      onClose={onClose}
      onName={next => (next === name ? onClose() : rename.mutate(next, { onSuccess: onClose }))}
    />
  )
}
