import { act } from 'react'
import { expect, test } from 'vitest'
import { show } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { openRoom, scratch } from '../../testing/open-room.js'
import { ImportPanel } from './import-panel.js'

const bot = {
  ...scratch,
  imported: {
    from: 'typebot',
    blocks: 9,
    exact: 6,
    told: {
      welcome: { kind: 'loss', type: 'text', reason: 'Less is said.' },
      gone: { kind: 'none', type: 'Pixel', reason: 'Not here.' },
    },
    besides: { b1: { part: 'theme', reason: 'Its CSS does not come along.' } },
  },
}

test('each thing leads to its step, is marked there, and goes once it is seen to', async () => {
  const { flowRoom, draft, view, room } = openRoom(bot)
  const { home, close } = await show(
    <FlowContext value={flowRoom}>
      <DraftRoomContext value={room}>
        <ImportPanel />
      </DraftRoomContext>
    </FlowContext>,
  )
  expect(home.querySelector('[role="status"]')?.textContent).toBe(
    '6 of 9 blocks came along exactly. 2 things to see to.',
  )
  // What is told of a step that somebody has removed is told no more.
  expect(home.textContent).not.toContain('Not here.')
  expect(view.get().layer?.steps.get('welcome')).toMatchObject({
    short: 'Loss',
    words: 'With a loss: text. Less is said.',
  })
  await act(async () => home.querySelector<HTMLElement>('li button')?.click())
  expect([...view.get().selected]).toEqual(['welcome'])
  const seen = () =>
    [...home.querySelectorAll('button')].filter(each => each.textContent === 'Seen to')
  await act(async () => seen()[0]?.click())
  expect(view.get().layer?.steps.size).toBe(0)
  await act(async () => seen()[0]?.click())
  expect(home.textContent).toContain('Everything is seen to')
  expect(draft().imported).toMatchObject({ told: { gone: {} }, besides: {} })
  room.undo()
  expect(draft().imported).toMatchObject({ besides: { b1: {} } })
  await close()
})

test('what a sub-flow lost is told at the step that plays it', async () => {
  const inner = {
    name: 'Sub',
    nodes: [{ id: 'q', type: 'welcome', data: {} }],
    imported: { from: 'typebot', told: { q: { kind: 'loss', type: 'text', reason: 'Inner.' } } },
  }
  const play = { id: 'play', type: 'sub-flow', data: { subFlowId: 's' } }
  const { flowRoom, draft, view, room } = openRoom({ nodes: [play], subFlows: { s: inner } })
  const { home, close } = await show(
    <FlowContext value={flowRoom}>
      <DraftRoomContext value={room}>
        <ImportPanel />
      </DraftRoomContext>
    </FlowContext>,
  )
  expect(home.textContent).toContain('In the sub-flow “Sub”')
  await act(async () => home.querySelector<HTMLElement>('li button')?.click())
  expect([...view.get().selected]).toEqual(['play'])
  const seen = [...home.querySelectorAll('button')].find(each => each.textContent === 'Seen to')
  await act(async () => seen?.click())
  expect(draft().subFlows).toEqual({ s: { ...inner, imported: { from: 'typebot', told: {} } } })
  await close()
})
