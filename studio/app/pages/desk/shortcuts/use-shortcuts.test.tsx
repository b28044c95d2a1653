import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { keepKeys, useShortcuts } from './use-shortcuts.js'

let done: string[] = []
let close: (() => void) | undefined
afterEach(() => {
  close?.()
  localStorage.clear()
  document.body.innerHTML = ''
})

function Desk() {
  useShortcuts({ '?': () => done.push('?'), n: () => done.push('n'), '/': () => done.push('/') })
  return (
    <>
      <p id="text" />
      <input id="field" />
      <input id="switch" type="checkbox" />
      <textarea id="area" />
      <div role="dialog">
        <button type="button" id="inside">
          Close
        </button>
      </div>
    </>
  )
}

function open() {
  done = []
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Desk />))
  close = () => flushSync(() => root.unmount())
}

/** Presses a key in an element, and tells whether it was taken. */
function press(key: string, where = 'text', more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    code: 'KeyX',
    bubbles: true,
    cancelable: true,
    ...more,
  })
  document.getElementById(where)?.dispatchEvent(event)
  return event.defaultPrevented
}

test('what is on the key counts, with Shift and Caps Lock too, and the browser does nothing more with it', () => {
  open()
  expect([press('n'), press('N'), press('?', 'text', { shiftKey: true })]).toEqual([
    true,
    true,
    true,
  ])
  expect(press('/', 'text', { shiftKey: true })).toBe(true)
  expect(press('n', 'switch')).toBe(true)
  expect(done).toEqual(['n', 'n', '?', '/', 'n'])
})

test('nothing happens while somebody types, in a dialog, or with another key beside it', () => {
  open()
  for (const where of ['field', 'area', 'inside']) expect(press('n', where)).toBe(false)
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
  ])
    expect(press('n', 'text', more)).toBe(false)
  expect(press('x')).toBe(false)
  expect(done).toEqual([])
})

test('where single keys are off, their list still opens', () => {
  open()
  keepKeys(false)
  expect([press('n'), press('?')]).toEqual([false, true])
  expect(done).toEqual(['?'])
})
