import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { AnyTwo } from './any-two.js'
import { Publications } from './publications.js'

const at = '2026-11-20T09:00:00.000Z'
const chatbot = { id: 'shop', title: 'Shop', publishedVersion: 2 }
const versions = [3, 2, 1].map(version => ({
  version,
  createdAt: at,
  publishedAt: version === 3 ? null : at,
  storedBy: 'Ann',
  publishedBy: 'Ben',
  note: version === 1 ? 'The first' : null,
  isPublished: version === 2,
  share: version === 2 ? 100 : 0,
}))
const noChanges = { nodes: [], edges: [], looks: [], settings: [], others: [], left: 0 }
const publications = [
  { version: null, at, by: null, note: null, share: null },
  { version: 2, at, by: 'Ben', note: 'For the holidays', share: 20 },
]

function serve() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const data = url.endsWith('/overview')
      ? { chatbot, server: '', setLooks: [] }
      : url.includes('/named-drafts')
        ? { drafts: [{ id: 'd0', name: 'Easter', createdAt: at, storedBy: null }] }
        : url.includes('/changes')
          ? noChanges
          : url.includes('/publications')
            ? { publications, nextCursor: null }
            : { versions, nextCursor: null }
    return Response.json({ success: true, message: '', data })
  })
  return asked
}
const settled = (check: () => void) => act(async () => void (await vi.waitFor(check)))

function Chosen() {
  const [pair, setPair] = useState({ before: '2', after: '3' })
  return <AnyTwo botId="shop" live={2} pair={pair} onChange={setPair} />
}

test('any two states are chosen and lead to the canvas; two versions are told in words here too', async () => {
  const asked = serve()
  const { home } = await show(<Chosen />)
  const selects = [...home.querySelectorAll('select')]
  await settled(() => expect(selects[0]?.textContent).toContain('Named draft: Easter'))
  expect([...(selects[1]?.options ?? [])].map(each => each.label)).toEqual([
    'What is live: version 2',
    'The draft as it is now',
    'Named draft: Easter',
    'Version 3: never live',
    'Version 2',
    'Version 1: The first',
  ])
  const way = () => home.querySelector('a')?.getAttribute('href')
  const choose = (place: number, value: string) =>
    act(async () => {
      const select = selects[place]
      if (select) select.value = value
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  expect(way()).toBe('/bots/shop/flow?version=3&compare=2')
  expect(asked.some(url => url.endsWith('/versions/3/changes?since=2'))).toBe(true)
  await choose(0, 'named-d0')
  expect(way()).toBe('/bots/shop/flow?version=3&compare=named-d0')
  await choose(1, 'draft')
  expect(way()).toBe('/bots/shop/flow?compare=named-d0')
  await choose(1, 'live')
  expect(way()).toBe('/bots/shop/flow?version=2&compare=named-d0')
  await choose(0, '2')
  expect([way(), home.textContent?.includes('Both are the same.')]).toEqual([undefined, true])
  await choose(1, 'named-d0')
  expect(way()).toBe('/bots/shop/flow?named=d0&compare=2')
})

test('what went live is told with who, when and the note', async () => {
  serve()
  const { home } = await show(<Publications botId="shop" />)
  await settled(() => expect(home.querySelectorAll('tbody tr')).toHaveLength(2))
  const rows = [...home.querySelectorAll('tbody tr')].map(each => each.textContent)
  expect(rows[0]).toContain('Taken offline')
  for (const words of ['Version 2 for 20 % of the visitors', 'Ben', 'For the holidays'])
    expect(rows[1]).toContain(words)
  expect(home.querySelector('a')?.getAttribute('href')).toBe('/bots/shop/flow?version=2')
})
