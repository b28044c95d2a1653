import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BotState } from '#api/records.js'
import { show, typeInto } from '../../../testing/show.js'
import { BotList } from './list.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const bot: BotState = {
  id: 'bakery',
  kind: 'bot',
  title: 'Bakery',
  description: '',
  publishedVersion: null,
  newestVersion: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  storedAt: null,
  storedBy: null,
  isDraftNewer: false,
  problems: null,
}

test('a search for bots asks once after the last letter', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname === '/v1/account/budgets')
      return Response.json({ success: true, message: '', data: { budgets: [] } })
    asked.push(searchParams.get('search'))
    return Response.json({
      success: true,
      message: '',
      data: { chatbots: [bot], nextCursor: null },
    })
  })
  const { home } = await show(<BotList />)
  const field = home.querySelector<HTMLInputElement>('input[type=search]')
  for (const text of ['b', 'ba', 'bakery']) {
    await typeInto(field, text)
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  await act(() => vi.advanceTimersByTimeAsync(250))
  expect(asked).toEqual([null, 'bakery'])
})
