import type { AccountPlanRecord, PlanRecord } from '@talkgraph/wire/plans'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { PlanCard } from './plan-card.js'

const plan = (name: string, chats: number | null): PlanRecord => ({
  id: name.toLowerCase(),
  name,
  price: 0,
  yearly: 0,
  chats,
  chatbots: 1,
  members: 1,
  branding: false,
  channels: null,
  integrations: null,
  experiments: false,
  webhooks: false,
  api: null,
  pieces: null,
  retentionDays: null,
  isPayable: false,
})

const answer = (data: AccountPlanRecord) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }))

test('shows what is used of each line, and what the next plan has', async () => {
  answer({
    plan: plan('Pro', 600),
    trialEndsAt: '2026-12-11T09:00:00.000Z',
    after: plan('Free', 100),
    next: {
      ...plan('Business', null),
      channels: ['telegram', 'sms'],
      branding: 'hidden',
      experiments: 2,
      retentionDays: 30,
    },
    isPaid: false,
    use: [
      { name: 'chats', used: 1600, limit: 600 },
      { name: 'chatbots', used: 1, limit: 1 },
      { name: 'channels', used: 0, limit: null },
    ],
  })
  const { home } = await show(<PlanCard />)
  await vi.waitFor(() => expect(home.textContent).toContain('Plan: Pro'))
  const rows = [...home.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('td')].map(cell => cell.textContent),
  )
  expect(rows).toEqual([
    ['Chats this month', '1,600', '600', 'No limit'],
    ['Chatbots', '1', '1', '1'],
    ['Channels', '0', 'No limit', 'telegram, sms'],
    ['Brand on the widget', '–', 'Stays', 'Can be hidden'],
    ['Webhooks', '–', 'No', 'No'],
    ['API', '–', 'Yes', 'Yes'],
    ['Experiments in each chatbot', '–', 'No', '2'],
    ['Conversations are kept', '–', 'As you choose', 'At most 30 days'],
  ])
  expect(home.textContent).toContain('The trial ends on December 11, 2026; then the plan is Free.')
  expect(home.textContent).toContain('All chats of this month are used')
})

test('a plan that can be paid for has a button that leads to the page', async () => {
  const data: AccountPlanRecord = {
    plan: plan('Free', 600),
    trialEndsAt: null,
    after: null,
    isPaid: false,
    use: [],
    next: { ...plan('Pro', 5000), isPayable: true },
  }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push([url, JSON.parse(String(body))])
    const made = { url: '#paying' }
    return Response.json({ success: true, message: '', data: method === 'POST' ? made : data })
  })
  const { home } = await show(<PlanCard />)
  const button = () => home.querySelector('button')
  await vi.waitFor(() => expect(button()?.textContent).toBe('Change to Pro'))
  await act(async () => button()?.click())
  await vi.waitFor(() => expect(location.hash).toBe('#paying'))
  expect(sent).toEqual([['/v1/account/plan/checkout', { plan: 'pro' }]])
})

test('who tries a plan can keep it, or have the next one', async () => {
  answer({
    plan: { ...plan('Pro', 600), isPayable: true },
    trialEndsAt: '2026-12-11T09:00:00.000Z',
    after: plan('Free', 100),
    next: { ...plan('Business', null), isPayable: true },
    isPaid: false,
    use: [],
  })
  const { home } = await show(<PlanCard />)
  await vi.waitFor(() =>
    expect([...home.querySelectorAll('button')].map(each => each.textContent)).toEqual([
      'Keep Pro',
      'Change to Business',
    ]),
  )
})

test('who pays already is led to the page where that is changed or ended', async () => {
  answer({
    plan: plan('Pro', 600),
    trialEndsAt: null,
    after: null,
    next: null,
    isPaid: true,
    use: [],
  })
  const { home } = await show(<PlanCard />)
  await vi.waitFor(() =>
    expect(home.querySelector('button')?.textContent).toBe('Change the plan, or how it is paid'),
  )
  expect(home.textContent).not.toContain('Ask who runs the server')
})

test('shows nothing where the server has no plans', async () => {
  const none = { plan: null, trialEndsAt: null, after: null, next: null, isPaid: false, use: [] }
  const fetched = vi.fn(async () => Response.json({ success: true, message: '', data: none }))
  vi.stubGlobal('fetch', fetched)
  const { home } = await show(<PlanCard />)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(home.querySelector('table')).toBeNull()
})
