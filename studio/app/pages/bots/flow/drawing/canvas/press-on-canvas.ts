import { type KeyPress, keyOf } from '#keys/press.js'
import { pressedRow } from '#keys/rows.js'
import type { FlowRoom } from '../../model/edit/flow-context.js'
import { pressOnStep } from '../../model/edit/step-keys.js'
import { before, type Direction, nearest } from '../../model/edit/walk.js'
import type { StepOfFlow } from '../../model/graph/read-graph.js'
import { type DoneAt, keysAt } from '../../model/keys/keys.js'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const near = 10
const far = 50

const keys = keysAt('canvas')

/** What needs no step that the keyboard stands at. */
type DoneAnywhere = 'move' | 'place' | 'nearest'

/** What a key does on the canvas; `trail` is the way that the keyboard has come. True: the key was for this. */
export function pressOnCanvas(flowRoom: FlowRoom, trail: string[], event: KeyPress): boolean {
  const { view, actions, camera, places } = flowRoom
  const { focus, focusedExit, isMoving, selected } = view.get()
  const { shiftKey } = event
  const key = keyOf(event)
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

  const anywhere: Readonly<Record<DoneAnywhere, () => void>> = {
    move() {
      const by = shiftKey ? far : near
      const x = direction === 'left' ? -by : direction === 'right' ? by : 0
      const y = direction === 'up' ? -by : direction === 'down' ? by : 0
      if (selected.size === 0 && focus !== null) view.select([focus])
      actions.moveBy({ x, y })
    },
    place() {
      view.set({ isMoving: false })
      actions.say('Placed.')
    },
    nearest() {
      if (focus !== null && direction)
        to(nearest(flow, places.of(flow), focus, direction), 'Nothing lies there.')
    },
  }
  const atStep: Readonly<
    Record<Exclude<DoneAt<'canvas'>, DoneAnywhere>, (at: StepOfFlow) => void>
  > = {
    follow({ exits }) {
      const first = exits.findIndex(({ target }) => target !== undefined && flow.steps.has(target))
      follow(focusedExit ?? Math.max(first, 0))
    },
    back({ id }) {
      const ways = before(flow, id)
      const known = trail.pop()
      // Who has come here in another way goes back by the first way that leads here.
      const back = known !== undefined && ways.includes(known) ? known : ways[0]
      if (back === undefined) actions.say('No way leads here.')
      else view.goTo(back, 'canvas')
    },
    exits({ exits }) {
      if (direction === 'down') toExit(Math.min((focusedExit ?? -1) + 1, exits.length - 1))
      else toExit(focusedExit === null || focusedExit === 0 ? null : focusedExit - 1)
    },
    exit: ({ exits }) => follow(Math.min(Number(key) - 1, exits.length - 1)),
    start: () => to(flow.start, 'It is not clear where the bot starts.'),
    open: ({ id }) => view.reveal({ nodeId: id, isEntered: true }),
    leave() {
      if (focusedExit === null) view.select([])
      toExit(null)
    },
    fit: () => camera.fit(selected.size > 1 ? selected : undefined),
  }

  const done = pressedRow(keys, event, isMoving)?.does
  if (done === undefined) return pressOnStep(flowRoom, focus, step ? focusedExit : null, event)
  if (done === 'move' || done === 'place' || done === 'nearest') anywhere[done]()
  else if (step) atStep[done](step)
  else if (direction || done === 'start')
    to(flow.start ?? [...flow.steps.keys()][0], 'There is no step yet.')
  else return false
  return true
}
