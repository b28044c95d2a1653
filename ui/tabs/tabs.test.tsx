import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LinkTabs } from './tabs.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('on a phone the tab of the page that one is on is scrolled into view, to either side', async () => {
  // Each tab is 100 wide, of which 250 are seen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const nav = this.closest('nav')
    if (this === nav || !nav) return new DOMRect(0, 0, 250, 40)
    return new DOMRect([...nav.children].indexOf(this) * 100 - nav.scrollLeft, 0, 100, 40)
  })
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  const scrolled = async (here: string) => {
    const tabs = ['a', 'b', 'c', 'd', 'e'].map(href => ({
      href,
      label: href,
      current: href === here,
    }))
    await act(async () => root.render(<LinkTabs label="Parts" tabs={tabs} />))
    return home.querySelector('nav')?.scrollLeft
  }
  expect(await scrolled('b')).toBe(0)
  expect(await scrolled('e')).toBe(250)
  expect(await scrolled('d')).toBe(250)
  expect(await scrolled('a')).toBe(0)
  await act(async () => root.unmount())
})
