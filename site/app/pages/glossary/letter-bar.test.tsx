import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LetterBar } from './letter-bar.js'
import { letterBarScript } from './letter-bar-script.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

function show() {
  document.body.innerHTML = renderToStaticMarkup(<LetterBar letters={['A', 'C']} nonce="n" />)
  const bar = document.querySelector('nav') as HTMLElement
  // A browser runs the script that stands in the page; one that is put in later does not run.
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'))
  new Function(letterBarScript)()
  const scrollTo = (pixels: number) => {
    vi.stubGlobal('scrollY', pixels)
    dispatchEvent(new Event('scroll'))
  }
  return { bar, scrollTo }
}

test('a letter leads to its section where it has one', () => {
  const { bar } = show()
  expect([...bar.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
    '#letter-a',
    '#letter-c',
  ])
  expect(bar.querySelectorAll('li')).toHaveLength(26)
})

test('the bar is fixed after 200 px and hides 2 seconds after scrolling stopped', () => {
  const { bar, scrollTo } = show()
  scrollTo(200)
  expect(bar.hasAttribute('data-fixed')).toBe(false)
  scrollTo(201)
  expect(bar.hasAttribute('data-fixed')).toBe(true)
  vi.advanceTimersByTime(1500)
  scrollTo(400)
  vi.advanceTimersByTime(1999)
  expect(bar.hasAttribute('data-hidden')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(bar.hasAttribute('data-hidden')).toBe(true)
  scrollTo(300)
  expect(bar.hasAttribute('data-hidden')).toBe(false)
})
