import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createController } from './controller.js'
import type { Surface } from './surface.js'

const bot = { nodes: [{ id: 'w', type: 'welcome', data: { text: 'Hello' } }], edges: [] }
const error = new Error('This page is full.')
const reported = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  reported.mockReset()
  vi.unstubAllGlobals()
})

function begin(surface: Partial<Surface>) {
  const remove = vi.fn()
  const widget = createController(
    { bot },
    {
      draw: () => undefined,
      show: () => undefined,
      remove,
      beside: {
        loadEmoji: () => Promise.reject(error),
        loadCatalogue: () => Promise.reject(error),
        loadRare: () => Promise.reject(error),
        loadPlugins: () => Promise.reject(error),
        loadKnownTexts: () => Promise.reject(error),
        loadMarkup: () => Promise.reject(error),
        loadDownload: () => Promise.reject(error),
        loadTabs: () => Promise.reject(error),
        loadResults: () => Promise.reject(error),
        loadTriggers: () => Promise.reject(error),
        loadAnalytics: () => Promise.reject(error),
      },
      ...surface,
    },
  )
  return { widget, remove }
}

const fail = () => {
  throw error
}

it('hands on to the page what goes wrong while the widget is drawn, and takes the widget away', async () => {
  const { remove } = begin({ draw: fail })
  await vi.waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(error))
  expect(remove).toHaveBeenCalledOnce()
})

it('hands on to the page what goes wrong before the widget is drawn', async () => {
  const draw = vi.fn()
  const { remove } = begin({ draw, whenFree: () => Promise.reject(error) })
  await vi.waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(error))
  expect(draw).not.toHaveBeenCalled()
  expect(remove).toHaveBeenCalledOnce()
})

it('says nothing of what goes wrong once the page has taken the widget away', async () => {
  let breakOff: () => void = fail
  const busy = new Promise<void>((_, reject) => {
    breakOff = () => reject(error)
  })
  const whenFree = vi.fn(() => busy)
  const { widget } = begin({ whenFree })
  await vi.waitFor(() => expect(whenFree).toHaveBeenCalled())
  widget.destroy()
  breakOff()
  await busy.catch(() => undefined)
  await new Promise(resolve => setTimeout(resolve))
  expect(reported).not.toHaveBeenCalled()
})

it('shows nothing more when the page takes the widget away as it becomes ready', async () => {
  const show = vi.fn()
  const { widget, remove } = begin({ show })
  widget.on('ready', () => widget.destroy())
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
  expect(show).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
})
