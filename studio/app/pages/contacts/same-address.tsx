import { Button, Card, Link } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.js'
import { may, useMe } from '../../api/me.js'
import { nextControl, useKeptFocus } from '../../shell/use-kept-focus.js'
import styles from './contacts.module.css'
import { contactName, contactsKey, type WholeContact } from './use-contacts.js'

/** Who was merged with somebody, and who may be the same person. */
export function SameAddress({ known: { contact, sameAddress } }: { readonly known: WholeContact }) {
  const client = useQueryClient()
  const keptFocus = useKeptFocus(nextControl)
  const isEditor = may(useMe().role, 'editor')
  const contactId = contact.id
  const refresh = () => client.invalidateQueries({ queryKey: contactsKey })
  const merge = useMutation({
    mutationFn: (other: string) => api.mergeContacts({ contactId, body: { contactId: other } }),
    onSuccess: refresh,
  })
  const split = useMutation({
    mutationFn: (other: string) => api.splitContact({ contactId, body: { contactId: other } }),
    onSuccess: refresh,
  })
  if (contact.merged.length + sameAddress.length === 0) return null
  return (
    <Card
      title="The same person"
      help={
        sameAddress.length > 0
          ? 'Others gave the same address or number. Nothing proves that they are one; merge them if you know it.'
          : undefined
      }
    >
      <ul className={styles.list} {...keptFocus}>
        {contact.merged.map(other => (
          <li key={other.id} className={styles.entry}>
            <span>
              <bdi>{contactName(other)}</bdi>, merged
            </span>
            {isEditor && (
              <Button size="small" busy={split.isPending} onClick={() => split.mutate(other.id)}>
                Take apart
              </Button>
            )}
          </li>
        ))}
        {sameAddress.map(other => (
          <li key={other.id} className={styles.entry}>
            <Link href={`/contacts/${other.id}`}>
              <bdi>{contactName(other)}</bdi>
            </Link>
            {isEditor && (
              <Button size="small" busy={merge.isPending} onClick={() => merge.mutate(other.id)}>
                Merge
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
