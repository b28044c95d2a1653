import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { DeskThread } from '#api/records.js'
import { deskMachine } from '../chart/desk.machine.js'
import type { LoadedDesk, LoadedPage, WantedPage } from '../chart/desk-context.js'
import type { OpenView } from '../chart/thread-order.js'
import { makeThread } from '../testing/make-thread.js'
import './found-threads.js'
import { ThreadPane } from './thread-pane.js'

const closers: (() => Promise<void>)[] = []
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Nothing is laid out here.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const thread = (id: string) => makeThread(id, { visitor: { ...makeThread(id).visitor, name: id } })

/** The pane with a server that answers these pages one after the other. */
async function pane(...pages: { threads: DeskThread[]; nextCursor: string | null }[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, message: '', data: pages[asked.length - 1] })
  })
  const machine = deskMachine.provide({
    actors: {
      line: fromCallback(() => undefined),
      loadDesk: fromPromise<LoadedDesk, { view: OpenView; atLeast: number }>(async () => ({
        agentId: 'mia',
        agents: [],
        labels: [],
        at: '',
        counts: { mine: 0, waiting: 0, open: 0 },
        page: { threads: [], nextCursor: null },
      })),
      loadPage: fromPromise<LoadedPage, WantedPage>(async ({ input: wanted }) => ({
        threads: [],
        nextCursor: null,
        wanted,
      })),
    },
  })
  const desk = createActor(machine).start()
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = <ThreadPane desk={desk} openId={null} onHelp={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element }])
  closers.push(async () => {
    await act(async () => root.unmount())
    client.clear()
    desk.stop()
    home.remove()
  })
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    // What was asked for then is answered and drawn.
    for (let turn = 0; turn < 3; turn++) await act(() => vi.advanceTimersByTimeAsync(0))
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  const type = (text: string) =>
    act(async () => {
      const field = home.querySelector('input[type=search]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = async (name: string) => {
    const button = [...home.querySelectorAll('button')].find(each =>
      each.textContent?.startsWith(name),
    )
    button?.focus()
    await act(async () => button?.click())
    await pass(10)
  }
  const names = () => [...home.querySelectorAll('ul a')].map(each => each.getAttribute('href'))
  return { asked, pass, type, press, names, home }
}

test('a search asks once after the last letter, and the server for the list that is chosen', async () => {
  const { asked, type, pass, press, names } = await pane({
    threads: [thread('a')],
    nextCursor: null,
  })
  await press('Mine')
  for (const text of ['r', 'ry', 'rye']) await type(text)
  await pass(249)
  expect(asked).toEqual([])
  await pass(20)
  expect(asked).toEqual(['/v1/desk/threads?filter=mine&limit=50&search=rye'])
  expect(names()).toEqual(['/desk/a'])
})

test('every thread that is over can be reached, page by page, and the keyboard goes on where the page begins', async () => {
  const { asked, press, names } = await pane(
    { threads: [thread('a'), thread('b')], nextCursor: 'next' },
    { threads: [thread('c')], nextCursor: null },
  )
  await press('Ended')
  expect(names()).toEqual(['/desk/a', '/desk/b'])
  await press('Show more')
  expect(asked.at(-1)).toBe('/v1/desk/threads?filter=ended&limit=50&cursor=next')
  expect(names()).toEqual(['/desk/a', '/desk/b', '/desk/c'])
  expect(document.activeElement?.getAttribute('href')).toBe('/desk/c')
})

test('where the newest threads have nothing, earlier ones are offered', async () => {
  const { type, pass, press, names, home } = await pane(
    { threads: [], nextCursor: 'next' },
    { threads: [thread('old')], nextCursor: null },
  )
  await type('rye')
  await pass(300)
  expect(home.textContent).toContain('Nothing found yet')
  await press('Search earlier threads')
  expect(names()).toEqual(['/desk/old'])
})
