import { Button, Card, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'

/** A card that does something for ever, once the name of what it is done to was typed. */
export function ConfirmByName({
  id,
  title,
  help,
  question,
  description,
  label,
  action,
  busy,
  isName,
  onConfirm,
}: {
  /** By which an address leads here. */
  readonly id?: string
  /** Of the card, and of the button that asks. */
  readonly title: string
  /** What goes with it. */
  readonly help: string
  readonly question: string
  /** Above the field; it says the name. */
  readonly description: ReactNode
  /** Of the field. */
  readonly label: string
  /** On the button that does it. */
  readonly action: string
  readonly busy: boolean
  readonly isName: (typed: string) => boolean
  readonly onConfirm: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isName(typed)) return onConfirm()
    setError('That is not the name. Type it as it stands above.')
    input.current?.focus()
  }
  const change = (open: boolean) => {
    setOpen(open)
    setTyped('')
    setError(undefined)
  }
  return (
    <Card title={title} help={help}>
      <div id={id}>
        <Dialog
          open={isOpen}
          onOpenChange={change}
          trigger={<Button variant="danger">{`${title}…`}</Button>}
          title={question}
          initialFocus={input}
          description={description}
          footer={
            <>
              <DialogClose render={<Button>Keep it</Button>} />
              <Button variant="danger" type="submit" form={form} busy={busy}>
                {action}
              </Button>
            </>
          }
        >
          <form id={form} onSubmit={send} noValidate>
            <TextField
              ref={input}
              label={label}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              error={error}
              onChange={event => setTyped(event.target.value)}
            />
          </form>
        </Dialog>
      </div>
    </Card>
  )
}
