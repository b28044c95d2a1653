import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/show.js'
import { type Me, MeContext } from './me.js'
import { useLeadCount } from './use-lead-count.js'

const me: Me = {
  member: { id: 'ann', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'owner', name: 'Shop' },
  role: 'owner',
  isOperator: false,
  accounts: [],
}
afterEach(() => localStorage.clear())

const Count = () => <output>{useLeadCount()}</output>

async function countAt(at: string) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, message: '', data: { leads: 2 } })
  })
  const { home } = await show(
    <MeContext value={me}>
      <Count />
    </MeContext>,
    at,
  )
  return { home, asked }
}

test('leads are counted from when one looked at the results last', async () => {
  localStorage.setItem('leads-seen owner', '2026-11-20T09:00:00.000Z')
  const { home, asked } = await countAt('/bots')
  await vi.waitFor(() => expect(home.textContent).toBe('2'))
  expect(asked[0]).toContain('since=2026-11-20T09%3A00%3A00.000Z')
  expect(localStorage.getItem('leads-seen owner')).toBe('2026-11-20T09:00:00.000Z')
})

test('who is at the results has seen them', async () => {
  localStorage.setItem('leads-seen owner', '2026-11-20T09:00:00.000Z')
  const { home } = await countAt('/results/one')
  expect(home.textContent).toBe('0')
  expect(localStorage.getItem('leads-seen owner')).not.toBe('2026-11-20T09:00:00.000Z')
})
