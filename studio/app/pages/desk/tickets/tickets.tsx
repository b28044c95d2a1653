import {
  Badge,
  Button,
  Card,
  Cell,
  EmptyState,
  ErrorState,
  Link,
  RelativeTime,
  Select,
  SkeletonRows,
  Table,
  TableHead,
  TextField,
} from '@talkgraph/ui'
import { Search, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { wordsOf } from '../../../api/problem.js'
import { Buttons } from '../../../forms/form.js'
import { useSettled } from '../../../forms/use-settled.js'
import { Page, Stack } from '../../../shell/page.js'
import { useShortcuts } from '../shortcuts/use-shortcuts.js'
import styles from './tickets.module.css'
import { isOverdue, type TicketRecord, ticketStates, useTickets } from './use-tickets.js'

const states = [
  { value: '', label: 'Not solved' },
  { value: 'open', label: ticketStates.open },
  { value: 'waiting', label: ticketStates.waiting },
  { value: 'solved', label: ticketStates.solved },
  { value: 'all', label: 'All' },
]
const agents = [
  { value: '', label: 'Anybody’s' },
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s' },
]
const dues = [
  { value: '', label: 'Whenever due' },
  { value: 'true', label: 'Overdue' },
]

/** The tickets of the desk: by state, agent and due. */
export function Tickets() {
  const [query, setQuery] = useSearchParams()
  const of = (name: string) => query.get(name) ?? ''
  const [words, setWords] = useState('')
  const search = useSettled(words.trim())
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true })
  }
  const filters = { state: of('state'), agent: of('agent'), overdue: of('overdue'), search }
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useTickets(filters)
  const shown = data?.pages.flatMap(({ tickets }) => tickets) ?? []
  const navigate = useNavigate()
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    i: () => void navigate('/desk'),
    '/': () => document.querySelector<HTMLElement>('[data-ticket-search]')?.focus(),
  })
  return (
    <Page
      title="Tickets"
      back={{ href: '/desk', label: 'Desk' }}
      help="Threads that are followed until they are solved. J and K go through them, Enter opens one, I leads back to the desk."
    >
      <Stack>
        <search className={styles.bar}>
          <TextField
            className={styles.search}
            type="search"
            label="Search tickets"
            labelHidden
            placeholder="Search subjects and visitors"
            icon={<Search size={16} />}
            maxLength={200}
            value={words}
            data-ticket-search
            onChange={({ target }) => setWords(target.value)}
          />
          {(
            [
              ['state', 'State', states],
              ['agent', 'Whose', agents],
              ['overdue', 'Due', dues],
            ] as const
          ).map(([name, label, options]) => (
            <Select
              key={name}
              label={label}
              labelHidden
              options={options}
              value={of(name)}
              onChange={({ target }) => set(name, target.value)}
            />
          ))}
        </search>
        <Card flush>
          {shown.length > 0 ? (
            <TicketTable tickets={shown} />
          ) : data ? (
            <EmptyState title="No ticket" icon={<Ticket size={20} />}>
              Make one of a thread at the desk, beside its visitor.
            </EmptyState>
          ) : error ? (
            <ErrorState title="The tickets could not be loaded" onRetry={refetch} busy={isFetching}>
              {wordsOf(error)}
            </ErrorState>
          ) : (
            <SkeletonRows label="Loading the tickets" rows={5} />
          )}
        </Card>
        {hasNextPage && (
          <Buttons>
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </Buttons>
        )}
      </Stack>
    </Page>
  )
}

/** The focus goes to the next ticket, or the one before. */
function step(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-ticket] a')]
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1
  all[Math.min(all.length - 1, Math.max(0, at + by))]?.focus()
}

const TicketTable = ({ tickets }: { readonly tickets: readonly TicketRecord[] }) => (
  <Table caption="Tickets" stacks>
    <TableHead columns={['Ticket', 'Visitor', 'State', 'Whose', 'Due', 'Changed']} />
    <tbody>
      {tickets.map(ticket => {
        const { number, threadId, subject, visitor, state, agentName, dueAt, updatedAt } = ticket
        return (
          <tr key={number} data-ticket>
            <Cell>
              <Link href={`/desk/${threadId}`}>
                #{number} <bdi>{subject}</bdi>
              </Link>
            </Cell>
            <Cell label="Visitor">
              <bdi>{visitor.name || visitor.email || visitor.phone || '–'}</bdi>
            </Cell>
            <Cell label="State">
              <Badge tone={state === 'open' ? 'accent' : state === 'solved' ? 'good' : 'neutral'}>
                {ticketStates[state]}
              </Badge>
            </Cell>
            <Cell quiet label="Whose">
              {agentName ?? '–'}
            </Cell>
            <Cell label="Due">
              {dueAt === null ? '–' : <RelativeTime value={dueAt} />}{' '}
              {isOverdue(ticket) && <Badge tone="bad">Overdue</Badge>}
            </Cell>
            <Cell quiet label="Changed">
              <RelativeTime value={updatedAt} />
            </Cell>
          </tr>
        )
      })}
    </tbody>
  </Table>
)
