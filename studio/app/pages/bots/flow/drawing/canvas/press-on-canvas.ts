import type { FlowRoom } from '../../model/edit/flow-context.js'
import { type KeyPress, pressOnStep } from '../../model/edit/step-keys.js'
import { before, type Direction, nearest } from '../../model/edit/walk.js'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const near = 10
const far = 50

/** What a key does on the canvas; `trail` is the way that the keyboard has come. True: the key was for this. */
export function pressOnCanvas(flowRoom: FlowRoom, trail: string[], event: KeyPress): boolean {
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
    const ways = before(flow, step.id)
    const known = trail.pop()
    // Who has come here in another way goes back by the first way that leads here.
    const back = known !== undefined && ways.includes(known) ? known : ways[0]
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
