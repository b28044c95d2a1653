import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRotation } from './use-rotation.js'

let isCalm = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  isCalm = false
  document.body.innerHTML = ''
})

/** A page with three things of which one is shown, for two seconds each. */
function open() {
  const home = document.body.appendChild(document.createElement('div'))
  const Page = () => {
    const { at, isPlaying, toggle, show, holding } = useRotation(3, 2000)
    return (
      <>
        <p {...holding}>
          {at} <a href="#there">there</a>
        </p>
        <button type="button" onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" onClick={() => show(2)}>
          Last
        </button>
      </>
    )
  }
  act(() => createRoot(home).render(<Page />))
  return {
    shown: () => home.querySelector('p')?.textContent?.[0],
    words: () => home.querySelector('button')?.textContent,
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    press: (at: number) => act(() => home.querySelectorAll('button')[at]?.click()),
    at: (type: string) =>
      act(() => home.querySelector('p')?.dispatchEvent(new MouseEvent(type, { bubbles: true }))),
    link: () => home.querySelector('a'),
  }
}

test('goes on every two seconds, and round', () => {
  const page = open()
  expect(page.shown()).toBe('0')
  page.wait(2000)
  expect(page.shown()).toBe('1')
  page.wait(4000)
  expect(page.shown()).toBe('0')
})

test('rests while it is pointed at or has the focus', () => {
  const page = open()
  page.at('pointerover')
  page.wait(10_000)
  expect(page.shown()).toBe('0')
  page.at('pointerout')
  page.wait(2000)
  expect(page.shown()).toBe('1')
  act(() => page.link()?.focus())
  page.wait(10_000)
  expect(page.shown()).toBe('1')
  act(() => page.link()?.blur())
  page.wait(2000)
  expect(page.shown()).toBe('2')
})

test('stops for a button, and stays at what was picked', () => {
  const page = open()
  page.press(0)
  expect(page.words()).toBe('Play')
  page.wait(10_000)
  expect(page.shown()).toBe('0')
  page.press(0)
  page.press(1)
  page.wait(10_000)
  expect(page.shown()).toBe('2')
})

test('where a person wants no motion it only begins when asked to', () => {
  isCalm = true
  const page = open()
  page.wait(10_000)
  expect(page.shown()).toBe('0')
  page.press(0)
  page.wait(2000)
  expect(page.shown()).toBe('1')
})
