import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../../testing/show.js'
import { keptProposal } from '../api/kept-proposal.js'
import { FromWords } from './from-words.js'

const bot = {
  name: 'Mill Bakery',
  elements: [{ nodes: [{ id: 'welcome', type: 'welcome', data: {} }], edges: [] }],
}
const made = {
  bot,
  seq: 0,
  changes: [{ op: 'remove', nodeId: 'x' }],
  explanation: 'Sells bread.',
  notes: [],
  findings: [],
  explored: null,
  left: 0,
}
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function serve(events: string) {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    if (url === '/v1/proposals')
      return new Response(events, { headers: { 'content-type': 'text/event-stream' } })
    return Response.json({ success: true, message: '', data: { chatbotId: 'x', version: 1 } })
  })
  return sent
}

const send = (home: HTMLElement) =>
  act(async () => home.querySelector<HTMLElement>('[type="submit"]')?.click())

test('a bot is made of one step, and what was drafted waits beside it', async () => {
  const sent = serve(event('progress', { stage: 'checking' }) + event('done', made))
  const onMade = vi.fn()
  const { home } = await show(<FromWords onMade={onMade} />)
  await typeInto(home.querySelector('textarea'), '  A bakery ')
  await send(home)
  await act(async () => void (await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce())))
  const id = onMade.mock.calls[0]?.[0]
  expect(sent).toMatchObject([
    { url: '/v1/proposals', body: { words: 'A bakery' } },
    {
      url: `/v1/chatbots/${id}/flow`,
      body: { ...bot, customizations: { headerBgColor: expect.stringMatching(/^#/) } },
    },
  ])
  expect(keptProposal(id)).toMatchObject({
    words: 'A bakery',
    kind: 'flow',
    base: null,
    changes: made.changes,
  })
})

test('a failure leaves what was typed, and makes no bot', async () => {
  const sent = serve(
    event('error', {
      code: 'AI_ANSWER_CUT',
      message: 'The answer was cut off. Ask for less at once.',
    }),
  )
  const onMade = vi.fn()
  const { home } = await show(<FromWords onMade={onMade} />)
  await send(home)
  expect(home.textContent).toContain('Say in a sentence what the bot should do.')
  await typeInto(home.querySelector('textarea'), 'Everything')
  await send(home)
  await act(
    async () =>
      void (await vi.waitFor(() => expect(home.textContent).toContain('Ask for less at once.'))),
  )
  expect(home.querySelector('textarea')?.value).toBe('Everything')
  expect([sent.length, onMade.mock.calls.length]).toEqual([1, 0])
})
