import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Me, MeContext } from '#api/me.js'
import { show } from '#testing/show.js'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { DraftNotices } from './draft-notices.js'

const ann: Me = {
  member: { id: 'a', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'owner', name: 'Shop' },
  role: 'owner',
  accounts: [{ id: 'owner', name: 'Shop', role: 'owner' }],
}

test('who has written over one’s words is told by name, and one press takes one’s own back', async () => {
  const room = createMemoryRoom({ nodes: [{ id: 'hi', type: 'welcome', data: {} }], edges: [] })
  const notice = { nodeId: 'hi', title: 'Edited “Welcome”', reason: null }
  const state = {
    ...room.state(),
    notices: [
      { ...notice, id: 'a', kind: 'replaced' as const, by: 'Ben', canTakeBack: true },
      { ...notice, id: 'b', kind: 'left' as const, by: 'Ben', canTakeBack: false },
      { ...notice, id: 'c', kind: 'left' as const, by: 'Ann', canTakeBack: false },
    ],
  }
  const takeBack = vi.fn()
  const dismiss = vi.fn()
  const { home } = await show(
    <MeContext value={ann}>
      <DraftRoomContext value={{ ...room, state: () => state, takeBack, dismiss }}>
        <DraftNotices />
      </DraftRoomContext>
    </MeContext>,
  )
  expect(home.textContent).toContain('Ben has changed what you wrote')
  expect(home.textContent).toContain('Ben has changed the same since, so it was left')
  expect(home.textContent).toContain('You have changed the same in another tab since')
  const [take, , away] = home.querySelectorAll('button')
  await act(async () => take?.click())
  await act(async () => away?.click())
  expect([takeBack.mock.calls, dismiss.mock.calls]).toEqual([[['a']], [['b']]])
})

test('who may no longer change the bot is told so with what helps, and has what was drawn as a file', async () => {
  const room = createMemoryRoom({ name: 'Bread & more', nodes: [], edges: [] })
  const state = { ...room.state(), bar: 'not-allowed' as const, saving: 'kept' as const }
  const saved: string[] = []
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const { home } = await show(
    <DraftRoomContext value={{ ...room, state: () => state }}>
      <DraftNotices />
    </DraftRoomContext>,
  )
  expect(home.querySelector('[role=alert]')?.textContent).toContain(
    'You may no longer change this botWhat you have drawn is kept in this browser. Ask an owner',
  )
  await act(async () => home.querySelector('button')?.click())
  expect(saved).toEqual(['bread-more.json'])
})
