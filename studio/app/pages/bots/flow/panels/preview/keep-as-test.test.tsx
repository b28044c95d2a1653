import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { inlinePlayer } from '../tests/inline-player.fixture.js'
import { PlayerContext } from '../tests/use-tests.js'
import { PreviewPanel } from './preview-panel.js'

const bot = {
  name: 'Shop',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    {
      id: 'size',
      type: 'two-choices',
      data: { choicePrompt: 'Size?', choiceText1: 'S', choiceText2: 'L', answerVariable: 'size' },
    },
    {
      id: 'call',
      type: 'webhook',
      data: { url: 'https://a.example', waitForResponse: true, answerVariable: 'order' },
    },
    { id: 'bye', type: 'message', data: { text: 'Order {order}: {size}' } },
  ],
  edges: [
    { id: 'e1', source: 'hi', target: 'size' },
    { id: 'e2', source: 'size', sourceHandle: 'source-1', target: 'call' },
    { id: 'e3', source: 'size', sourceHandle: 'source-2', target: 'call' },
    { id: 'e4', source: 'call', target: 'bye' },
  ],
}

function selectedName() {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return undefined
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
}

async function panel(selected: string | null = null) {
  localStorage.clear()
  const room = createMemoryRoom(bot)
  await show(
    <PlayerContext value={inlinePlayer}>
      <DraftRoomContext value={room}>
        <PreviewPanel botId="shop" selected={selected} />
      </DraftRoomContext>
    </PlayerContext>,
  )
  const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
  const says = (text: string) =>
    vi.waitFor(
      () => expect(root()?.querySelector('[role=log]')?.textContent).toContain(text),
      10_000,
    )
  const press = async (name: string) => {
    const find = () =>
      [...document.querySelectorAll('button'), ...(root()?.querySelectorAll('button') ?? [])].find(
        each => each.textContent === name,
      )
    await vi.waitFor(() => expect(find()).toBeDefined(), 10_000)
    await act(async () => find()?.click())
  }
  const text = () => document.body.textContent
  return { room, says, press, text }
}

test('a chat is kept as a test: what was answered, what calls came to, and what came of it', async () => {
  const { room, says, press, text } = await panel()
  await says('Size?')
  await press('L')
  await vi.waitFor(() => expect(text()).toContain('would call a server now'), 10_000)
  await typeInto(document.querySelector('textarea'), '17')
  await press('Answer')
  await says('Order 17: L')
  await press('Keep as test')
  // Typing takes the place of the name that is suggested.
  await vi.waitFor(() => expect(selectedName()).toBe('Conversation'))
  await press('Keep it')
  await vi.waitFor(() => expect(room.state().draft.tests).toHaveLength(1), 10_000)
  expect(room.state().draft.tests).toMatchObject([
    {
      name: 'Conversation',
      answers: [{ pick: 'source-2' }],
      fetch: { call: { status: 200, json: 17 } },
      now: expect.stringMatching(/^\d{4}-/),
      expect: {
        visited: ['hi', 'size', 'call', 'bye'],
        says: ['Hello', 'Size?', '17', 'Order 17: L'],
        variables: { size: 'L', order: 17 },
        ended: 'no-next-node',
      },
    },
  ])
  expect(room.state().undo).toBe('Kept the test “Conversation”')
  act(() => room.undo())
  expect(room.state().draft.tests).toBeUndefined()
})

test('a conversation that began in the middle is no test', async () => {
  const { press, text } = await panel('bye')
  await press('Start here')
  await vi.waitFor(() =>
    expect(document.querySelector('talkgraph-widget')?.shadowRoot?.textContent).toContain('Order'),
  )
  await press('Keep as test')
  expect(text()).toContain('began in the middle')
})
