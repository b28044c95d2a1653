import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { endSession } from '../../../api/session-end.js'
import { deskMachine } from '../chart/desk.machine.js'
import { makeThread } from '../testing/make-thread.js'
import { Composer } from './composer.js'
import { draftOf, keepDraft } from './drafts.js'

const closers: (() => Promise<void>)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.unstubAllGlobals()
  endSession()
})

async function composer(Drawn = Composer, thread = makeThread('t'), isOver = false) {
  const desk = createActor(deskMachine).start()
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  const client = new QueryClient()
  const as = (agentId: string, now = thread) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Drawn desk={desk} agentId={agentId} thread={now} isOver={isOver} now={0} />
        </QueryClientProvider>,
      ),
    )
  await as('')
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await act(async () => root.unmount())
    desk.stop()
    client.clear()
    home.remove()
  }
  closers.push(close)
  const field = () => home.querySelector('textarea')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field(),
        text,
      )
      field()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const send = () => act(async () => home.querySelector('form')?.requestSubmit())
  const press = (name: string) =>
    act(async () => {
      ;[...home.querySelectorAll('button')].find(each => each.textContent === name)?.click()
    })
  const outbox = () => desk.getSnapshot().context.outbox
  return { home, close, as, field, type, send, press, outbox }
}

test('an agent can answer on a page without https, where browsers have no randomUUID', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const { type, send, outbox } = await composer()
  await type('Hello')
  await send()
  expect(outbox()).toMatchObject([{ threadId: 't', kind: 'message', text: 'Hello' }])
})

test('what was written and not sent is there again, but not for whoever signs in next', async () => {
  const first = await composer()
  await first.type('Between us')
  await first.close()
  const second = await composer()
  expect(second.field()?.value).toBe('Between us')
  await second.close()
  endSession()
  expect((await composer()).field()?.value).toBe('')
})

test('a draft is there after the page was loaded anew, as the note that it was', async () => {
  const first = await composer()
  await first.press('Note')
  await first.type('Between us')
  dispatchEvent(new Event('pagehide'))
  await first.close()
  vi.resetModules()
  const fresh = await import('./composer.js')
  const again = await composer(fresh.Composer)
  expect(again.field()?.value).toBe('Between us')
  expect(again.field()?.getAttribute('aria-label')).toBe('Note for agents')
  await again.type('')
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('desk-drafts')).toBeNull()
})

test('what is typed is kept within a second, and is one agent’s', () => {
  vi.useFakeTimers()
  keepDraft('mia', 't', { text: 'Hello', isNote: false })
  expect(localStorage.getItem('desk-drafts')).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(localStorage.getItem('desk-drafts')).toContain('Hello')
  expect([draftOf('mia', 't')?.text, draftOf('tom', 't')?.text]).toEqual(['Hello', undefined])
  endSession()
  expect([draftOf('mia', 't'), localStorage.getItem('desk-drafts')]).toEqual([undefined, null])
  vi.useRealTimers()
})

test('the field keeps its keyboard and what is typed while the desk learns who answers', async () => {
  keepDraft('mia', 't', { text: 'From yesterday', isNote: false })
  const first = await composer()
  const field = first.field()
  field?.focus()
  await first.as('mia')
  expect(first.field()).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field?.value).toBe('From yesterday')
  await first.close()
  const second = await composer()
  await second.type('New words')
  await second.as('mia')
  expect(second.field()?.value).toBe('New words')
})

const via = {
  id: 'one',
  title: 'Pigeon post',
  writableUntil: null,
  hasTemplates: false,
  textLength: 20,
  files: {},
}

test('what the visitor’s channel cannot show is said before it is sent', async () => {
  const { home, type } = await composer(Composer, makeThread('t', { via }))
  expect(home.textContent).toContain('Pigeon post cannot take files: they go out as links')
  await type('A text of more than twenty signs')
  expect(home.textContent).toContain('This goes out as 2 messages')
})

test('in a thread that is over approved messages can be sent where the channel has some', async () => {
  const over = (hasTemplates: boolean) =>
    composer(Composer, makeThread('t', { via: { ...via, hasTemplates } }), true)
  const button = '[aria-label="Approved messages"]'
  const first = await over(true)
  expect(first.field()?.getAttribute('aria-label')).toBe('Note for agents')
  expect(first.home.querySelector(button)).not.toBeNull()
  await first.close()
  expect((await over(false)).home.querySelector(button)).toBeNull()
})

test('where the channel’s window is closed nothing can be written but notes', async () => {
  const late = { ...via, writableUntil: '1969-12-31T00:00:00.000Z', hasTemplates: true }
  const { home, field, press } = await composer(Composer, makeThread('t', { via: late }))
  expect(field()).toBeNull()
  expect(home.textContent).toContain(
    'Pigeon post takes approved messages alone until the visitor writes again',
  )
  expect([...home.querySelectorAll('button')].map(each => each.textContent)).toContain(
    'Approved messages',
  )
  await press('Note')
  expect(field()?.getAttribute('aria-label')).toBe('Note for agents')
})

test('an approved message is still being filled in when the visitor writes again', async () => {
  const closed = makeThread('t', {
    via: { ...via, writableUntil: '1969-12-31T00:00:00.000Z', hasTemplates: true },
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, message: '', data: { templates: [] } }),
  )
  const { as, field, press } = await composer(Composer, closed)
  await press('Approved messages')
  const dialog = await vi.waitFor(() => document.querySelector('[role="dialog"]') ?? expect.fail())
  await as('', { ...closed, via: { ...via, hasTemplates: true } })
  expect(field()).not.toBeNull()
  expect(document.querySelector('[role="dialog"]')).toBe(dialog)
})

test('who presses Note or Answer types there at once', async () => {
  const { press, field } = await composer(Composer, makeThread('t', { state: 'taken' }))
  for (const kind of ['Note', 'Answer']) {
    ;(document.activeElement as HTMLElement | null)?.blur()
    await press(kind)
    expect(document.activeElement).toBe(field())
  }
})
