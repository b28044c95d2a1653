import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { show } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { openRoom, scratch } from '../../testing/open-room.js'
import { Hints } from './hints.js'

const two = {
  nodes: [
    { id: 'a', type: 'welcome', data: {} },
    { id: 'b', type: 'message', data: {} },
  ],
  edges: [],
}
beforeEach(() => localStorage.clear())

async function visit(bot: unknown) {
  const { room, flowRoom } = openRoom(bot)
  return show(
    <DraftRoomContext value={room}>
      <FlowContext value={flowRoom}>
        <Hints />
      </FlowContext>
    </DraftRoomContext>,
  )
}

test('a first visit to a drawn bot shows three hints, until one has got it; a second visit shows none', async () => {
  const { home, close } = await visit(two)
  expect(home.querySelectorAll('li')).toHaveLength(3)
  await act(async () => home.querySelector('button')?.click())
  expect(home.querySelectorAll('li')).toHaveLength(0)
  await close()
  expect((await visit(two)).home.querySelectorAll('li')).toHaveLength(0)
})

test('who begins a bot gets three hints each time', async () => {
  const { close } = await visit(scratch)
  await close()
  expect((await visit(scratch)).home.querySelectorAll('li')).toHaveLength(3)
})
