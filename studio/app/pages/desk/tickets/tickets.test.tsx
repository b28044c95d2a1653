import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { DeskThread } from '#api/records.js'
import { show } from '../../../testing/show.js'
import { ThreadTicket } from './thread-ticket.js'
import { Tickets } from './tickets.js'
import type { TicketRecord } from './use-tickets.js'

const at = '2026-01-01T00:00:00.000Z'
const ticket = (number: number, given: Partial<TicketRecord> = {}): TicketRecord => ({
  number,
  threadId: `t${number}`,
  chatbotId: 'shop',
  subject: `Ticket ${number}`,
  state: 'open',
  dueAt: null,
  agentId: null,
  agentName: null,
  channel: 'widget',
  visitor: { name: 'Ann', email: null, phone: null },
  mailTo: null,
  createdAt: at,
  updatedAt: at,
  ...given,
})
const thread: DeskThread = {
  id: 't1',
  chatbotId: 'shop',
  chatbotName: 'Shop',
  channel: 'widget',
  state: 'taken',
  agentId: 'm1',
  agentName: 'Mia',
  agentIconUrl: null,
  assignedAt: at,
  priority: 'normal',
  visitor: { name: 'Ann', email: 'ann@shop.example', phone: null, page: null, identity: null },
  visitorLeftAt: null,
  labels: [],
  lastMessageId: null,
  visitorReadId: null,
  agentReadId: null,
  waitingUntil: null,
  waitingSince: null,
  createdAt: at,
  updatedAt: at,
  isOver: false,
  unread: 0,
  via: null,
  preview: null,
}

function answer(data: (call: string) => unknown) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${url}${body ? ` ${body}` : ''}`)
    return Response.json({ success: true, message: '', data: data(`${method} ${url}`) })
  })
  return asked
}
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

test('tickets are listed with what is overdue, and J and K go through them', async () => {
  const tickets = [ticket(2, { dueAt: at }), ticket(1, { state: 'solved', dueAt: at })]
  answer(() => ({ tickets, nextCursor: null }))
  const { home } = await show(<Tickets />, '/desk/tickets')
  await settled(() => expect(home.querySelectorAll('tbody tr')).toHaveLength(2))
  const rows = [...home.querySelectorAll('tbody tr')].map(row => row.textContent)
  expect(rows[0]).toContain('#2')
  expect(rows.map(row => row?.includes('Overdue'))).toEqual([true, false])
  const press = (key: string) =>
    act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  await press('j')
  expect(document.activeElement?.textContent).toContain('#2')
  await press('j')
  expect(document.activeElement?.textContent).toContain('#1')
  await press('k')
  expect(document.activeElement?.textContent).toContain('#2')
})

test('a thread becomes a ticket, and its state is changed beside the visitor', async () => {
  let made: TicketRecord | null = null
  const asked = answer(call => {
    if (call.startsWith('POST')) made = ticket(7, { mailTo: 'ann@shop.example' })
    return { ticket: made }
  })
  const { home } = await show(<ThreadTicket thread={thread} />)
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(each => each.textContent === name)
  await settled(() => expect(button('Make a ticket')).toBeDefined())
  await act(async () => button('Make a ticket')?.click())
  await settled(() => expect(button('Make the ticket')).toBeDefined())
  await act(async () => button('Make the ticket')?.click())
  await settled(() => expect(home.querySelector('h3')?.textContent).toBe('Ticket #7'))
  expect(asked).toContain(
    'POST /v1/desk/threads/t1/ticket {"subject":"","dueAt":null,"email":"ann@shop.example","message":""}',
  )
  expect(home.textContent).toContain('What you say goes to ann@shop.example by mail.')
  const select = home.querySelector('select')
  await act(async () => {
    if (select) select.value = 'solved'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled(() => expect(asked).toContain('PATCH /v1/tickets/7 {"state":"solved"}'))
})
