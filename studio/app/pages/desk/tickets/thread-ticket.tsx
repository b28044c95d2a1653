import { Badge, Button, Select, TextField } from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { InputOf } from 'talkgraph/client'
import type { DeskThread } from '#api/records.js'
import { api } from '../../../api/client.js'
import { MakeTicket } from './make-ticket.js'
import styles from './tickets.module.css'
import {
  dayOf,
  endOfDay,
  isOverdue,
  type TicketRecord,
  ticketStateIn,
  ticketStates,
  ticketsKey,
  useTicketOf,
} from './use-tickets.js'

/** The ticket of a thread: its number, state and due; or how it becomes one. */
export function ThreadTicket({ thread }: { readonly thread: DeskThread }) {
  const [isMaking, setMaking] = useState(false)
  const { data: ticket } = useTicketOf(thread.id, thread.updatedAt)
  if (ticket === undefined) return null
  return (
    <section className={styles.part} aria-label="Ticket">
      <h3>{ticket ? `Ticket #${ticket.number}` : 'Ticket'}</h3>
      {ticket ? (
        <TicketFields ticket={ticket} />
      ) : (
        <div>
          <Button
            size="small"
            icon={<Ticket size={16} />}
            data-desk-ticket
            onClick={() => setMaking(true)}
          >
            Make a ticket
          </Button>
        </div>
      )}
      {isMaking && <MakeTicket thread={thread} onClose={() => setMaking(false)} />}
    </section>
  )
}

function TicketFields({ ticket }: { readonly ticket: TicketRecord }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (body: InputOf<'changeTicket'>['body']) =>
      api.changeTicket({ number: String(ticket.number), body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ticketsKey }),
  })
  return (
    <>
      {ticket.subject && <p dir="auto">{ticket.subject}</p>}
      <Select
        label="State"
        size="small"
        data-desk-ticket
        options={Object.entries(ticketStates).map(([value, label]) => ({ value, label }))}
        value={ticket.state}
        onChange={({ target }) => change.mutate({ state: ticketStateIn(target.value) })}
      />
      <TextField
        key={ticket.dueAt}
        label="Due"
        size="small"
        type="date"
        defaultValue={dayOf(ticket.dueAt)}
        onBlur={({ target }) => {
          if (target.value !== dayOf(ticket.dueAt)) change.mutate({ dueAt: endOfDay(target.value) })
        }}
      />
      {isOverdue(ticket) && (
        <p>
          <Badge tone="bad">Overdue</Badge>
        </p>
      )}
      <p>
        {ticket.mailTo
          ? `What you say goes to ${ticket.mailTo} by mail.`
          : 'Nothing goes by mail: the visitor’s address is not known, or no bot of yours is connected with one.'}
      </p>
    </>
  )
}
