import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { NamedDrafts } from './named-drafts.js'

/** A server that keeps named drafts, as the API does; `refusal` is what it answers to the next that is kept. */
function serve(names: readonly string[]) {
  const known = { refusal: undefined as string | undefined, isDown: false }
  let drafts = names.map((name, index) => entry(`d${index}`, name))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const id = /named-drafts\/(.+)$/.exec(url)?.[1]
    const name: unknown = body === undefined ? undefined : JSON.parse(String(body)).name
    if (known.isDown) return problem(500, 'The disk is full.')
    if (method === 'POST' && known.refusal) return problem(409, known.refusal)
    if (method === 'POST') drafts = [entry('new', String(name)), ...drafts]
    if (method === 'PATCH')
      drafts = drafts.map(each => (each.id === id ? entry(each.id, String(name)) : each))
    if (method === 'DELETE') drafts = drafts.filter(each => each.id !== id)
    return Response.json({ success: true, message: '', data: { drafts } })
  })
  return known
}
const entry = (id: string, name: string) => ({
  id,
  name,
  createdAt: '2026-11-20T09:00:00.000Z',
  storedBy: 'Ann',
})
const problem = (status: number, message: string) =>
  Response.json({ success: false, error: { code: 'REFUSED', message } }, { status })

async function open() {
  const { home } = await show(<NamedDrafts botId="shop" />)
  const settled = (check: () => void) => act(async () => void (await vi.waitFor(check)))
  const press = (name: string) =>
    act(async () => {
      const button = [...document.querySelectorAll('button')].find(
        each => each.getAttribute('aria-label') === name || each.textContent === name,
      )
      if (!button) throw new Error(`There is no button "${name}".`)
      button.click()
    })
  const name = (text: string) => typeInto(document.querySelector<HTMLInputElement>('input'), text)
  const listed = () => [...home.querySelectorAll('li p[dir="auto"]')].map(each => each.textContent)
  return { home, settled, press, name, listed }
}

test('a draft is kept, renamed and deleted, and leads to the canvas and to a comparison', async () => {
  serve(['Easter'])
  const { home, settled, press, name, listed } = await open()
  await settled(() => expect(listed()).toEqual(['Easter']))
  expect(home.textContent).toContain('by Ann')
  const links = [...home.querySelectorAll('a')].map(each => each.getAttribute('href'))
  expect(links).toEqual(['/bots/shop/flow?named=d0', '/bots/shop/flow?compare=named-d0'])
  await press('Keep the draft under a name')
  await name('  Christmas ')
  await press('Keep it')
  await settled(() => expect(listed()).toEqual(['Christmas', 'Easter']))
  await press('Rename “Easter”')
  await name('Spring')
  await press('Rename it')
  await settled(() => expect(listed()).toEqual(['Christmas', 'Spring']))
  await press('Delete “Christmas”')
  expect(listed()).toHaveLength(2)
  await press('Delete it')
  await settled(() => expect(listed()).toEqual(['Spring']))
})

test('where there is none it says so, and what is refused is told where the name was typed', async () => {
  const server = serve([])
  const { home, settled, press, name, listed } = await open()
  await settled(() => expect(home.textContent).toContain('No draft is kept yet'))
  await press('Keep the draft under a name')
  const keep = () =>
    [...document.querySelectorAll('button')].find(each => each.textContent === 'Keep it')
  expect(keep()?.disabled).toBe(true)
  server.refusal = 'A bot has at most 100 named drafts.'
  await name('One more')
  await press('Keep it')
  await settled(() => expect(document.body.textContent).toContain('at most 100 named drafts'))
  expect(document.querySelector('input')?.value).toBe('One more')
  server.refusal = undefined
  await press('Keep it')
  await settled(() => expect(listed()).toEqual(['One more']))
})

test('where the list cannot be loaded it can be tried again', async () => {
  const server = serve(['Easter'])
  server.isDown = true
  const { home, settled, press, listed } = await open()
  await settled(() => expect(home.textContent).toContain('The named drafts could not be loaded'))
  server.isDown = false
  await press('Try again')
  await settled(() => expect(listed()).toEqual(['Easter']))
})
