import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { openRoom } from '../../testing/open-room.js'
import { Inspector } from '../inspector/inspector.js'
// Once it is here, it comes at once.
import './calendar-fields.js'

const about = { remedy: null, isSignedIn: true, settings: {}, createdAt: '', updatedAt: '' }
const connections = [
  { id: 'c1', connector: 'airtable', name: 'Orders', state: 'ok', ...about },
  { id: 'c2', connector: 'google-calendar', name: 'Ann’s', state: 'ok', ...about },
]

async function open(data: object) {
  vi.stubGlobal('fetch', async (path: string) => {
    const options = [{ value: 'ann@shop.example', label: 'Ann' }]
    return Response.json({
      success: true,
      data: path.endsWith('/options') ? { options } : { connections },
    })
  })
  const room = openRoom({
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Hello' } },
      { id: 'when', type: 'calendar', data },
    ],
    edges: [],
  })
  const { home } = await show(
    <FlowContext value={room.flowRoom}>
      <DraftRoomContext value={room.room}>
        <Inspector nodeId="when" findings={[]} focusPath={null} onReveal={() => undefined} />
      </DraftRoomContext>
    </FlowContext>,
  )
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.textContent).toContain('Book the time')
  })
  const choose = async (label: string, value: string) => {
    const select = () =>
      [...home.querySelectorAll('label')].find(each => each.textContent?.startsWith(label))?.control
    await vi.waitFor(async () => {
      await act(async () => undefined)
      const found = select()
      expect(found, home.textContent ?? label).toBeInstanceOf(HTMLSelectElement)
      expect([...(found?.querySelectorAll('option') ?? [])].map(each => each.value)).toContain(
        value,
      )
    })
    await act(async () => {
      const found = select()
      if (!(found instanceof HTMLSelectElement)) throw new Error(`No choice “${label}”`)
      found.value = value
      found.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const kept = () => room.draft().elements[0].nodes.find(({ id }) => id === 'when')?.data
  return { home, choose, kept }
}

test('a calendar that books takes a connection and a calendar of Google’s', async () => {
  const { choose, kept, home } = await open({ booking: { isOn: true, minutes: 30 } })
  expect(home.textContent).not.toContain('Orders')
  await choose('Connection', 'c2')
  await choose('Calendars there', 'ann@shop.example')
  expect(kept()).toMatchObject({ connectionId: 'c2', calendarId: 'ann@shop.example' })
})

test('one that books nothing asks for none', async () => {
  const { home } = await open({ calendarPrompt: 'When?' })
  expect(home.textContent).not.toContain('Google Calendar')
})
