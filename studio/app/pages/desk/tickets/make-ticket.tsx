import { Button, Dialog, DialogClose, TextArea, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { DeskThread } from '#api/records.js'
import { api } from '../../../api/client.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { endOfDay, ticketsKey } from './use-tickets.js'

/** Makes a ticket of a thread, and writes to its visitor. */
export function MakeTicket({
  thread,
  onClose,
}: {
  readonly thread: DeskThread
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { errors, problem, busy, form } = useForm({
    names: ['subject', 'due', 'email', 'message'],
    check: () => ({}),
    send: async ({ subject, due, email, message }) => {
      await api.makeTicket({
        threadId: thread.id,
        body: { subject, dueAt: endOfDay(due), email, message },
      })
      await client.invalidateQueries({ queryKey: ticketsKey })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Make a ticket"
      description="The thread gets a number, and is followed until it is solved. Where a bot of yours is connected with an e-mail address, what you say goes to the visitor by mail, and answers come into the thread."
    >
      <Form problem={problem} {...form}>
        <TextField label="Subject" name="subject" maxLength={200} error={errors.subject} />
        <TextField label="Due" name="due" type="date" optional error={errors.due} />
        <TextField
          label="Visitor’s e-mail"
          name="email"
          type="email"
          maxLength={320}
          optional
          defaultValue={thread.visitor.email ?? ''}
          error={errors.email}
        />
        <TextArea
          label="Message to the visitor"
          name="message"
          rows={3}
          maxLength={20_000}
          optional
          error={errors.message}
        />
        <Buttons end>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary" busy={busy}>
            Make the ticket
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
