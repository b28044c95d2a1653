import { Button, Dialog, DialogClose } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'

/** Asks whether what cannot be undone is meant. */
export function Sure({
  title,
  action,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string
  /** What the button says that does it. */
  readonly action: string
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { problem, busy, form } = useForm({ names: [], check: () => ({}), send: onConfirm })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Form problem={problem} {...form}>
        <p>{children}</p>
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="danger" busy={busy}>
            {action}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
