import type { DeskThread } from '@talkgraph/wire/desk'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { endSession } from '../../../api/session-end.js'
import { deskMachine } from '../chart/desk.machine.js'
import { Composer } from './composer.js'

const closers: (() => Promise<void>)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.unstubAllGlobals()
  endSession()
})

const thread: DeskThread = {
  ...{
    id: 't',
    chatbotId: 'bakery',
    channel: 'widget',
    state: 'waiting',
    isOver: false,
    agentId: null,
    agentName: null,
  },
  ...{ agentIconUrl: null, assignedAt: null, priority: 'normal', labels: [], unread: 0, preview: null },
  visitor: { name: 'Ann', email: null, phone: null, page: null, identity: null },
  visitorLeftAt: null,
  ...{ lastMessageId: null, visitorReadId: null, agentReadId: null, waitingUntil: null },
  ...{ waitingSince: '2026-01-01T00:00:00.000Z', createdAt: '2026-01-01T00:00:00.000Z' },
  updatedAt: '2026-01-01T00:00:00.000Z',
}

async function composer() {
  const desk = createActor(deskMachine).start()
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  await act(async () => root.render(<Composer desk={desk} thread={thread} isOver={false} />))
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await act(async () => root.unmount())
    desk.stop()
    home.remove()
  }
  closers.push(close)
  const field = () => home.querySelector('textarea')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text)
      field()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const send = () => act(async () => home.querySelector('form')?.requestSubmit())
  const outbox = () => desk.getSnapshot().context.outbox
  return { close, field, type, send, outbox }
}

test('an agent can answer on a page without https, where browsers have no randomUUID', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const { type, send, outbox } = await composer()
  await type('Hello')
  await send()
  expect(outbox()).toMatchObject([{ threadId: 't', kind: 'message', text: 'Hello' }])
})

test('what was written and not sent is there again, but not for whoever signs in next', async () => {
  const first = await composer()
  await first.type('Between us')
  await first.close()
  const second = await composer()
  expect(second.field()?.value).toBe('Between us')
  await second.close()
  endSession()
  expect((await composer()).field()?.value).toBe('')
})
