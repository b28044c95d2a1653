import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Chat } from '../../examples/headless/react-native/chat.jsx'

const bot = {
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: '<b>Good</b> day!' } },
    {
      id: 'more',
      type: 'n-choices',
      data: { choicePrompt: 'Tea?', choices: [{ id: 'yes', choiceText: 'Yes, please' }] },
    },
    { id: 'bye', type: 'message', data: { text: 'It is on its way' } },
  ],
  edges: [
    { source: 'hello', target: 'more' },
    { source: 'more', sourceHandle: 'yes', target: 'bye' },
  ],
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('the example for React Native plays a bot: what is said in a list, options to press', async () => {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const shows = (text: string) =>
    vi.waitFor(async () => {
      await act(async () => undefined)
      expect(place.textContent).toContain(text)
    }, 15_000)
  await act(async () => root.render(<Chat bot={bot} call={undefined} />))
  await shows('Good day!')
  await shows('Tea?')
  await shows('Yes, please')
  await act(async () => place.querySelector('button')?.click())
  await shows('It is on its way')
  expect(place.querySelector('button')).toBeNull()
  await act(async () => root.unmount())
})
