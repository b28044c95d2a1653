import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'

/** Draws something of the studio as the page of an address until the test is over, which also takes back the globals that it has stubbed. */
export async function show(element: ReactNode, at = '/') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const home = document.body.appendChild(document.createElement('main'))
  Object.assign(home, { id: 'main', tabIndex: -1 })
  const root = createRoot(home)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await act(async () => root.unmount())
    client.clear()
    home.remove()
  }
  onTestFinished(async () => {
    await close()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  return { home, close }
}

/** Types into a field as a person does. */
export const typeInto = (
  field: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  text: string,
) =>
  act(async () => {
    if (!field) throw new Error('There is no such field.')
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
