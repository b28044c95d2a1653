import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { notePress } from './press-place.js'
import { ResultDialog } from './result-dialog.js'

afterEach(() => {
  document.body.innerHTML = ''
})

const press = (x: number, y: number, detail = 1) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail })

/** A window about a form that was sent by a click at 100, 100. */
function open() {
  notePress(press(100, 100))
  const onClose = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const titles = { success: 'Thank You', error: 'Oops' }
  const result = { status: 'success', message: 'It is on its way.' } as const
  flushSync(() => root.render(<ResultDialog titles={titles} result={result} onClose={onClose} />))
  const close = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Close',
  )
  return { onClose, close }
}

test('a second click where the form was sent does not close the window, one elsewhere does', () => {
  const { onClose, close } = open()
  close?.dispatchEvent(press(103, 101))
  expect(onClose).not.toHaveBeenCalled()
  close?.dispatchEvent(press(300, 240))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the keyboard closes the window at once, from its button', () => {
  const { onClose, close } = open()
  close?.dispatchEvent(press(0, 0, 0))
  expect(onClose).toHaveBeenCalledOnce()
})
