import { expect, test } from 'vitest'
import { cakes, openRoom } from '../../testing/open-room.js'
import { pressOnCanvas } from './press-on-canvas.js'

function walker() {
  const opened = openRoom(cakes)
  const trail: string[] = []
  const press = (
    key: string,
    held: Partial<Record<'altKey' | 'shiftKey' | 'ctrlKey', boolean>> = {},
  ) =>
    pressOnCanvas(opened.flowRoom, trail, {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...held,
    })
  const at = () => [opened.view.get().focus, opened.view.get().focusedExit]
  return { ...opened, press, at }
}

test('arrows follow exits, go through them and back by the way that was come', () => {
  const { press, at, said, view } = walker()
  press('ArrowRight')
  expect(at()).toEqual(['which', null])
  expect([...view.get().selected]).toEqual(['which'])
  press('ArrowDown')
  press('ArrowDown')
  expect(at()).toEqual(['which', 1])
  expect(said.at(-1)).toBe('Plum: goes to Welcome: Good day!.')
  press('ArrowRight')
  expect(at()).toEqual(['hi', null])
  press('ArrowLeft')
  expect(at()).toEqual(['which', null])
  press('1')
  expect(at()).toEqual(['apple', null])
  press('Home')
  expect(at()).toEqual(['hi', null])
})

test('an exit without a way says so, and A and C begin there', () => {
  const { press, at, said, view } = walker()
  press('ArrowRight')
  press('3')
  expect(at()).toEqual(['which', 2])
  expect(said.at(-1)).toBe('None: no way yet.')
  press('a')
  expect(view.get().adding).toEqual({ from: { nodeId: 'which', sourceHandle: 'n' } })
  press('C')
  expect(view.get().connecting).toEqual({ nodeId: 'which', sourceHandle: 'n' })
})

test('Alt and an arrow go to the nearest step there; a step that leads here is found without a way that was come', () => {
  const { press, at, view } = walker()
  press('ArrowRight', { altKey: true })
  expect(at()).toEqual(['which', null])
  view.goTo('bye', 'canvas')
  press('ArrowLeft')
  expect(at()).toEqual(['apple', null])
})

test('Enter opens the fields, Delete at an exit removes its way, M and arrows move by ten or fifty', () => {
  const { press, view, actions } = walker()
  press('Enter')
  expect(view.get().revealed).toEqual({ nodeId: 'hi', isEntered: true })
  press('ArrowDown')
  press('Delete')
  expect(actions.flow().steps.get('hi')?.exits[0]?.target).toBeUndefined()
  const before = actions.places().get('hi') ?? { x: 0, y: 0 }
  press('m')
  press('ArrowRight')
  press('ArrowDown', { shiftKey: true })
  press('Enter')
  expect(view.get().isMoving).toBe(false)
  expect(actions.places().get('hi')).toEqual({ x: before.x + 10, y: before.y + 50 })
})

test('other keys are left to the page', () => {
  const { press } = walker()
  for (const key of ['Tab', 'x', 'F5']) expect(press(key)).toBe(false)
  expect(press('a', { ctrlKey: true })).toBe(false)
})
