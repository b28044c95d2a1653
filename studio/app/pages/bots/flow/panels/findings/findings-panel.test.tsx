import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { createVirtualClock } from '../../model/draft/virtual-clock.fixture.js'
import { findSlips } from '../../model/findings/find-slips.js'
import { createFindings } from '../../model/findings/findings-store.js'
import { FindingsContext } from '../../model/findings/use-findings.js'
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
