// @vitest-environment jsdom
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { mount } from '../../../src/index.js'

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = () => undefined
})

test('the widget has the server run the step, and says and keeps what it brought', async () => {
  const widget = mount({
    chatbotId: 'shop',
    server: inject('served').url,
    typingDelay: 0,
    persistence: 'none',
  })
  widget.open()
  await vi.waitFor(() => {
    const log = document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector('[role=log]')
    expect(log?.textContent).toContain('3 left')
    expect(log?.textContent).toContain('I keep in mind: 3 left.')
  }, 30_000)
  widget.destroy()
}, 60_000)
