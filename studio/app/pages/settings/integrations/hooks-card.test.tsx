import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
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

test('a program is told by the address that it gives, and its secret is shown once', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    const hook = { id: 'h1', secret: 'whsec_once' }
    if (method === 'POST') sent.push(JSON.parse(String(body)))
    return Response.json({ success: true, data: method === 'POST' ? { hook } : { hooks: [] } })
  })
  await show(<HooksCard />)
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].findLast(each => each.textContent === name)?.click(),
    )
  await press('Tell a program')
  const field = (name: string) => document.querySelector(`[name="${name}"]`)
  await press('Tell it')
  expect(document.body.textContent).toContain('An address looks like')
  expect(sent).toEqual([])
  const [address, event] = [field('targetUrl'), field('event')]
  if (address instanceof HTMLInputElement) await typeInto(address, 'https://hook.example.com/abc')
  if (event instanceof HTMLSelectElement) event.value = 'booking'
  await press('Tell it')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.body.textContent).toContain('whsec_once')
  })
  expect(sent).toEqual([{ targetUrl: 'https://hook.example.com/abc', event: 'booking' }])
})
