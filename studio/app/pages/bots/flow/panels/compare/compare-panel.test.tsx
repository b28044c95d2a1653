import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { ComparePanel } from './compare-panel.js'

const about = {
  chatbot: { id: 'bot', title: 'Cakes', publishedVersion: 2 },
  server: '',
  setLooks: [],
}
const entry = {
  version: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  publishedAt: '2026-11-20T09:05:00.000Z',
  storedBy: 'Ann',
  publishedBy: 'Ben',
  note: 'For the holidays',
}
const kept = { id: 'd0', name: 'Easter', createdAt: '2026-11-21T09:00:00.000Z', storedBy: 'Cleo' }

/** What is live has another greeting, and one step more. */
const [{ nodes, edges }] = cakes.elements as [(typeof cakes.elements)[number]]
const [hi, ...others] = nodes
const live = {
  ...cakes,
  elements: [
    {
      nodes: [
        { ...hi, data: { text: 'Good morning!' } },
        ...others,
        { id: 'map', type: 'message', data: { text: 'Here we are.' } },
      ],
      edges,
    },
  ],
}

function serve(publishedVersion: number | null = 2) {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.endsWith('/overview')
      ? { ...about, chatbot: { ...about.chatbot, publishedVersion } }
      : url.includes('/versions?')
        ? { versions: [{ ...entry, isPublished: true }], nextCursor: null }
        : url.includes('/versions/2')
          ? { ...entry, flow: live }
          : url.endsWith('/named-drafts/d0')
            ? { draft: kept, flow: live }
            : { drafts: [kept], nextCursor: null }
    return Response.json({ success: true, message: '', data })
  })
}

async function open() {
  const opened = openRoom(cakes)
  const { home } = await show(
    <DraftRoomContext value={opened.room}>
      <FlowContext value={opened.flowRoom}>
        <button type="button">In the room</button>
        <ComparePanel />
      </FlowContext>
    </DraftRoomContext>,
  )
  const press = (name: string) =>
    act(async () => {
      const button = [...home.querySelectorAll('button')].find(
        each => each.getAttribute('aria-label') === name || each.textContent === name,
      )
      if (!button) throw new Error(`There is no button "${name}".`)
      button.click()
    })
  const status = () => home.querySelector('[role="status"]')?.textContent
  const settled = (words: string) =>
    act(async () => void (await vi.waitFor(() => expect(home.textContent).toContain(words))))
  return { ...opened, home, press, status, settled }
}

test('what differs from what is live is counted, marked, gone through and brought back', async () => {
  serve()
  const { home, press, status, settled, said, view, draft, room, actions } = await open()
  await settled('2 changes')
  expect(status()).toBe('2 changes: 1 changed, 1 gone.')
  for (const words of ['by Ben', '“For the holidays”', 'What is live: version 2'])
    expect(home.textContent).toContain(words)
  expect(view.get().layer?.steps.get('hi')?.words).toBe('Changed since version 2: Text')
  expect([...(view.get().layer?.gone?.steps.keys() ?? [])]).toEqual(['map'])

  await press('Next')
  expect(said.at(-1)).toBe('1 of 2. Changed: Welcome: Good day!; Text.')
  expect([...home.querySelectorAll('del, ins')].map(each => each.textContent)).toEqual([
    'morning',
    'day',
  ])
  const room1 = home.querySelector('button')
  room1?.focus()
  await act(async () =>
    room1?.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true })),
  )
  expect(said.at(-1)).toBe('2 of 2. Gone: Message: Here we are.')
  expect(view.get().wish).toMatchObject({ nodeId: 'map' })

  await press('Bring this step back')
  expect(draft().elements[0].nodes.map(({ id }) => id)).toContain('map')
  await settled('1 change: 1 changed.')
  await act(async () => actions.undo())
  await settled('2 changes')

  await press('Bring everything back')
  expect(draft().elements[0].nodes[0]?.data).toEqual({ text: 'Good morning!' })
  await settled('Nothing differs.')
  expect(room.state().undo).toBe('Brought everything back from version 2')
})

test('where nothing is live it says so, and a version can be chosen', async () => {
  serve(null)
  const { home, settled } = await open()
  await settled('Nothing is live yet')
  const select = home.querySelector('select')
  await act(async () => {
    if (select) select.value = '2'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled('2 changes')
})

test('a named draft is one to compare with, by its name and with who kept it', async () => {
  serve()
  const { home, settled, press, room, view } = await open()
  await settled('2 changes')
  await settled('Named draft: Easter')
  const select = home.querySelector('select')
  await act(async () => {
    if (select) select.value = 'named-d0'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled('by Cleo')
  expect(view.get().layer?.steps.get('hi')?.words).toBe('Changed since “Easter”: Text')
  await press('Bring everything back')
  await settled('Nothing differs.')
  expect(room.state().undo).toBe('Brought everything back from “Easter”')
})
