import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeptFocus } from './use-kept-focus.js'

const closers: (() => Promise<void>)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  vi.unstubAllGlobals()
})

/** Buttons that go away when they are pressed; in their place comes the next one, or the field. */
function Labels() {
  const [labels, setLabels] = useState(['one', 'two', 'three'])
  const keptFocus = useKeptFocus((place, box) => {
    const buttons = box.querySelectorAll('button')
    return buttons[Math.min(place, buttons.length - 1)] ?? document.querySelector('textarea')
  })
  return (
    <>
      <div {...keptFocus}>
        {labels.map(label => (
          <button
            key={label}
            type="button"
            onClick={() => setLabels(labels.filter(each => each !== label))}
          >
            {label}
          </button>
        ))}
      </div>
      <textarea />
    </>
  )
}

async function shown() {
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  closers.push(async () => {
    await act(async () => root.unmount())
    home.remove()
  })
  await act(async () => root.render(<Labels />))
  const button = (label: string) =>
    [...home.querySelectorAll('button')].find(each => each.textContent === label)
  const press = async (label: string) => {
    button(label)?.focus()
    await act(async () => button(label)?.click())
    return document.activeElement?.textContent || document.activeElement?.tagName
  }
  return { home, button, press }
}

test('a button that goes away when it is pressed gives the focus on, to the last of all to the field', async () => {
  const { press } = await shown()
  expect(await press('two')).toBe('three')
  expect(await press('three')).toBe('one')
  expect(await press('one')).toBe('TEXTAREA')
})

test('who has gone elsewhere meanwhile stays there', async () => {
  const { home, button } = await shown()
  button('two')?.focus()
  home.querySelector('textarea')?.focus()
  await act(async () => button('two')?.click())
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  button('one')?.focus()
  button('one')?.blur()
  await act(async () => undefined)
  await act(async () => button('one')?.click())
  expect(document.activeElement).toBe(document.body)
})
