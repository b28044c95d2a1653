import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { createMounting } from '../mount/mount.js'
import { catalogue } from './catalogues/ar.js'
import type { LoadCatalogue } from './load-texts.js'

const bot = {
  name: 'Ada',
  nodes: [{ id: 'w', type: 'yes-or-no-choice', data: { questionText: 'Well?' } }],
  edges: [],
  translations: { ar: { w: { questionText: 'حسنًا؟' } } },
}

let warned: MockInstance

beforeEach(() => {
  vi.useFakeTimers()
  warned = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  for (const host of document.querySelectorAll('talkgraph-widget')) host.remove()
  document.documentElement.lang = ''
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const mount = (loadCatalogue: LoadCatalogue, locale?: string) => {
  const { mount } = createMounting({
    loadCatalogue,
    loadEmoji: () => Promise.reject(new Error()),
    loadRare: () => Promise.reject(new Error()),
    loadPlugins: () => Promise.reject(new Error()),
    loadKnownTexts: () => Promise.reject(new Error()),
    loadMarkup: () => Promise.reject(new Error()),
    loadDownload: () => Promise.reject(new Error()),
    loadTabs: () => Promise.reject(new Error()),
    loadResults: () => Promise.reject(new Error()),
    loadTriggers: () => Promise.reject(new Error()),
    loadAnalytics: () => Promise.reject(new Error()),
  })
  const problems: string[] = []
  const widget = mount({ bot, locale, mode: 'full-page' })
  widget.on('problem', ({ code }) => problems.push(code))
  return { widget, problems }
}
const frame = () =>
  document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector<HTMLElement>('.frame')
const names = () =>
  [...(frame()?.querySelectorAll('[aria-label]') ?? [])].map(e => e.getAttribute('aria-label'))

test('the chat is drawn in the language asked for, once its texts are there, and speaks it', async () => {
  const load = vi.fn<LoadCatalogue>(() => Promise.resolve(catalogue))
  const { problems } = mount(load, 'ar-EG')
  await vi.advanceTimersByTimeAsync(800)
  expect(frame()?.dir).toBe('rtl')
  expect(load.mock.calls).toEqual([['ar']])
  expect(names()).toContain(catalogue['Send message'])
  expect(names()).not.toContain('Send message')
  const texts = frame()?.textContent
  for (const text of ['حسنًا؟', catalogue.Yes, catalogue.No]) expect(texts).toContain(text)
  expect(problems).toEqual([])
})

test('the page says which language; English fetches nothing', async () => {
  const load = vi.fn<LoadCatalogue>(() => Promise.resolve(catalogue))
  document.documentElement.lang = 'iw-IL'
  mount(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(frame()?.dir).toBe('rtl')
  mount(load, 'en-GB')
  mount(load, 'sv')
  await vi.advanceTimersByTimeAsync(0)
  expect(load.mock.calls).toEqual([['he']])
})

test('texts that do not load leave the chat in English, and the owner is told once', async () => {
  const { problems } = mount(() => Promise.reject(new Error('404')), 'de')
  await vi.advanceTimersByTimeAsync(50)
  await vi.waitFor(() => expect(names()).toContain('Send message'))
  expect(problems).toEqual(['TEXTS_NOT_LOADED'])
  expect(warned).toHaveBeenCalledOnce()
})

test('texts that never come do not hold the chat up for long', async () => {
  const { problems } = mount(() => new Promise(() => undefined), 'de')
  await vi.advanceTimersByTimeAsync(1999)
  expect(names()).toEqual([])
  await vi.advanceTimersByTimeAsync(51)
  await vi.waitFor(() => expect(names()).toContain('Send message'))
  expect(problems).toEqual(['TEXTS_NOT_LOADED'])
})

test('a widget that is gone says nothing of texts that did not load', async () => {
  const { widget, problems } = mount(() => Promise.reject(new Error('404')), 'de')
  widget.destroy()
  await vi.advanceTimersByTimeAsync(3000)
  expect(problems).toEqual([])
  expect(warned).not.toHaveBeenCalled()
})
