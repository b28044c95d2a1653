import { Button, Callout, Dialog, DialogClose, toast } from '@talkgraph/ui'
import { wordsOf } from '#api/problem.js'
import type { NamedDraft } from '#api/records.js'
import { useDeleteNamedDraft } from '../api/named-drafts.js'

/** Asks once more before a named draft is deleted. */
export function DeleteDialog({
  botId,
  draft: { id, name },
  onClose,
}: {
  readonly botId: string
  readonly draft: NamedDraft
  readonly onClose: () => void
}) {
  const remove = useDeleteNamedDraft(botId, id)
  const onDelete = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ text: `“${name}” is deleted`, tone: 'good' })
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={`Delete “${name}”?`}
      description="Nothing brings it back. The draft and the versions stay."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="danger" busy={remove.isPending} onClick={onDelete}>
            Delete it
          </Button>
        </>
      }
    >
      {remove.error && <Callout tone="bad" live title={wordsOf(remove.error)} />}
    </Dialog>
  )
}
