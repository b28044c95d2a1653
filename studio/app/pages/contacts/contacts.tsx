import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Menu,
  MenuItem,
  Select,
  SkeletonRows,
  TextField,
  toast,
} from '@talkgraph/ui'
import { Download, Plus, Search, Sheet, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchAsSignedIn } from '../../api/client.js'
import { may, useMe } from '../../api/me.js'
import { wordsOf } from '../../api/problem.js'
import { Page, Stack } from '../../shell/page.js'
import { ContactTable } from './contact-table.js'
import styles from './contacts.module.css'
import { ImportContacts } from './import-contacts.js'
import { NewContact } from './new-contact.js'
import { type ContactFilters, narrowingContacts, useContacts } from './use-contacts.js'

/** Milliseconds after the last letter. */
const afterTyping = 250

const consents = [
  { value: '', label: 'Any consent' },
  { value: 'given', label: 'Agreed' },
  { value: 'refused', label: 'Refused' },
  { value: 'none', label: 'Never asked' },
]

const proofs = [
  { value: '', label: 'Proven or not' },
  { value: 'yes', label: 'Address or number proven' },
  { value: 'no', label: 'Nothing proven' },
]

/** The room Contacts: the people whom bots have met, who were entered, or who came with a table. */
export function Contacts() {
  const [query, setQuery] = useSearchParams()
  const of = (name: string) => query.get(name) ?? ''
  const filters: ContactFilters = {
    search: of('search'),
    label: of('label'),
    consent: of('consent'),
    verified: of('verified'),
  }
  const set = (name: keyof ContactFilters, value: string) =>
    setQuery(narrowingContacts({ ...filters, [name]: value }), { replace: true })
  const [typed, setTyped] = useState(filters.search)
  useEffect(() => {
    if (typed.trim() === filters.search) return undefined
    const timer = setTimeout(() => set('search', typed.trim()), afterTyping)
    return () => clearTimeout(timer)
  })
  const [open, setOpen] = useState<'new' | 'import'>()
  const close = () => setOpen(undefined)
  const me = useMe()
  const isEditor = may(me.role, 'editor')
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useContacts(filters)
  const shown = data?.pages.flatMap(({ contacts }) => contacts) ?? []
  const isNarrowed = Object.keys(narrowingContacts(filters)).length > 0
  return (
    <Page
      title="Contacts"
      help="The people whom your bots have met: with their conversations, labels, notes, and what they agreed to."
      action={
        <>
          {isEditor && (
            <Menu trigger={<Button icon={<Download size={16} />}>Table</Button>}>
              <MenuItem icon={<Download size={16} />} onSelect={() => void download(filters)}>
                Export as CSV
              </MenuItem>
              <MenuItem icon={<Sheet size={16} />} onSelect={() => setOpen('import')}>
                Import from CSV
              </MenuItem>
            </Menu>
          )}
          <Button variant="primary" icon={<Plus size={16} />} onClick={() => setOpen('new')}>
            New contact
          </Button>
        </>
      }
    >
      <Stack>
        <search className={styles.bar}>
          <TextField
            className={styles.search}
            type="search"
            label="Search contacts"
            labelHidden
            placeholder="Search names, addresses, numbers, labels and fields"
            icon={<Search size={16} />}
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select
            label="Consent"
            labelHidden
            options={consents}
            value={filters.consent}
            onChange={({ target }) => set('consent', target.value)}
          />
          <Select
            label="Proof"
            labelHidden
            options={proofs}
            value={filters.verified}
            onChange={({ target }) => set('verified', target.value)}
          />
          {filters.label !== '' && (
            <Button onClick={() => set('label', '')}>Label: {filters.label} ×</Button>
          )}
        </search>
        <Card flush>
          {shown.length > 0 ? (
            <ContactTable
              contacts={shown}
              more={hasNextPage ? () => void fetchNextPage() : undefined}
              isBusy={isFetchingNextPage}
            />
          ) : data && isNarrowed ? (
            <EmptyState
              title="No contact matches"
              action={
                <Button
                  onClick={() => {
                    setTyped('')
                    setQuery({})
                  }}
                >
                  Show all contacts
                </Button>
              }
            />
          ) : data ? (
            <EmptyState title="No contacts yet" icon={<Users size={20} />}>
              Who tells a bot a name, an address or a number appears here by themselves, where its
              conversations are stored or people answer at the desk.
            </EmptyState>
          ) : error ? (
            <ErrorState
              title="The contacts could not be loaded"
              onRetry={refetch}
              busy={isFetching}
            >
              {wordsOf(error)}
            </ErrorState>
          ) : (
            <SkeletonRows label="Loading the contacts" rows={5} />
          )}
        </Card>
      </Stack>
      {open === 'new' && <NewContact onClose={close} />}
      {open === 'import' && <ImportContacts onClose={close} />}
    </Page>
  )
}

/** Whoever signed in long ago confirms first that it is them. */
async function download(filters: ContactFilters): Promise<void> {
  const address = `/v1/contacts/export/csv?${new URLSearchParams(narrowingContacts(filters))}`
  const answer = await fetchAsSignedIn(address, {})
  if (!answer.ok) {
    toast({ text: 'The contacts could not be exported. Try again.', tone: 'bad' })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = 'contacts.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
