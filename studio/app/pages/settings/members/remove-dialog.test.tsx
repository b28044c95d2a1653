import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { KeyRecord, MemberRecord } from '#api/records.js'
import { show } from '../../../testing/show.js'
import { RemoveDialog } from './remove-dialog.js'

const createdAt = '2026-01-01T00:00:00.000Z'
const ben: MemberRecord = {
  id: 'ben',
  name: 'Ben',
  email: 'ben@shop.example',
  role: 'owner',
  twoFactor: false,
  createdAt,
}
const key = (id: string, maker: string, revokedAt: string | null = null): KeyRecord => ({
  id,
  name: id,
  madeBy: { id: maker, name: maker },
  createdAt,
  revokedAt,
})

async function dialog(keys: readonly KeyRecord[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    const data = method === 'GET' ? { keys } : { memberId: 'ben', keysLeft: 0 }
    return Response.json({ success: true, message: '', data })
  })
  await show(<RemoveDialog member={ben} isMe={false} open onOpenChange={() => undefined} />)
  await vi.waitFor(() => expect(asked).toEqual(['GET /v1/keys']))
  await act(async () => undefined)
  const tick = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=checkbox]')
  const remove = () =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Remove')
        ?.click(),
    )
  return { asked, tick, remove }
}

test('with a member the keys go that they made, if that is wanted', async () => {
  const { asked, tick, remove } = await dialog([
    key('a', 'ben'),
    key('b', 'ann'),
    key('c', 'ben', createdAt),
  ])
  await vi.waitFor(() =>
    expect(tick()?.labels?.[0]?.textContent).toBe('Revoke the key that they made'),
  )
  await act(async () => tick()?.click())
  await remove()
  await vi.waitFor(() => expect(asked).toContain('DELETE /v1/members/ben?keys=revoke'))
})

test('keys stay that nobody asked to be revoked, and where a member made none there is nothing to ask', async () => {
  const { asked, tick, remove } = await dialog([key('b', 'ann'), key('c', 'ben', createdAt)])
  expect(tick()).toBeNull()
  await remove()
  await vi.waitFor(() => expect(asked).toContain('DELETE /v1/members/ben'))
})
