import { expect, test } from 'vitest'
import type { DeskMessage } from '#api/records.js'
import { show } from '../../../testing/show.js'
import { Message } from './message.js'

const said = (text: string): DeskMessage => ({
  id: '7',
  chatbotId: 'bakery',
  threadId: 't',
  reaction: 'NEUTRAL',
  iconUrl: null,
  messageType: 'USER_MESSAGE',
  agentName: null,
  prompts: [],
  answer: null,
  key: null,
  question: { text, timestamp: '2026-01-01T00:00:00.000Z' },
  file: { name: 'invoice.png', url: 'https://chat.example/uploads/a.png', size: 70 },
})

const shown = async (message: DeskMessage) => {
  const { home } = await show(
    <ul>
      <Message message={message} isFirst visitor="Ann" bot="Bakery" />
    </ul>,
  )
  return home.textContent ?? ''
}

test('a file is shown with the words beside it', async () => {
  const text = await shown(said('My invoice, is it paid?'))
  expect(text).toContain('invoice.png')
  expect(text).toContain('My invoice, is it paid?')
})

test('a file without words is told once', async () => {
  expect((await shown(said('invoice.png'))).match(/invoice\.png/g)).toHaveLength(1)
})
