import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { DeskMessage } from '#api/records.js'
import { show, typeInto } from '../../../testing/show.js'
import { makeThread } from '../testing/make-thread.js'
import { AddToKnowledge } from './add-to-knowledge.js'

test('an agent’s answer is proposed with what the visitor asked, as both were edited', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body))])
    return Response.json({ success: true, message: 'm', data: { pair: {} } })
  })
  const onClose = vi.fn()
  const answer = { answer: { text: 'Yes, Ann, on Fridays.' } } as DeskMessage
  const thread = makeThread('t')
  await show(
    <AddToKnowledge thread={thread} asked="Gluten-free?" answer={answer} onClose={onClose} />,
  )
  const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
  expect(field?.value).toBe('Yes, Ann, on Fridays.')
  await typeInto(field, 'Yes, on Fridays.')
  await act(async () =>
    document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit(),
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    [
      '/v1/knowledge/proposed-pairs',
      {
        chatbotId: thread.chatbotId,
        threadId: 't',
        question: 'Gluten-free?',
        answer: 'Yes, on Fridays.',
      },
    ],
  ])
})
