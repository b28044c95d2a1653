import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeOver } from './take-over.js'

const opened = vi.fn()
let launcher: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<div id="from"><button></button></div><div id="to"><button class="launcher"></button></div>`
  launcher = find('.launcher')
  launcher.addEventListener('click', opened)
})
afterEach(() => {
  opened.mockReset()
})

it.each([
  ['released after', [['keyup', ' ']], 1],
  [
    'pressed once more',
    [
      ['keyup', ' '],
      ['keydown', ' '],
      ['keyup', ' '],
    ],
    1,
  ],
  [
    'pressed and released after, which browsers make a click of',
    [
      ['keydown', ' '],
      ['keyup', ' '],
    ],
    0,
  ],
  [
    'another key, such as Tab on its way here',
    [
      ['keyup', 'Tab'],
      ['keyup', ' '],
    ],
    0,
  ],
])('the space bar, %s', (_, keys, times) => {
  find('#from button').focus()
  takeOver(find('#from'), find('#to'))
  expect(document.activeElement).toBe(launcher)
  for (const [type = '', key = ''] of keys) launcher.dispatchEvent(new KeyboardEvent(type, { key }))
  expect(opened).toHaveBeenCalledTimes(times)
})

it('the space bar, released after a click that has opened the chat already', () => {
  find('#from').setAttribute('data-open', '100')
  find('#from button').focus()
  takeOver(find('#from'), find('#to'))
  launcher.dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }))
  expect(opened).not.toHaveBeenCalled()
})

it('a launcher without focus gets none, and no press', () => {
  takeOver(find('#from'), find('#to'))
  expect(document.activeElement).toBe(document.body)
  launcher.dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }))
  expect(opened).not.toHaveBeenCalled()
})

function find(path: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(path)
  if (!found) throw new Error(`Nothing at ${path}.`)
  return found
}
