import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../index.js'

vi.setConfig({ testTimeout: 60_000 })
const bot = {
  id: 'typed',
  nodes: [
    { id: 'a', type: 'ask-name', data: { questionText: 'Who?' } },
    { id: 'b', type: 'user-input', data: { inputPrompt: 'And what?' } },
  ],
  edges: [{ source: 'a', target: 'b' }],
}

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

const field = () =>
  vi.waitFor(() => {
    const root = document.querySelector('talkgraph-widget')?.shadowRoot
    const found = root?.querySelector<HTMLTextAreaElement>('textarea:enabled')
    if (!found) throw new Error('Nothing can be typed yet.')
    return found
  }, 15_000)

async function type(text: string) {
  const box = await field()
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What a reload leaves: the browser's storage. */
function reload() {
  dispatchEvent(new Event('pagehide'))
  document.querySelector('talkgraph-widget')?.remove()
  return mount({ bot, persistence: 'session', typingDelay: 0 })
}

test('what is half written stands in the field after a reload, and is gone once it is sent', async () => {
  const widget = mount({ bot, persistence: 'session', typingDelay: 0 })
  widget.open()
  await field()
  widget.send('Bo')
  await vi.waitFor(() => expect(widget.getTranscript().at(-1)?.message).toBe('And what?'), 15_000)
  await type('A round loaf, please, but')
  const again = reload()
  expect((await field()).value).toBe('A round loaf, please, but')
  again.send('A round loaf')
  await vi.waitFor(() => expect(again.getTranscript().at(-1)?.message).toBe('A round loaf'), 15_000)
  again.destroy({ forget: true })
})
