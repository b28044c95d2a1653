import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { Proposed } from './proposed.js'

test('a proposed answer is approved as it was edited, or taken off', async () => {
  const pair = {
    id: 'p',
    chatbotId: 'shop',
    question: 'Gluten-free?',
    answer: 'Yes.',
    proposedBy: 'Mia',
    createdAt: '2026-11-20T09:00:00.000Z',
  }
  let pairs = [pair, { ...pair, id: 'q', question: 'Parking?' }]
  const made: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') {
      made.push(`${method} ${url} ${body ?? ''}`.trim())
      pairs = pairs.filter(({ id }) => !new RegExp(`/${id}(/|$)`).test(url))
    }
    const chatbots = [{ id: 'shop', title: 'Shop' }]
    const data = url.startsWith('/v1/chatbots') ? { chatbots } : { pairs, pairId: 'q' }
    return Response.json({ success: true, message: 'm', data })
  })
  const { home } = await show(<Proposed />)
  const settled = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      check()
    })
  const press = (box: ParentNode, words: string) =>
    act(async () =>
      [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
    )
  await settled(() => expect(home.querySelector('tbody')?.textContent).toContain('Shop'))
  await press(home, 'Approve')
  await settled(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull())
  const dialog = document.querySelector('[role=dialog]')
  expect(dialog?.textContent).toContain('Proposed by Mia')
  await typeInto(dialog?.querySelector<HTMLTextAreaElement>('textarea'), 'On Fridays.')
  await press(document, 'Approve')
  await act(async () => dialog?.querySelector('form')?.requestSubmit())
  await settled(() => expect(home.textContent).not.toContain('Gluten-free?'))
  await press(home, 'Take off')
  await settled(() => expect(home.textContent).not.toContain('Parking?'))
  expect(made).toEqual([
    'POST /v1/knowledge/proposed-pairs/p/approve {"question":"Gluten-free?","answer":"On Fridays."}',
    'DELETE /v1/knowledge/proposed-pairs/q',
  ])
})
