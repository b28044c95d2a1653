import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let lockScroll: typeof import('./lock-scroll.js').lockScroll
beforeEach(async () => {
  // Windows of other tests may hold it.
  vi.resetModules()
  lockScroll = (await import('./lock-scroll.js')).lockScroll
})

const tags = [document.documentElement, document.body]
const styles = () => tags.map(tag => tag.getAttribute('style'))
afterEach(() => {
  for (const tag of tags) tag.removeAttribute('style')
})

it('is held until the last of several windows lets go, in any order and however often', () => {
  const [first, second] = [lockScroll(), lockScroll()]
  const held = styles()
  expect(held.join()).toContain('overflow')
  first()
  first()
  expect(styles()).toEqual(held)
  second()
  expect(styles()).toEqual([null, null])
})

it('gives the page its own styles back, and leaves alone what the page sets in the meantime', () => {
  const own = 'overflow-x: clip; overflow-y: scroll !important; color: red;'
  for (const tag of tags) tag.style.cssText = own
  const before = styles()
  lockScroll()()
  expect(styles().map(style => style?.split('; ').sort())).toEqual(
    before.map(style => style?.split('; ').sort()),
  )
  const unlock = lockScroll()
  for (const tag of tags) {
    tag.style.setProperty('overflow-y', 'auto')
    tag.style.setProperty('--theme', 'dark')
  }
  unlock()
  for (const { style } of tags) {
    expect(style.overflowX).toBe('clip')
    expect(style.overflowY).toBe('auto')
    expect(style.getPropertyValue('--theme')).toBe('dark')
  }
})
