import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLaterPart } from './use-later-part.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const Window = () => <p>window</p>

/** Shows what a page has of a part that `load` fetches. */
function show(load: () => Promise<typeof Window>) {
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  const Page = ({ isWanted }: { readonly isWanted: boolean }) => {
    const Part = useLaterPart(load, isWanted)
    if (Part === null) return 'without'
    return Part ? <Part /> : 'not yet'
  }
  return async (isWanted: boolean) => {
    await act(async () => root.render(<Page isWanted={isWanted} />))
    return home.textContent
  }
}

test('a part is fetched when it is wanted, once, and stays', async () => {
  const load = vi.fn(async () => Window)
  const shown = show(load)
  expect(await shown(false)).toBe('not yet')
  expect(load).not.toHaveBeenCalled()
  expect(await shown(true)).toBe('window')
  expect(await shown(false)).toBe('window')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page is told of a part that cannot be fetched', async () => {
  const shown = show(() => Promise.reject(new Error('The line is down.')))
  expect(await shown(true)).toBe('without')
})
