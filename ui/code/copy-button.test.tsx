import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  Reflect.deleteProperty(document, 'execCommand')
})

/** A page without https: browsers give it no clipboard, and only what is selected can be copied. */
async function pressCopy(
  isAllowed: boolean,
): Promise<{ copied: string; said: string; isFocused: boolean }> {
  let copied = ''
  Object.assign(document, {
    execCommand: () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLTextAreaElement) copied = activeElement.value
      return isAllowed
    },
  })
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  await act(async () => root.render(<CopyButton text="npm i talkgraph" />))
  const button = home.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  const isFocused = document.activeElement === button
  const said = home.querySelector('[role=status]')?.textContent ?? ''
  await act(async () => root.unmount())
  return { copied, said, isFocused }
}

test('a text is copied on pages without https too', async () => {
  expect(navigator.clipboard).toBeUndefined()
  expect(await pressCopy(true)).toEqual({
    copied: 'npm i talkgraph',
    said: 'Copied',
    isFocused: true,
  })
})

test('where nothing can be copied it is said', async () => {
  expect((await pressCopy(false)).said).toBe('Could not copy')
})
