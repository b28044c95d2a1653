import { Button, Card, IconButton, RelativeTime, TextArea } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { api } from '../../api/client.js'
import { checkFilled } from '../../forms/checks.js'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { nextControl, useKeptFocus } from '../../shell/use-kept-focus.js'
import { By } from '../../text/by.js'
import styles from './contacts.module.css'
import { contactsKey, type WholeContact } from './use-contacts.js'

/** What people of the account have noted of somebody. */
export function ContactNotes({
  contactId,
  notes,
}: {
  readonly contactId: string
  readonly notes: WholeContact['notes']
}) {
  const client = useQueryClient()
  const keptFocus = useKeptFocus(nextControl)
  const refresh = () => client.invalidateQueries({ queryKey: contactsKey })
  const remove = useMutation({
    mutationFn: (noteId: string) => api.deleteContactNote({ contactId, noteId }),
    onSuccess: refresh,
  })
  const { errors, problem, busy, form } = useForm({
    names: ['text'],
    check: ({ text }) => ({ text: checkFilled(text, 'Write a note.') }),
    send: async ({ text }, sent) => {
      await api.addContactNote({ contactId, body: { text } })
      sent.reset()
      await refresh()
    },
  })
  return (
    <Card title="Notes">
      <Form problem={problem} {...form}>
        <TextArea label="New note" name="text" rows={2} maxLength={5000} error={errors.text} />
        <Buttons>
          <Button type="submit" busy={busy}>
            Add
          </Button>
        </Buttons>
      </Form>
      <ul className={styles.list} {...keptFocus}>
        {notes.map(({ id, text, author, at }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.text}>{text}</p>
            <span className={styles.quiet}>
              <RelativeTime value={at} />
              <By name={author} />
            </span>
            <IconButton
              label="Delete the note"
              icon={<Trash2 size={16} />}
              onClick={() => remove.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
