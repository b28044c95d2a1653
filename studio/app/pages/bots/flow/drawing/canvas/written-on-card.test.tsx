import { act } from 'react'
import { expect, test } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext, useView } from '../../model/edit/flow-context.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { PressMenu } from './press-menu.js'
import { WrittenOnCard } from './written-on-card.js'

function Written() {
  const writing = useView(state => state.writing)
  return writing && <WrittenOnCard {...writing} className={undefined} />
}

async function open() {
  const opened = openRoom(cakes)
  let tidied = 0
  const { home } = await show(
    <DraftRoomContext value={opened.room}>
      <FlowContext value={opened.flowRoom}>
        <Written />
        <PressMenu onTidy={() => tidied++} />
      </FlowContext>
    </DraftRoomContext>,
  )
  const field = () => home.querySelector('textarea')
  const key = (name: string) =>
    act(
      async () =>
        void field()?.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        ),
    )
  const items = () =>
    [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)
  const pick = (name: string) =>
    act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    )
  const data = (id: string) =>
    opened.draft().elements[0].nodes.find(node => node.id === id)?.data ?? {}
  return { ...opened, field, key, items, pick, data, tidied: () => tidied }
}

test('words are written on the card: Enter keeps them as one thing to undo, Escape leaves them', async () => {
  const { view, field, key, data, room } = await open()
  await act(async () => view.set({ writing: { nodeId: 'bye', exitField: null } }))
  expect([field()?.value, field()?.getAttribute('aria-label')]).toEqual(['Bye!', 'Text'])
  await typeInto(field() ?? undefined, 'See <you> & thanks')
  await key('Enter')
  expect(data('bye')).toEqual({ text: 'See &lt;you> &amp; thanks' })
  expect([field(), room.state().undo]).toEqual([null, 'Changed “Text”'])
  await act(async () => view.set({ writing: { nodeId: 'hi', exitField: null } }))
  await typeInto(field() ?? undefined, 'Other')
  await key('Escape')
  expect([field(), data('hi')]).toEqual([null, { text: 'Good day!' }])
})

test('an option is written at its exit, and keeps its way', async () => {
  const { view, field, key, data, draft } = await open()
  await act(async () =>
    view.set({ writing: { nodeId: 'which', exitField: 'choices.p.choiceText' } }),
  )
  await typeInto(field() ?? undefined, 'Plum tart')
  await key('Enter')
  expect(data('which')).toMatchObject({ choices: [{}, { id: 'p', choiceText: 'Plum tart' }, {}] })
  expect(draft().elements[0].edges).toEqual(cakes.elements[0]?.edges)
})

test('a right press offers what can be done with a step, a way, and the place itself', async () => {
  const { view, items, pick, draft, tidied } = await open()
  const at = { x: 10, y: 10 }
  await act(async () => {
    view.select(['bye'])
    view.set({ menu: { at, nodeId: 'bye' } })
  })
  expect(items()).toEqual([
    'Write on the card',
    'Change its fields',
    'Add a step after it',
    'Connect to…',
    'Duplicate',
    'Copy',
    'Cut',
    'Make a sub-flow',
    'Remove',
  ])
  await pick('Remove')
  expect(draft().elements[0].nodes.map(({ id }) => id)).not.toContain('bye')
  await act(async () => view.set({ menu: { at, edgeId: 'e1' } }))
  await pick('Remove this way')
  expect(draft().elements[0].edges.map(({ id }) => id)).not.toContain('e1')
  await act(async () => view.set({ menu: { at, place: { x: 40, y: 80 } } }))
  await pick('Tidy')
  expect(tidied()).toBe(1)
})
