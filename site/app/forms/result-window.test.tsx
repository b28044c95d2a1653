import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultWindow } from './result-window.js'

const isLost = vi.hoisted(() => ({ now: false }))
vi.mock('./result-dialog.js', async importOriginal => {
  if (isLost.now) throw new Error('The line is down.')
  return importOriginal()
})

afterEach(() => {
  vi.resetModules()
  document.body.innerHTML = ''
})

const result = { status: 'success', message: 'It is on its way.' } as const

function send() {
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  const show = (isSending: boolean, shown?: typeof result) =>
    flushSync(() =>
      root.render(
        <ResultWindow
          titles={{ success: 'Sent', error: 'Not sent' }}
          result={shown}
          isSending={isSending}
          onClose={() => {}}
        />,
      ),
    )
  show(false)
  show(true)
  show(false, result)
}

test('what came of a form stands in the page where the window cannot be fetched', async () => {
  isLost.now = true
  send()
  await vi.waitFor(() => expect(document.body.textContent).toContain('It is on its way.'))
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

test('what came of a form is told in a window', async () => {
  isLost.now = false
  send()
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('It is on its way.'),
  )
})
