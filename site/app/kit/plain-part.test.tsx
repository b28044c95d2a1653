import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainPart } from './plain-part.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const Footer = ({ of }: { readonly of: string }) => <p>{of}</p>

test('a part that was sent stays, and its script is never fetched', async () => {
  const load = vi.fn(async () => Footer)
  const Part = plainPart(load)
  const home = document.body.appendChild(document.createElement('div'))
  home.innerHTML = '<div><!--$--><p>sent</p><!--/$--></div>'
  const sent = home.querySelector('p')
  const page = await act(async () => hydrateRoot(home, <Part of="sent" />))
  await act(async () => page.render(<Part of="sent" />))
  await act(async () => sent?.click())
  expect(home.querySelector('p')).toBe(sent)
  expect(load).not.toHaveBeenCalled()
})

test('a part that was not sent is fetched', async () => {
  const Part = plainPart(async () => Footer)
  const home = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(home).render(<Part of="fetched" />))
  await vi.waitFor(() => expect(home.textContent).toBe('fetched'))
})
