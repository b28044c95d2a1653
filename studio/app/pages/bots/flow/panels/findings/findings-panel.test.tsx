import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { ConnectFrom } from '../../drawing/palette/connect-from.js'
import { ConnectTo } from '../../drawing/palette/connect-to.js'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { createVirtualClock } from '../../model/draft/virtual-clock.fixture.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { findSlips } from '../../model/findings/find-slips.js'
import { createFindings } from '../../model/findings/findings-store.js'
import { FindingsContext } from '../../model/findings/use-findings.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { FindingsPanel } from './findings-panel.js'

const bot = {
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'ask', type: 'ask-email', data: { questionText: 'Mail?', answerVarable: 'mail' } },
  ],
  edges: [{ id: 'e1', source: 'hi', target: 'ask' }],
  settings: { collectResults: true },
}

test('a finding leads to its place, and one press mends what can be mended, which an undo takes back', async () => {
  const room = createMemoryRoom(bot)
  const clock = createVirtualClock()
  const store = createFindings(room, { lint: async draft => findSlips(draft) }, clock)
  const reveal = vi.fn()
  const { home } = await show(
    <DraftRoomContext value={room}>
      <FindingsContext value={store}>
        <FindingsPanel onReveal={reveal} />
      </FindingsContext>
    </DraftRoomContext>,
  )
  const button = (name: string) =>
    [...home.querySelectorAll('button')].find(each => each.textContent === name)
  await act(() => clock.advance(0))
  expect(home.textContent).toContain('1 warning.')
  expect(home.querySelector('section')?.getAttribute('aria-label')).toBe('Findings')
  await act(async () => home.querySelector<HTMLElement>('li button')?.click())
  expect(reveal).toHaveBeenCalledWith({ nodeId: 'ask', path: 'answerVarable' })
  await act(async () => button('Call it "answerVariable"')?.click())
  expect(room.state().draft.elements[0].nodes[1]?.data).toMatchObject({ answerVariable: 'mail' })
  expect(room.state().undo).toBe('Call it "answerVariable"')
  await act(() => clock.advance(300))
  expect(home.textContent).toContain('Nothing to mend')
  store.stop()
})

test('a finding about ways offers to draw them, to a step or from one', async () => {
  const opened = openRoom(cakes)
  const clock = createVirtualClock()
  const store = createFindings(opened.room, { lint: async draft => findSlips(draft) }, clock)
  await show(
    <DraftRoomContext value={opened.room}>
      <FlowContext value={opened.flowRoom}>
        <FindingsContext value={store}>
          <FindingsPanel onReveal={() => undefined} />
          <ConnectTo />
          <ConnectFrom />
        </FindingsContext>
      </FlowContext>
    </DraftRoomContext>,
  )
  await act(() => clock.advance(0))
  const press = (name: string, role = 'button') =>
    act(async () =>
      [...document.querySelectorAll<HTMLElement>(role)]
        .find(({ textContent }) => textContent?.startsWith(name))
        ?.click(),
    )
  const ways = () =>
    opened
      .draft()
      .elements[0].edges.map(({ source, sourceHandle, target }) => [source, sourceHandle, target])
  await press('Draw the way')
  await press('Message: Bye!', '[role=option]')
  expect(ways()).toContainEqual(['which', 'n', 'bye'])
  await act(() => clock.advance(300))
  await press('Connect from …')
  await press('Message: Bye!: Next', '[role=option]')
  expect(ways()).toContainEqual(['bye', undefined, 'lost'])
  store.stop()
})
