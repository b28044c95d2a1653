import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTyping } from './keep-typing.js'

const heardByPage = vi.fn<(type: string, key: unknown) => void>()
const types = 'keydown keypress keyup cut copy paste beforeinput input focusin focusout'.split(' ')
const focusTypes = ['focus', 'focusin', 'blur', 'focusout']
const told = (event: Event) => heardByPage(event.type, Reflect.get(event, 'key'))

let shadow: ShadowRoot
let letGo: () => void

beforeEach(() => {
  shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  shadow.innerHTML =
    '<div id="frame"><textarea></textarea><input type="date"><input type="range"><button>Yes</button></div>'
  letGo = keepTyping(shadow)
  for (const type of types)
    for (const isCapture of [true, false]) document.addEventListener(type, told, isCapture)
})
afterEach(() => {
  letGo()
  for (const type of types)
    for (const isCapture of [true, false]) document.removeEventListener(type, told, isCapture)
  document.body.replaceChildren()
  heardByPage.mockReset()
})

function find(selector: string): HTMLElement {
  const found = shadow.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const outgoing = { bubbles: true, composed: true, cancelable: true }
const press = (selector: string, key: string, more: KeyboardEventInit = {}) =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { ...outgoing, key, ...more }))

it.each(['textarea', 'input[type=date]'])(
  'all that comes out of a %s is heard inside once, and not by the page',
  selector => {
    const heard: unknown[] = []
    for (const type of types)
      find('#frame').addEventListener(type, event => heard.push([event.type, event.target]))
    const events = [
      ...types.slice(0, 3).map(type => new KeyboardEvent(type, { ...outgoing, key: '/' })),
      ...types.slice(3).map(type => new Event(type, outgoing)),
    ]
    for (const event of events) find(selector).dispatchEvent(event)
    expect(heard).toEqual(types.map(type => [type, find(selector)]))
    expect(heardByPage).not.toHaveBeenCalled()
  },
)

/** As Firefox has it: a key event leaves every root. */
class OutgoingKey extends KeyboardEvent {
  override get composed() {
    return true
  }
}

it('a key that leaves every root, as in Firefox, is heard inside once, and not by the page', () => {
  const heard: unknown[] = []
  find('#frame').addEventListener('keydown', event => {
    const { key, code, shiftKey, isComposing } = event
    heard.push({ key, code, shiftKey, isComposing })
    event.preventDefault()
  })
  const init = { ...outgoing, key: 'A', code: 'KeyA', shiftKey: true }
  const event = new OutgoingKey('keydown', init)
  expect(find('textarea').dispatchEvent(event)).toBe(false)
  expect(heard).toEqual([{ key: 'A', code: 'KeyA', shiftKey: true, isComposing: false }])
  expect(heardByPage).not.toHaveBeenCalled()
})

it('what is heard inside has the key, its modifiers and the composition that it belongs to', () => {
  const heard: unknown[] = []
  find('#frame').addEventListener(
    'keydown',
    ({ key, code, keyCode, shiftKey, isComposing, composed }) =>
      heard.push({ key, code, keyCode, shiftKey, isComposing, composed }),
  )
  const told = { key: 'Process', code: 'KeyA', keyCode: 229, shiftKey: true, isComposing: true }
  press('textarea', told.key, told)
  expect(heard).toEqual([{ ...told, composed: false }])
})

it('what is heard inside is no event of a key, for which WebKit would do once more what the key does', () => {
  const heard: unknown[] = []
  find('#frame').addEventListener('keydown', event =>
    heard.push([event.key, event instanceof KeyboardEvent]),
  )
  press('input[type=range]', 'ArrowRight')
  expect(heard).toEqual([['ArrowRight', false]])
})

it('what is prevented inside is prevented, and nothing else is', () => {
  expect(press('textarea', 'Enter')).toBe(true)
  find('#frame').addEventListener('keydown', event => event.preventDefault())
  expect(press('textarea', 'Enter')).toBe(false)
})

it.each([' ', 'Enter', 'ArrowLeft', 'PageDown', 'End'])(
  'a button, and what is slid, keeps %j, by which it is used',
  key => {
    press('button', key)
    press('input[type=range]', key)
    expect(heardByPage).not.toHaveBeenCalled()
  },
)

it.each([
  ['/', {}],
  ['Tab', {}],
  ['Enter', { ctrlKey: true }],
])('the page goes on hearing %j with %j on a button', (key, more) => {
  press('button', key, more)
  expect(heardByPage.mock.calls).toEqual([
    ['keydown', key],
    ['keydown', key],
  ])
})

it.each(focusTypes)('a %s of anything inside is nothing that a page could trap', type => {
  const heard = vi.fn()
  find('button').addEventListener(type, heard)
  document.addEventListener(type, told, true)
  find('button').dispatchEvent(
    new FocusEvent(type, { bubbles: type.startsWith('focus'), composed: true }),
  )
  document.removeEventListener(type, told, true)
  expect(heard).toHaveBeenCalledOnce()
  expect(heardByPage).not.toHaveBeenCalled()
})

it('an Escape leaves unless it has closed something inside', () => {
  press('textarea', 'Escape')
  expect(heardByPage).toHaveBeenCalledTimes(2)
  find('#frame').addEventListener('keydown', event => event.preventDefault())
  for (const selector of ['textarea', 'button']) expect(press(selector, 'Escape')).toBe(false)
  find('button').dispatchEvent(new KeyboardEvent('keyup', { ...outgoing, key: 'Escape' }))
  expect(heardByPage).toHaveBeenCalledTimes(2)
})

it('the page hears its own fields, and ours again once they are let go', () => {
  const own = document.body.appendChild(document.createElement('input'))
  own.dispatchEvent(new KeyboardEvent('keydown', { ...outgoing, key: '/' }))
  expect(heardByPage).toHaveBeenCalledTimes(2)
  letGo()
  press('textarea', '/')
  expect(heardByPage).toHaveBeenCalledTimes(4)
})
