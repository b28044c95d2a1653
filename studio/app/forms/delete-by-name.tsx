import { Button, Card, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { type FormEvent, useId, useRef, useState } from 'react'

/** A card that deletes something for ever, once its name was typed. */
export function DeleteByName({
  what,
  name: given,
  help,
  busy,
  onDelete,
}: {
  /** In the middle of a sentence: 'bot'. */
  readonly what: string
  readonly name: string
  /** What goes with it. */
  readonly help: string
  readonly busy: boolean
  readonly onDelete: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  // What is only looks cannot be typed: white space in a row, and controls that turn the direction of a text.
  const name = plain(given)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (plain(typed) === name) return onDelete()
    setError('That is not the name. Type it as it stands above.')
    input.current?.focus()
  }
  const change = (open: boolean) => {
    setOpen(open)
    setTyped('')
    setError(undefined)
  }
  return (
    <Card title={`Delete the ${what}`} help={help}>
      <div id="delete">
        <Dialog
          open={isOpen}
          onOpenChange={change}
          trigger={<Button variant="danger">{`Delete the ${what}…`}</Button>}
          title={`Delete the ${what} for ever?`}
          initialFocus={input}
          description={
            <>
              Type its name to delete it:{' '}
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </>
          }
          footer={
            <>
              <DialogClose render={<Button>Keep it</Button>} />
              <Button variant="danger" type="submit" form={form} busy={busy}>
                Delete for ever
              </Button>
            </>
          }
        >
          <form id={form} onSubmit={send} noValidate>
            <TextField
              ref={input}
              label={`Name of the ${what}`}
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

function plain(text: string): string {
  return text
    .replace(/[\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
