import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, test } from 'vitest'
import { isTypedIn, keyOf } from './press.js'
import { pressedRow } from './rows.js'
import { usePageKeys } from './use-page-keys.js'

let close: (() => void) | undefined
afterEach(() => {
  close?.()
  close = undefined
  document.body.innerHTML = ''
})

const press = (key: string, more: KeyboardEventInit & { keyCode?: number } = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more })

/** Dispatches a press in an element, and tells whether it belongs to it. */
function isTypedAt(element: EventTarget): boolean {
  let found = false
  const hear = (event: Event) => {
    found = isTypedIn(event)
  }
  addEventListener('keydown', hear)
  element.dispatchEvent(press('b'))
  removeEventListener('keydown', hear)
  return found
}

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable></div>', true],
  ['<div contenteditable><b></b></div>', true],
  ['<talkgraph-widget></talkgraph-widget>', true],
  ['<input type="checkbox">', false],
  ['<button></button>', false],
  ['<div contenteditable="false"></div>', false],
])('keys pressed in %s belong to it: %s', (html, isTheirs) => {
  document.body.innerHTML = html
  const deepest = document.body.querySelector('b') ?? document.body.firstElementChild
  expect(deepest && isTypedAt(deepest)).toBe(isTheirs)
})

it('keys pressed nowhere belong to nothing', () => {
  expect([document, window, document.body].map(isTypedAt)).toEqual([false, false, false])
})

it('a field inside a shadow root has its keys, though the event names what holds the root', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<input><button></button>'
  expect([...root.children].map(isTypedAt)).toEqual([true, false])
})

it.each([
  ['Russian', 'с', 'KeyC', 'c'],
  ['Russian, Caps Lock', 'Я', 'KeyZ', 'z'],
  ['Greek', 'ψ', 'KeyC', 'c'],
  ['Arabic', 'ى', 'KeyN', 'n'],
  ['Arabic, two letters on one key', 'لا', 'KeyB', 'b'],
  ['Hebrew', 'ז', 'KeyZ', 'z'],
  ['German: what is written counts, not the place', 'z', 'KeyY', 'z'],
  ['French', 'A', 'KeyQ', 'a'],
  ['a letter with a mark is Latin, too', 'é', 'Digit2', 'é'],
  ['a mark', '?', 'Digit7', '?'],
  ['a key with a name', 'Enter', 'Enter', 'Enter'],
])('%s: %s at %s is %s', (_, key, code, name) => {
  expect(keyOf(press(key, { code }))).toBe(name)
})

it('the Enter that confirms a word of an input method is no Enter', () => {
  expect(keyOf(press('Enter', { isComposing: true }))).toBe('Process')
  expect(keyOf(press('Enter', { keyCode: 229 }))).toBe('Process')
  const nativeEvent = { isComposing: true }
  const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(keyOf({ key: 'Enter', ...held, nativeEvent })).toBe('Process')
  expect(pressedRow([{ keys: ['Enter'] }], press('Enter', { isComposing: true }))).toBeUndefined()
})

test('a page hears its keys, but for what is typed, what a dialog has, and what was answered before', () => {
  const heard: string[] = []
  const rows = [{ keys: ['b'] }, { keys: ['f'], held: 'command', isTyping: true }] as const
  const Page = () => {
    usePageKeys(rows, ({ keys: [key] }) => heard.push(key))
    return (
      <>
        <p />
        <input />
        <div role="dialog">
          <button type="button">Close</button>
        </div>
        <div ref={element => element?.addEventListener('keydown', event => event.preventDefault())}>
          <i />
        </div>
      </>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Page />))
  close = () => flushSync(() => root.unmount())
  const at = (selector: string, event: KeyboardEvent) => {
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(at('p', press('b'))).toBe(true)
  expect(['input', '[role=dialog] button'].map(place => at(place, press('b')))).toEqual([
    false,
    false,
  ])
  at('i', press('b'))
  expect(at('input', press('а', { code: 'KeyF', ctrlKey: true }))).toBe(true)
  expect(heard).toEqual(['b', 'f'])
})
