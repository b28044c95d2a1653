import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../../index.js'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('below the composer one press says a suggestion, and what leads elsewhere opens in a new tab', async () => {
  const opened: unknown[] = []
  vi.stubGlobal('open', (...given: unknown[]) => opened.push(given))
  const data = {
    inputPrompt: 'What would you like to know?',
    suggestions: [
      { id: 'when', title: 'When are you open?' },
      { id: 'map', title: 'Map', link: 'https://maps.example/' },
    ],
  }
  const bot = {
    nodes: [
      { id: 'a', type: 'user-input', data },
      { id: 'b', type: 'message', data: { text: 'From eight.' } },
    ],
    edges: [{ source: 'a', target: 'b', sourceHandle: 'when' }],
  }
  const widget = mount({ bot, typingDelay: 0 })
  const said: unknown[] = []
  widget.on('message', ({ message }) => said.push(message))
  widget.open()
  const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
  const group = () => root()?.querySelector('.composer + fieldset')
  await vi.waitFor(() => expect(group()).not.toBeNull(), 5000)
  const buttons = [...(group()?.querySelectorAll('button') ?? [])]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['When are you open?', 'Map'])
  for (const button of buttons.toReversed()) button.click()
  expect(opened).toEqual([['https://maps.example/', '_blank', 'noopener']])
  await vi.waitFor(() => expect(said).toContain('From eight.'), 5000)
  expect(said).toEqual([data.inputPrompt, 'When are you open?', 'From eight.'])
  expect(group()).toBeNull()
  widget.destroy()
})
