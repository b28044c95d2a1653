import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { HooksCard } from './hooks-card.js'

test('what could not be told is sent again, and a program is told no more', async () => {
  const asked: string[] = []
  let hooks = [
    {
      id: 'h1',
      event: 'lead',
      targetUrl: 'https://hooks.example/leads',
      chatbotId: null,
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ]
  const deliveries = [
    {
      id: 'd1',
      chatbotId: 'shop',
      state: 'failed',
      attempts: 8,
      status: 500,
      error: 'The answer has status 500',
      at: '2026-11-20T08:00:00.000Z',
    },
  ]
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (method === 'DELETE') hooks = []
    return Response.json({ success: true, data: { hooks, deliveries } })
  })
  const { home } = await show(<HooksCard />)
  const press = async (name: string) => {
    const find = () =>
      [...document.querySelectorAll('button')].findLast(
        each => each.getAttribute('aria-label') === name || each.textContent === name,
      )
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(find(), name).toBeTruthy()
    })
    await act(async () => find()?.click())
  }
  await press('What was told: Lead, hooks.example')
  await press('Send again')
  expect(asked).toContain('POST /v1/hooks/h1/deliveries/d1/resend')
  await press('Stop telling: Lead, hooks.example')
  await press('Stop')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.textContent).toContain('No program is told of events')
  })
})
