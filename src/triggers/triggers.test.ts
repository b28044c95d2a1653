import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { readCustomizations } from '../../themes/index.js'
import { createObservable } from '../model/observable.js'
import { windowMachine } from '../model/window.machine.js'
import { watchTriggers } from './triggers.js'

let life: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Before {
  /** Does the window fill its place? */
  readonly staysOpen?: boolean
  /** What has happened before the triggers are there. */
  readonly events?: readonly ('open' | 'close')[]
}

function watch(
  triggers: readonly Record<string, unknown>[],
  customizations = {},
  { staysOpen = false, events = [] }: Before = {},
) {
  const chat = createActor(windowMachine, { input: { staysOpen } }).start()
  chat.send({ type: 'bot.ready' })
  for (const type of events) chat.send({ type, byVisitor: true })
  const open = vi.fn(() => chat.send({ type: 'open', byVisitor: false }))
  const controls = { chat, openByItself: open }
  const looks = createObservable(readCustomizations(customizations))
  const finder = { slot: { name: 'talkgraph shop' } }
  watchTriggers([...triggers], { finder, looks: { current: looks }, controls, signal: life.signal })
  return { chat, open, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

/** Comes to the same place as another page of the visit. */
function nextPage() {
  life.abort()
  life = new AbortController()
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  vi.stubGlobal('innerHeight', 500)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500)
  dispatchEvent(new Event('scroll'))
}

const leave = (clientY: number) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }))

async function go(path: string) {
  history.pushState(null, '', path)
  // The address is looked at every 500 ms.
  await vi.advanceTimersByTimeAsync(501)
}

it('opens after a time, once', async () => {
  const { open, pass } = watch([
    { on: 'time', seconds: 5 },
    { on: 'time', seconds: 6 },
  ])
  await pass(4999)
  expect(open).not.toHaveBeenCalled()
  await pass(1)
  expect(open).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(open).toHaveBeenCalledOnce()
})

it('opens when so much of the page has been scrolled', async () => {
  const { open } = watch([{ on: 'scroll', percent: '60' }])
  scrollTo(590)
  expect(open).not.toHaveBeenCalled()
  scrollTo(600)
  expect(open).toHaveBeenCalledOnce()
})

it('opens when the mouse leaves by the upper edge, and by no other', () => {
  const { open } = watch([{ on: 'exit' }])
  leave(300)
  expect(open).not.toHaveBeenCalled()
  leave(-1)
  expect(open).toHaveBeenCalledOnce()
})

describe('on pages', () => {
  it('opens as soon as one of them is there, by a router too', async () => {
    const { open, pass } = watch([{ on: 'page', pages: ['/pricing*'] }])
    await pass(1000)
    expect(open).not.toHaveBeenCalled()
    await go('/pricing/teams?x=1')
    expect(open).toHaveBeenCalledOnce()
  })

  it('counts the time from when the page is there, and not beyond it', async () => {
    const { open, pass } = watch([{ on: 'time', seconds: 3, pages: ['/pricing'] }])
    await go('/pricing')
    await pass(2000)
    await go('/')
    await pass(5000)
    expect(open).not.toHaveBeenCalled()
    await go('/pricing')
    await pass(3000)
    expect(open).toHaveBeenCalledOnce()
  })

  it('never opens where the chat is not to be seen', async () => {
    const { open, pass } = watch([{ on: 'time', seconds: 1 }], { disabledUrls: ['/'] })
    await pass(5000)
    expect(open).not.toHaveBeenCalled()
    await go('/shop')
    await pass(1000)
    expect(open).toHaveBeenCalledOnce()
  })
})

describe('by the address', () => {
  it.each(['/?a=1&talkgraph=open', '/#talkgraph'])('opens on %s', async address => {
    history.replaceState(null, '', address)
    const { open, pass } = watch([{ on: 'address' }])
    await pass(1)
    expect(open).toHaveBeenCalledOnce()
  })

  it.each(['/?talkgraph=closed', '/#talkgraphs', '/'])('does not open on %s', async address => {
    history.replaceState(null, '', address)
    const { open, pass } = watch([{ on: 'address' }])
    await pass(5000)
    expect(open).not.toHaveBeenCalled()
  })

  it('opens when it says so later', async () => {
    const { open } = watch([{ on: 'address' }])
    await go('#talkgraph')
    expect(open).toHaveBeenCalledOnce()
  })
})

describe('a second page', () => {
  it('of the same visit does not open again', async () => {
    const triggers = [{ on: 'time', seconds: 1 }]
    await watch(triggers).pass(1000)
    nextPage()
    const { open, pass } = watch(triggers)
    await pass(5000)
    expect(open).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })

  it('of a later visit opens again, unless the trigger is once per visitor', async () => {
    const triggers = [
      { on: 'time', seconds: 1, once: 'visitor' },
      { on: 'time', seconds: 3 },
    ]
    await watch(triggers).pass(1000)
    sessionStorage.clear()
    nextPage()
    const { open, pass } = watch(triggers)
    await pass(2999)
    expect(open).not.toHaveBeenCalled()
    await pass(1)
    expect(open).toHaveBeenCalledOnce()
  })

  it('opens where the browser blocks its storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    const { open, pass } = watch([{ on: 'time', seconds: 1 }])
    await pass(1000)
    expect(open).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})

it('does not open what the visitor has opened and closed, on this page or the next', async () => {
  const triggers = [{ on: 'time', seconds: 1 }]
  const first = watch(triggers)
  first.chat.send({ type: 'open', byVisitor: true })
  first.chat.send({ type: 'close', byVisitor: true })
  await first.pass(5000)
  expect(first.open).not.toHaveBeenCalled()
  nextPage()
  const { open, pass } = watch(triggers)
  await pass(5000)
  expect(open).not.toHaveBeenCalled()
})

it('does not open what was opened and closed before the triggers had come', async () => {
  const triggers = [{ on: 'time', seconds: 1 }]
  const first = watch(triggers, {}, { events: ['open', 'close'] })
  await first.pass(5000)
  expect(first.open).not.toHaveBeenCalled()
  nextPage()
  const { open, pass } = watch(triggers)
  await pass(5000)
  expect(open).not.toHaveBeenCalled()
})

it('leaves a window that fills its place alone, and keeps nothing there', async () => {
  const { open, pass } = watch([{ on: 'time', seconds: 1 }], {}, { staysOpen: true })
  await pass(5000)
  expect(open).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('keeps nothing in the browser before the chat is opened', async () => {
  await watch([{ on: 'exit' }, { on: 'time', seconds: 9, once: 'visitor' }]).pass(5000)
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})

it.each([[{}], [{ on: 'tme' }], [{ on: 'page' }], [{ on: 'page', pages: [] }]])(
  'never opens by %j',
  async trigger => {
    const { open, pass } = watch([trigger])
    leave(-1)
    await pass(100_000)
    expect(open).not.toHaveBeenCalled()
  },
)

it('stops with the widget', async () => {
  const { open, pass } = watch([
    { on: 'time', seconds: 1 },
    { on: 'exit' },
    { on: 'scroll', percent: 10 },
  ])
  life.abort()
  leave(-1)
  scrollTo(900)
  await pass(5000)
  expect(open).not.toHaveBeenCalled()
})
