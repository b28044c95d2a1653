import { Button, Callout, Dialog, DialogClose, TextField } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from 'talkgraph/client'
import { Buttons, Form } from '../../forms/form.js'
import { useForm } from '../../forms/use-form.js'
import { counted } from '../../text/counted.js'
import styles from './contacts.module.css'
import { contactsKey, importTable } from './use-contacts.js'

/** Takes in a table, and tells what became of its rows. */
export function ImportContacts({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const [done, setDone] = useState<AnswerOf<'importContacts'>>()
  const { errors, problem, busy, form } = useForm({
    names: ['file'],
    check: () => ({}),
    send: async (_, sent) => {
      const file = new FormData(sent).get('file')
      setDone(await importTable(file instanceof File ? file : new Blob()))
      await client.invalidateQueries({ queryKey: contactsKey })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Import contacts"
      description="A table with heads, up to 5,000 rows. ‘name’, ‘email’, ‘phone’, ‘labels’ and ‘consent’ (yes or no) are known; every other column becomes a field. Who is there already is changed."
    >
      {done ? (
        <>
          <Callout tone={done.refused > 0 ? 'warn' : 'good'} live>
            {counted(done.added, 'contact')} added, {done.changed} changed, {done.refused} left out.
          </Callout>
          {done.reasons.length > 0 && (
            <ul className={styles.list} aria-label="Rows that were left out">
              {done.reasons.map(({ row, reason }) => (
                <li key={row}>
                  Row {row}: {reason}
                </li>
              ))}
            </ul>
          )}
          <Buttons end>
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </Buttons>
        </>
      ) : (
        <Form problem={problem} {...form}>
          <TextField
            label="Table (CSV)"
            name="file"
            type="file"
            accept=".csv,text/csv"
            required
            error={errors.file}
          />
          <Buttons end>
            <DialogClose render={<Button>Cancel</Button>} />
            <Button type="submit" variant="primary" busy={busy}>
              Import
            </Button>
          </Buttons>
        </Form>
      )}
    </Dialog>
  )
}
