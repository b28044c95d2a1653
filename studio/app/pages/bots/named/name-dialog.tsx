import { Button, Callout, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { type FormEvent, useId, useState } from 'react'
import { wordsOf } from '#api/problem.js'

/** Asks what a draft is called; it stays open, with the reason, until the name was taken. */
export function NameDialog({
  title,
  description,
  button,
  before = '',
  busy,
  error,
  onName,
  onClose,
}: {
  readonly title: string
  readonly description?: string
  readonly button: string
  /** What it is called so far. */
  readonly before?: string
  readonly busy: boolean
  readonly error: unknown
  readonly onName: (name: string) => void
  readonly onClose: () => void
}) {
  const form = useId()
  const [name, setName] = useState(before)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the tree of a form elsewhere.
    event.stopPropagation()
    if (name.trim() !== '' && !busy) onName(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={busy}
            disabled={name.trim() === ''}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label="Name"
          maxLength={100}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        {error !== null && error !== undefined && (
          <Callout tone="bad" live title={wordsOf(error)} />
        )}
      </form>
    </Dialog>
  )
}
