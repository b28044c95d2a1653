import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createIdbStorage } from './idb-storage.js'

const noneOpen = { isOpen: async () => false }
const tab = (id: string) => ({
  seq: 3,
  pending: [{ id, op: 'remove' as const, nodeId: 'n' }],
  history: { past: [], future: [] },
  recent: [],
})

test('a tab finds what it has kept, of its own bot alone', async () => {
  const shop = createIdbStorage('shop', 'a', noneOpen)
  await shop.keepTab(tab('x'))
  await shop.keepDraft({ seq: 3, bot: { name: 'Shop' } })
  expect(await createIdbStorage('shop', 'a', noneOpen).loadTab()).toEqual(tab('x'))
  expect(await createIdbStorage('bakery', 'a', noneOpen).loadTab()).toBeUndefined()
  expect(await createIdbStorage('bakery', 'b', noneOpen).loadDraft()).toBeUndefined()
  expect(await createIdbStorage('bakery', 'b', noneOpen).left()).toEqual([])
})

test('another tab finds the newest draft, and what those have left behind that are gone', async () => {
  await createIdbStorage('inn', 'a', noneOpen).keepTab(tab('x'))
  await createIdbStorage('inn', 'a', noneOpen).keepDraft({ seq: 2, bot: { name: 'Old' } })
  await createIdbStorage('inn', 'b', noneOpen).keepTab(tab('y'))
  await createIdbStorage('inn', 'b', noneOpen).keepDraft({ seq: 5, bot: { name: 'New' } })
  const next = createIdbStorage('inn', 'c', { isOpen: async id => id === 'b' })
  expect(await next.loadDraft()).toMatchObject({ seq: 5 })
  expect(await next.left()).toEqual([{ clientId: 'a', pending: tab('x').pending }])
  await next.forget('a')
  expect(await next.left()).toEqual([])
  next.close()
})
