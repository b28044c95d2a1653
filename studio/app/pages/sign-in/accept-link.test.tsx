import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../testing/show.js'
import { AcceptLink } from './accept-link.js'

test.each([
  [404, 'LINK_NOT_VALID', 'This link is not valid'],
  [500, 'INTERNAL_ERROR', 'Your invitation'],
  [503, 'DATABASE_AWAY', 'Your invitation'],
])('a link that the server answers with %s %s has the title “%s”', async (status, code, title) => {
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'm' }, { status }))
  const { home } = await show(<AcceptLink token="from-a-mail" />)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.querySelector('h1')?.textContent).toBe(title)
    expect(home.querySelector('a, button')).not.toBeNull()
  })
})

test('who comes first names the account, and the keyboard is in the first field', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)))
      return Response.json({ code: 'INTERNAL_ERROR', message: 'm' }, { status: 500 })
    }
    const link = { kind: 'first', email: null, account: { name: 'My account' }, role: 'owner' }
    return Response.json({ ...link, invitedBy: null, isKnown: false })
  })
  const { home } = await show(<AcceptLink token="of-the-first-start" />)
  const field = (name: string) => home.querySelector<HTMLInputElement>(`input[name=${name}]`)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.activeElement).toBe(field('name'))
    expect(field('name')).not.toBeNull()
  })
  await typeInto(field('name'), 'Ann')
  await typeInto(field('account'), ' Corner Bakery ')
  await typeInto(field('email'), 'ann@shop.example')
  await typeInto(field('password'), 'a long password')
  await act(async () => home.querySelector('form')?.requestSubmit())
  const ann = { name: 'Ann', email: 'ann@shop.example', password: 'a long password' }
  expect(sent).toEqual([{ token: 'of-the-first-start', ...ann, account: 'Corner Bakery' }])
})
