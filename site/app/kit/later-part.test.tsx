import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterPart } from './later-part.js'

let comeNear = () => {}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

async function show(load: () => Promise<() => string>) {
  const Part = laterPart('calculator', load)
  const home = document.body.appendChild(document.createElement('div'))
  home.id = 'part-calculator'
  await act(async () => createRoot(home).render(<Part />))
  return home
}

test('a part is fetched once it is near the window', async () => {
  const load = vi.fn(async () => () => 'calculator')
  const home = await show(load)
  expect(load).not.toHaveBeenCalled()
  await act(async () => comeNear())
  expect(home.textContent).toBe('calculator')
})

test('a part that cannot be fetched takes nothing else with it', async () => {
  const home = await show(() => Promise.reject(new Error('The line is down.')))
  await act(async () => comeNear())
  expect(home.textContent).toBe('')
})
