import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchAddress } from './watch-address.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('tells of an address that a router pushed, where the browser does not', () => {
  const heard = vi.fn()
  const stop = watchAddress(heard)
  vi.advanceTimersByTime(5000)
  expect(heard).not.toHaveBeenCalled()
  history.pushState(null, '', '/cart')
  vi.advanceTimersByTime(1000)
  expect(heard).toHaveBeenCalledOnce()
  history.replaceState(null, '', '/home')
  vi.advanceTimersByTime(500)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

it('leaves no timer behind, and patches nothing', () => {
  const { pushState, replaceState } = history
  const heard = vi.fn()
  const stop = watchAddress(heard)
  expect([history.pushState, history.replaceState]).toEqual([pushState, replaceState])
  stop()
  expect(vi.getTimerCount()).toBe(0)
  history.pushState(null, '', '/cart')
  vi.advanceTimersByTime(5000)
  expect(heard).not.toHaveBeenCalled()
})

it('listens to the Navigation API alone where there is one', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const heard = vi.fn()
  const stop = watchAddress(heard)
  expect(vi.getTimerCount()).toBe(0)
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(heard).toHaveBeenCalledOnce()
  stop()
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(heard).toHaveBeenCalledOnce()
})
