import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { type FlowRoom, useFlowRoom, useView } from '../edit/flow-context.js'
import { pressOnStep } from '../edit/step-keys.js'
import { before, type Direction, nearest } from '../edit/walk.js'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const near = 10
const far = 50

/** The keyboard on the canvas: one stop, from which it walks along the exits. */
export function useCanvasKeys(home: RefObject<HTMLElement | null>) {
  const flowRoom = useFlowRoom()
  const { view } = flowRoom
  const [isInside, setInside] = useState(false)
  const focus = useView(state => state.focus)
  const trail = useRef<string[]>([])

  return {
    tabIndex: isInside ? -1 : 0,
    'data-focus': focus,
    onFocus: ({ target }: { target: EventTarget }) => {
      const node = target instanceof Element ? target.closest('.react-flow__node') : null
      setInside(node !== null)
      view.set({ region: 'canvas' })
      const id = node?.getAttribute('data-id')
      if (id && id !== view.get().focus) view.set({ focus: id, focusedExit: null })
      // Who comes by Tab stands at the step where the keyboard was last.
      if (target === home.current && view.get().focus !== null && !view.get().wish)
        view.goTo(view.get().focus, 'canvas')
    },
    onBlur: () => setInside(false),
    onKeyDown: (event: KeyboardEvent) => {
      const isOnStep =
        event.target === home.current ||
        (event.target instanceof Element && event.target.matches('.react-flow__node'))
      if (!isOnStep) return
      if (walk(flowRoom, trail.current, event)) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
  }
}

function walk(flowRoom: FlowRoom, trail: string[], event: KeyboardEvent): boolean {
  const { view, actions, camera, places } = flowRoom
  const { focus, focusedExit, isMoving, selected } = view.get()
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event
  const flow = actions.flow()
  const step = focus === null ? undefined : flow.steps.get(focus)
  const direction = directions[key]

  const to = (id: string | undefined, text: string) => {
    if (id === undefined) return actions.say(text)
    if (focus !== null) trail.push(focus)
    view.goTo(id, 'canvas')
  }
  const toExit = (index: number | null) => {
    view.set({ focusedExit: index })
    const exit = index === null ? undefined : step?.exits[index]
    if (!exit) return
    const target = exit.target === undefined ? undefined : flow.steps.get(exit.target)
    actions.say(`${exit.title}: ${target ? `goes to ${target.name}` : 'no way yet'}.`)
  }
  const follow = (index: number) => {
    const target = step?.exits[index]?.target
    if (target === undefined || !flow.steps.has(target)) toExit(index)
    else to(target, '')
  }

  if (isMoving && direction) {
    const by = shiftKey ? far : near
    const x = direction === 'left' ? -by : direction === 'right' ? by : 0
    const y = direction === 'up' ? -by : direction === 'down' ? by : 0
    if (selected.size === 0 && focus !== null) view.select([focus])
    actions.moveBy({ x, y })
    return true
  }
  if (isMoving && (key === 'Enter' || key === 'Escape')) {
    view.set({ isMoving: false })
    actions.say('Placed.')
    return true
  }
  if (direction && altKey) {
    if (focus !== null) to(nearest(flow, places.of(flow), focus, direction), 'Nothing lies there.')
    return true
  }
  if (ctrlKey || metaKey || altKey) return false
  if (!step) {
    if (direction || key === 'Home') to(flow.start ?? [...flow.steps.keys()][0], 'There is no step yet.')
    return direction !== undefined || key === 'Home' || pressOnStep(flowRoom, focus, null, event)
  }
  const last = step.exits.length - 1
  if (direction === 'right') {
    const first = step.exits.findIndex(({ target }) => target !== undefined && flow.steps.has(target))
    follow(focusedExit ?? Math.max(first, 0))
  } else if (direction === 'left') {
    const known = trail.pop()
    const back = known !== undefined && flow.steps.has(known) ? known : before(flow, step.id)[0]
    if (back === undefined) actions.say('No way leads here.')
    else view.goTo(back, 'canvas')
  } else if (direction === 'down') toExit(Math.min((focusedExit ?? -1) + 1, last))
  else if (direction === 'up') toExit(focusedExit === null || focusedExit === 0 ? null : focusedExit - 1)
  else if (/^[1-9]$/.test(key)) follow(Math.min(Number(key) - 1, last))
  else if (key === 'Home') to(flow.start, 'It is not clear where the bot starts.')
  else if (key === 'Enter') view.reveal({ nodeId: step.id, isEntered: true })
  else if (key === 'Escape') {
    if (focusedExit === null) view.select([])
    toExit(null)
  } else if (key.toLowerCase() === 'f') camera.fit(selected.size > 1 ? selected : undefined)
  else return pressOnStep(flowRoom, focus, focusedExit, event)
  return true
}
