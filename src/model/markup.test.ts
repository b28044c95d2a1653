import { expect, it, vi } from 'vitest'
import { createMarkup, type LoadMarkup } from './markup.js'

const sanitise = () => document.createDocumentFragment()

it('is fetched once, and again only after a failure, which is told', async () => {
  const load = vi.fn<LoadMarkup>(() => Promise.resolve({ sanitise }))
  load.mockRejectedValueOnce(new Error('404'))
  const report = vi.fn()
  const markup = createMarkup(load, report)
  markup.fetch()
  markup.fetch()
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(report.mock.lastCall?.[0]).toMatchObject({ code: 'MARKUP_NOT_LOADED' })
  expect(markup.get()).toBeUndefined()
  markup.fetch()
  await vi.waitFor(() => expect(markup.get()).toBe(sanitise))
  markup.fetch()
  expect(load).toHaveBeenCalledTimes(2)
})
