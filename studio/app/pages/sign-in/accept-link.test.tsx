import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.js'
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
