import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedPath } from '#paths/stored-path.js'
import { show } from '#testing/show.js'
import { createStoredRoom, fixedWords } from '../../model/draft/stored-room.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { pressOnStep } from '../../model/edit/step-keys.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { StoredFlow } from './stored-flow.js'

vi.mock('../../drawing/canvas/canvas.js', () => ({ Canvas: SelectPlum }))

/** In place of the canvas, which wants a browser: selects a step. */
function SelectPlum() {
  const { view } = useFlowRoom()
  return (
    <button type="button" onClick={() => view.reveal({ nodeId: 'which' })}>
      Select
    </button>
  )
}

const about = {
  chatbot: {
    id: 'shop',
    title: 'Shop',
    description: '',
    createdAt: '2026-11-20T09:00:00.000Z',
    publishedVersion: 3,
    newestVersion: 4,
    storedAt: null,
    storedBy: null,
    isDraftNewer: false,
    problems: null,
    kind: 'bot' as const,
  },
  server: 'https://chat.example',
  setLooks: [],
}
const version = {
  version: 3,
  createdAt: '2026-11-20T09:00:00.000Z',
  publishedAt: '2026-11-20T09:05:00.000Z',
  storedBy: 'Ann',
  publishedBy: 'Ben',
  note: 'Cakes for the holidays',
  flow: cakes,
}

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })),
)

/** Waits for something in the page, and for what React has to do meanwhile. */
const settled = (check: () => void) => act(async () => void (await vi.waitFor(check)))

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test('a version says which it is, who published it and why, and shows the fields of its steps as text', async () => {
  answer(200, { success: true, message: '', data: version })
  const { home } = await show(<StoredFlow about={about} state="3" />)
  await settled(() => expect(home.querySelector('[aria-label="Version"]')).not.toBeNull())
  const bar = home.querySelector('[aria-label="Version"]')
  for (const words of [
    'Version 3',
    'Live',
    'by Ben',
    '“Cakes for the holidays”',
    'Only to look at',
  ])
    expect(bar?.textContent).toContain(words)
  expect(bar?.querySelector('a[href="/bots/shop/flow"]')).not.toBeNull()
  await act(async () =>
    [...home.querySelectorAll('button')].find(each => each.textContent === 'Select')?.click(),
  )
  const step = home.querySelector('section[aria-label="Step"]')
  for (const words of ['Which cake?', 'Apple', 'Plum', 'With cream.'])
    expect(step?.textContent).toContain(words)
  expect(step?.querySelectorAll('input, textarea, [contenteditable]')).toHaveLength(0)
})

test('a version that is gone says so, with the way to all others', async () => {
  answer(404, { success: false, error: { code: 'VERSION_NOT_FOUND', message: '' } })
  const { home } = await show(<StoredFlow about={about} state="9" />)
  await settled(() => expect(home.textContent).toContain('There is no such version'))
  expect(home.querySelector('a[href="/bots/shop/versions"]')).not.toBeNull()
})

test('a named draft says what it is called and who kept it, and is compared with the draft', async () => {
  const draft = { id: 'd 1', name: 'Easter', createdAt: version.createdAt, storedBy: 'Ann' }
  answer(200, { success: true, message: '', data: { draft, flow: cakes } })
  const { home } = await show(<StoredFlow about={about} state="named-d 1" />)
  await settled(() => expect(home.querySelector('[aria-label="Named draft"]')).not.toBeNull())
  const bar = home.querySelector('[aria-label="Named draft"]')
  for (const words of ['Easter', 'Kept', 'by Ann', 'Only to look at'])
    expect(bar?.textContent).toContain(words)
  expect(bar?.querySelector('a[href="/bots/shop/flow?compare=named-d+1"]')).not.toBeNull()
  expect(bar?.querySelector('[aria-label="Results"]')).toBeNull()
})

test('a named draft that is gone says so', async () => {
  answer(404, { success: false, error: { code: 'NAMED_DRAFT_NOT_FOUND', message: '' } })
  const { home } = await show(<StoredFlow about={about} state="named-d9" />)
  await settled(() => expect(home.textContent).toContain('There is no such named draft'))
})

test('nothing of it can be changed, by keys either', () => {
  const room = createStoredRoom(cakes)
  const before = room.state()
  expect(room.change([{ op: 'remove', nodeId: 'which' }], 'Removed')).toMatchObject([
    { message: fixedWords },
  ])
  expect(room.state()).toBe(before)
  const { flowRoom, said } = openRoom(cakes)
  const actions = { ...flowRoom.actions, isFixed: true }
  const press = { key: 'a', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  for (const key of ['a', 'c', 'i', 'm', 'Delete'])
    expect(pressOnStep({ ...flowRoom, actions }, 'which', null, { ...press, key })).toBe(true)
  expect(new Set(said)).toEqual(new Set([fixedWords]))
  expect(flowRoom.view.get()).toMatchObject({ adding: null, connecting: null, isMoving: false })
})

test('its address can name a conversation to draw', () => {
  expect(storedPath('my shop', { version: 3 })).toBe('/bots/my%20shop/flow?version=3')
  expect(storedPath('shop', { version: 3, way: 'r1' })).toBe('/bots/shop/flow?version=3&way=r1')
})
