import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CustomizationsInput, readCustomizations } from '../../themes/index.js'
import { createObservable } from '../model/observable.js'
import { createPresence, type Presence } from './presence.js'

let presence: Presence | undefined

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  presence?.stop()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

function present(customizations: CustomizationsInput) {
  const looks = createObservable(readCustomizations(customizations))
  const show = vi.fn()
  const open = vi.fn()
  presence = createPresence(looks, { show, open })
  return {
    presence,
    show,
    open,
    restyle: (changed: CustomizationsInput) => looks.set(readCustomizations(changed)),
    async go(path: string) {
      history.pushState(null, '', path)
      await vi.advanceTimersByTimeAsync(500)
    },
  }
}

it('opens the chat after its delay in seconds, once', async () => {
  const { open } = present({ botAutoOpen: true, botAutoOpenDelay: 5 })
  await vi.advanceTimersByTimeAsync(4999)
  expect(open).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(open).toHaveBeenCalledOnce()
})

it('does not open by itself unless it is told to', async () => {
  const { open } = present({ botAutoOpenDelay: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).not.toHaveBeenCalled()
})

it('does not open once the visitor has had it open, nor after it is gone', async () => {
  const first = present({ botAutoOpen: true, botAutoOpenDelay: 5 })
  first.presence.settle()
  const second = present({ botAutoOpen: true, botAutoOpenDelay: 5 })
  second.presence.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first.open).not.toHaveBeenCalled()
  expect(second.open).not.toHaveBeenCalled()
})

it('waits on a disabled page and opens on the next that is not', async () => {
  history.replaceState(null, '', '/cart/pay')
  const { open, show, go } = present({
    botAutoOpen: true,
    disabledUrls: ['/cart'],
    disableSubUrls: true,
  })
  await go('/cart')
  expect(show).toHaveBeenLastCalledWith(false)
  expect(open).not.toHaveBeenCalled()
  await go('/home')
  expect(show).toHaveBeenLastCalledWith(true)
  expect(open).toHaveBeenCalledOnce()
})

it('hides on pages that are disabled later, and hears of nothing after it is gone', async () => {
  const { presence, show, go, restyle } = present({})
  // The delay before it opens by itself, and nobody who looks at the address.
  expect(vi.getTimerCount()).toBe(1)
  await go('/cart')
  expect(show).toHaveBeenLastCalledWith(true)
  restyle({ disabledUrls: ['/cart', '/pay'] })
  expect(show).toHaveBeenLastCalledWith(false)
  await go('/home')
  expect(show).toHaveBeenLastCalledWith(true)
  await go('/pay')
  expect(show).toHaveBeenLastCalledWith(false)
  presence.stop()
  await go('/home')
  restyle({})
  expect(show).toHaveBeenLastCalledWith(false)
})

it('hides and shows with the address and with the looks', async () => {
  const { show, go, restyle } = present({ disabledUrls: ['/cart'] })
  expect(show).toHaveBeenLastCalledWith(true)
  await go('/cart?step=2')
  expect(show).toHaveBeenLastCalledWith(false)
  restyle({})
  expect(show).toHaveBeenLastCalledWith(true)
})

it('leaves no timer behind', () => {
  present({ botAutoOpen: true, botAutoOpenDelay: 5, disabledUrls: ['/cart'] }).presence.stop()
  expect(vi.getTimerCount()).toBe(0)
})
