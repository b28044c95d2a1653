import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { ResultsView } from './results-view.js'

test('where a bot has no results, storing them is switched on there', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    if (method === 'PATCH') sent.push([path, JSON.parse(String(body))])
    const settings = { collectResults: null, resultRetentionDays: null, resultWebhookUrl: null }
    const chatbot = { id: 'shop', publishedVersion: 1, newestVersion: 1, settings }
    const data = path.endsWith('/results')
      ? { results: [], nextCursor: null }
      : path.endsWith('/counts')
        ? { from: '', to: '', started: 0, finished: 0, completionRate: null, days: [], edges: [] }
        : path.endsWith('/chatbots')
          ? { chatbots: [] }
          : path.endsWith('/funnel')
            ? { visits: 0, began: 0 }
            : path.endsWith('/questions')
              ? { questions: [] }
              : { chatbot, flow: { settings: {} } }
    return Response.json({ success: true, message: '', data })
  })
  const { home } = await show(<ResultsView botId="shop" />)
  const find = () => home.querySelector<HTMLInputElement>('[role=switch]')
  await vi.waitFor(() => expect(find()?.checked).toBe(false))
  await act(async () => find()?.click())
  expect(sent).toEqual([['/v1/chatbots/shop', { settings: { collectResults: true } }]])
})
