import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { PreviewPanel } from './preview-panel.js'

const bot = {
  name: 'Shop',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'ask', type: 'ask-name', data: { questionText: 'Who are you?' } },
    { id: 'call', type: 'webhook', data: { url: 'https://shop.example', waitForResponse: true } },
    { id: 'bye', type: 'message', data: { text: 'Bye' } },
  ],
  edges: [
    { id: 'e1', source: 'hi', target: 'ask' },
    { id: 'e2', source: 'ask', target: 'bye' },
    { id: 'e3', source: 'call', target: 'bye' },
  ],
}

async function panel(selected: string | null = null) {
  const room = createMemoryRoom(bot)
  const onWay = vi.fn<(way: readonly string[]) => void>()
  const { home } = await show(
    <DraftRoomContext value={room}>
      <PreviewPanel botId="shop" selected={selected} onWay={onWay} />
    </DraftRoomContext>,
  )
  const log = () =>
    document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector('[role=log]')?.textContent
  const button = (name: string) =>
    [...home.querySelectorAll('button')].find(each => each.textContent === name)
  const says = (text: string) => vi.waitFor(() => expect(log()).toContain(text), 10_000)
  return { room, home, log, button, says, onWay }
}

const set = (nodeId: string, field: string, value: string) => [
  { op: 'set' as const, nodeId, path: [field], value },
]

test('a change of a text shows in its bubble, and the conversation stays where it is', async () => {
  const { room, home, log, says, onWay } = await panel()
  await says('Who are you?')
  expect(onWay).toHaveBeenLastCalledWith(['hi', 'ask'])
  await act(async () => void room.change(set('hi', 'text', 'Good day'), 'Edited'))
  await says('Good day')
  await says('Who are you?')
  expect(log()).not.toContain('Hello')
  expect(onWay).toHaveBeenLastCalledWith(['hi', 'ask'])
  expect(home.querySelector('[role=alert]')).toBeNull()
})

test('where the conversation has come by what was changed, one is offered to start over', async () => {
  const { room, home, says, button, onWay } = await panel()
  await says('Who are you?')
  await act(async () => void room.change([{ op: 'disconnect', edgeId: 'e1' }], 'Removed'))
  await vi.waitFor(() => expect(home.querySelector('[role=alert]')).not.toBeNull())
  await act(async () => button('Start over')?.click())
  await vi.waitFor(() => expect(onWay).toHaveBeenLastCalledWith(['hi']), 10_000)
  expect(home.querySelector('[role=alert]')).toBeNull()
})

test('one may start at a step; a call there is answered by what is typed', async () => {
  const { home, says, button, onWay } = await panel('call')
  await says('Who are you?')
  await act(async () => button('Start here')?.click())
  await vi.waitFor(() => expect(home.textContent).toContain('would call a server now'), 10_000)
  await act(async () => button('Answer')?.click())
  await says('Bye')
  expect(onWay).toHaveBeenLastCalledWith(['call', 'bye'])
})
