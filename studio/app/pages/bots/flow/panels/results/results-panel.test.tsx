import axe from 'axe-core'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FlowResults } from '#api/records.js'
import { show } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { ResultsPanel } from './results-panel.js'

const step = (nodeId: string, came: number, left: number) => ({
  nodeId,
  came,
  left,
  ended: 0,
  exits: [{ sourceHandle: 'a', passed: came - left }],
  stays: { measured: came, median: 8000 },
  calls: { made: 0, failed: 0 },
})

const counted: FlowResults = {
  from: '2026-01-01',
  to: '2026-01-30',
  version: null,
  conversations: 120,
  isCounting: false,
  versions: [
    { version: 3, conversations: 100 },
    { version: 2, conversations: 20 },
  ],
  steps: [step('hi', 120, 0), step('which', 120, 12), step('apple', 9, 3), step('gone', 4, 4)],
}
const answers = {
  nodeId: 'which',
  answered: 100,
  answers: [
    { value: 'Apple', count: 70 },
    { value: 'Plum', count: 30 },
  ],
  others: 0,
}

let asked: string[]
let answer: FlowResults

beforeEach(() => {
  asked = []
  answer = counted
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const data = address.includes('/answers') ? answers : answer
    return Response.json({ success: true, message: '', data })
  })
})

async function open(at = '/?results=left') {
  const { flowRoom } = openRoom(cakes)
  const { home } = await show(
    <DraftRoomContext value={flowRoom.room}>
      <FlowContext value={flowRoom}>
        <ResultsPanel />
      </FlowContext>
    </DraftRoomContext>,
    at,
  )
  const said = (words: string) => expect.poll(() => home.textContent).toContain(words)
  const choose = (label: string, value: string) =>
    act(async () => {
      const name = [...home.querySelectorAll('label')].find(each =>
        each.textContent?.startsWith(label),
      )
      if (!(name?.control instanceof HTMLSelectElement))
        throw new Error(`There is no list "${label}".`)
      name.control.value = value
      name.control.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { home, view: flowRoom.view, said, choose }
}

test('it is closed by its own button, and is not opened again by the address', async () => {
  const { home, view, said } = await open()
  await act(async () => view.set({ drawer: 'results' }))
  await said('120 conversations')
  await act(async () =>
    home.querySelector<HTMLElement>('[aria-label="Close the results"]')?.click(),
  )
  expect(view.get().drawer).toBeNull()
  // The address asks for no measure any more.
  await expect.poll(() => home.querySelector('select')?.value).toBe('passed')
})

const shortOf = (view: Awaited<ReturnType<typeof open>>['view'], id: string) =>
  view.get().layer?.steps.get(id)?.short

test('losses stand first where most were lost, are drawn, and lead to their conversations', async () => {
  const { home, view, said } = await open()
  await said('Of 120 conversations.')
  await said('1 step that conversations came by is no longer in the draft.')
  const rows = [...home.querySelectorAll('[aria-label="Steps"] li')].map(each => each.textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/Which cake\?.*12 left here.*10%/)
  expect(rows[1]).toMatch(/3 left here.*too few/)
  const address = home.querySelector('[aria-label="Steps"] li a')?.getAttribute('href')
  expect(address).toMatch(/^\/bots\/bot\/results\?days=days&from=.*&endedAt=which&state=abandoned$/)
  expect(shortOf(view, 'which')).toBe('12 left · 10%')
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

test('one measure is drawn at a time, of the version and the time that are chosen', async () => {
  const { view, said, choose } = await open()
  await said('Of 120 conversations.')
  await choose('Show', 'time')
  expect(shortOf(view, 'which')).toBe('8 s')
  await choose('Show', 'passed')
  expect(shortOf(view, 'which')).toBe('120')
  answer = { ...counted, version: 3, conversations: 100 }
  await choose('Conversations of', '3')
  await said('Of 100 conversations.')
  await said('1 step of that version is gone.')
  await choose('Time', 'all')
  await expect.poll(() => asked.at(-1)).toContain('version=3&from=2000-01-01')
})

test('a step that is selected tells everything of it, with what was answered', async () => {
  const { home, view, said } = await open()
  await said('Of 120 conversations.')
  await act(async () => view.select(['which']))
  await said('Went on by “Apple”108 · 90%')
  await said('Apple70 · 70%')
  const links = [...home.querySelectorAll('a')].map(each => each.textContent)
  expect(links).toEqual(['12 left here', '120 came by'])
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

test('few conversations are told to be few, and none leads to the switch that stores them', async () => {
  answer = { ...counted, conversations: 9, steps: [step('which', 9, 2)] }
  const { said } = await open()
  await said('Of 9 conversations. Percentages are shown from 20 on.')
  answer = { ...counted, conversations: 0, versions: [], steps: [] }
  await (await open('/?results=passed')).said('‘Store conversations’')
})
