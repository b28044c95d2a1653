import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { FromScratch } from './from-scratch.js'

/** Answers each call with success, and keeps what was sent. */
function keepCalls() {
  const sent: { readonly method: string; readonly url: string; readonly body: unknown }[] = []
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, body }: { method: string; body: string }) => {
      sent.push({ method, url, body: JSON.parse(body) })
      return Response.json({ success: true, message: '', data: { chatbotId: 'x', version: 1 } })
    },
  )
  return sent
}

test('a bot from scratch has its name, one welcome step with a place, and looks', async () => {
  const sent = keepCalls()
  const onMade = vi.fn()
  const { home } = await show(<FromScratch onMade={onMade} />)
  await typeInto(home.querySelector('input'), '  Corner Bakery ')
  await act(async () => home.querySelector('button')?.click())
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    body: {
      name: 'Corner Bakery',
      customizations: { headerBgColor: expect.stringMatching(/^#/) },
      elements: [
        {
          nodes: [
            {
              type: 'welcome',
              position: { x: 0, y: 0 },
              data: { text: expect.stringMatching(/./) },
            },
          ],
          edges: [],
        },
      ],
    },
  })
  expect(sent[0]?.url).toBe(`/v1/chatbots/${onMade.mock.calls[0]?.[0]}/flow`)
})

test('without a name nothing is made, and the field says why', async () => {
  const sent = keepCalls()
  const { home } = await show(<FromScratch onMade={() => {}} />)
  await act(async () => home.querySelector('button')?.click())
  expect(home.textContent).toContain('Enter a name for the bot.')
  expect(sent).toEqual([])
})
