import { Button, Dialog, TextField } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/client.js'
import styles from './contacts.module.css'
import { type ContactRecord, contactName, contactsKey, useContacts } from './use-contacts.js'

/** Finds another contact and shows it as this one from then on. */
export function MergeContact({
  contact,
  onClose,
}: {
  readonly contact: ContactRecord
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const { data } = useContacts({ search: search.trim(), label: '', consent: '', verified: '' })
  const others = (data?.pages[0]?.contacts ?? []).filter(({ id }) => id !== contact.id)
  const merge = useMutation({
    mutationFn: (other: string) =>
      api.mergeContacts({ contactId: contact.id, body: { contactId: other } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: contactsKey })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={`Merge into ${contactName(contact)}`}
      description="Conversations, notes, labels and fields of both are shown as one. Take them apart whenever you like."
    >
      <TextField
        type="search"
        label="Whom"
        icon={<Search size={16} />}
        maxLength={200}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className={styles.list} aria-label="Found">
        {others.slice(0, mostShown).map(other => (
          <li key={other.id} className={styles.entry}>
            <span>
              <bdi>{contactName(other)}</bdi>{' '}
              <span className={styles.quiet}>
                {other.name !== '' && (other.email || other.phone)}
              </span>
            </span>
            <Button
              size="small"
              busy={merge.isPending}
              aria-label={`Merge ${contactName(other)}`}
              onClick={() => merge.mutate(other.id)}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const mostShown = 8
