import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.js'
import { BudgetNotice } from './budget-notice.js'

let asked: string[] = []
const answering = (budgets: readonly object[]) => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, message: '', data: { budgets } })
  })
}
const once = (holds: () => void) => act(() => vi.waitFor(holds))
const budgets = (bytes: number, bots: number) => [
  { name: 'bytes', used: bytes, limit: 200_000_000 },
  { name: 'bots', used: bots, limit: 20 },
  { name: 'connections', used: 0, limit: 0 },
  { name: 'seconds', used: 20, limit: 20 },
]

test('nothing is said while there is room', async () => {
  answering(budgets(159_000_000, 15))
  const { home } = await show(<BudgetNotice />)
  await once(() => expect(asked).toEqual(['/v1/account/budgets']))
  expect(home.textContent).toBe('')
})

test('from four fifths on each budget is told that is nearly used up', async () => {
  answering(budgets(160_000_000, 18))
  const { home } = await show(<BudgetNotice />)
  await once(() => expect(home.textContent).toContain('The account is nearly full'))
  expect(home.textContent).toContain('160 MB of 200 MB are kept.')
  expect(home.textContent).toContain('There are 18 of 20 bots and sub-flows.')
  expect(home.textContent).not.toContain('connections')
})

test('one that is used up is told as such', async () => {
  answering(budgets(1_000_000, 20))
  const { home } = await show(<BudgetNotice />)
  await once(() => expect(home.textContent).toContain('The account has no room left'))
  expect(home.textContent).not.toContain('MB')
})

test('chats that are used up are told with what new visitors get', async () => {
  answering([{ name: 'chats', used: 600, limit: 600 }])
  const { home } = await show(<BudgetNotice />)
  await once(() => expect(home.textContent).toContain('All chats of this month are used'))
  expect(home.textContent).toContain('600 of 600 chats of this month are used.')
  expect(home.textContent).toContain('new visitors are told what stands for it')
  expect(home.textContent).not.toContain('Nothing more is stored')
})
