import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AnswerOf, InputOf } from 'talkgraph/client'
import { api } from '../../../api/client.js'

/** A ticket as the API answers it. */
export type TicketRecord = AnswerOf<'fetchTicket'>['ticket']

/** What the list is narrowed by; empty texts narrow nothing. */
export interface TicketFilters {
  readonly state: string
  readonly agent: string
  readonly overdue: string
  readonly search: string
}

/** Under which name all that is known of tickets is kept. */
export const ticketsKey = ['tickets'] as const

/** Milliseconds between two looks. */
const lookEvery = 30_000

/** Tickets, page by page. */
export const useTickets = (filters: TicketFilters) =>
  useInfiniteQuery({
    queryKey: [...ticketsKey, 'list', filters],
    initialPageParam: '',
    refetchInterval: lookEvery,
    queryFn: ({ pageParam, signal }) => {
      const given = Object.entries({ ...filters, cursor: pageParam }).filter(([, text]) => text)
      // An address may hold anything: what is no filter the server refuses.
      const asked: InputOf<'listTickets'> = Object(Object.fromEntries(given))
      return api.listTickets(asked, { signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

/** The ticket of a thread; null: it is none. */
export const useTicketOf = (threadId: string, changedAt: string) =>
  useQuery({
    queryKey: [...ticketsKey, 'thread', threadId, changedAt],
    queryFn: async ({ signal }) => (await api.fetchTicketOfThread({ threadId }, { signal })).ticket,
    placeholderData: keepPreviousData,
  })

/** What each state is called. */
export const ticketStates = {
  open: 'Open',
  waiting: 'Waiting for the visitor',
  solved: 'Solved',
} as const satisfies Readonly<Record<TicketRecord['state'], string>>

/** The state that a text names. */
export const ticketStateIn = (text: string): TicketRecord['state'] =>
  text === 'waiting' || text === 'solved' ? text : 'open'

/** Whether a ticket should have been solved by now. */
export const isOverdue = ({ state, dueAt }: Pick<TicketRecord, 'state' | 'dueAt'>): boolean =>
  state !== 'solved' && dueAt !== null && Date.parse(dueAt) < Date.now()

/** The end of a day, where somebody looks, as the API takes it; null for no day. */
export const endOfDay = (date: string): string | null =>
  date === '' ? null : new Date(`${date}T23:59:59`).toISOString()

/** The day of a moment, where somebody looks. */
export function dayOf(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
