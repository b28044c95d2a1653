import type { KeyPress } from '#keys/press.js'
import { pressedRow } from '#keys/rows.js'
import { fixedWords } from '../draft/stored-room.js'
import type { StepOfFlow } from '../graph/read-graph.js'
import { type DoneAt, keysAt } from '../keys/keys.js'
import { exitToDraw } from './changes.js'
import type { FlowRoom } from './flow-context.js'

type Room = Pick<FlowRoom, 'view' | 'actions'>

/** The step that the keyboard stands at, and which of its exits. */
interface At {
  readonly step: StepOfFlow | undefined
  readonly exit: number | null
}

const does: Readonly<Record<DoneAt<'step'>, (room: Room, at: At) => void>> = {
  add({ view }, { step, exit }) {
    const from = step && exitToDraw(step, exit)
    const isFree = step?.exits.some(({ target, state }) => target === undefined && state === 'open')
    view.set({ adding: from && (exit !== null || isFree) ? { from } : {} })
  },
  connect({ view, actions }, { step, exit }) {
    const from = step && exitToDraw(step, exit)
    if (from) view.set({ connecting: from })
    else actions.say('This step has no exit.')
  },
  insert({ view, actions }, { step, exit }) {
    const way = step?.exits.find(
      ({ edgeId }, index) => edgeId !== undefined && (exit === null || exit === index),
    )
    if (way?.edgeId !== undefined) view.set({ adding: { edgeId: way.edgeId } })
    else actions.say('There is no way to put a step into.')
  },
  'sub-flow'({ view }, { step }) {
    if (step && !view.get().selected.has(step.id)) view.select([step.id])
    view.set({ dialog: 'sub-flow' })
  },
  move({ view, actions }, { step }) {
    if (!step) return
    const isMoving = !view.get().isMoving
    if (isMoving && !view.get().selected.has(step.id)) view.select([step.id])
    view.set({ isMoving })
    actions.say(isMoving ? 'Move with the arrows, Shift for farther. Enter ends.' : 'Placed.')
  },
  remove({ view, actions }, { step, exit }) {
    const edgeId = exit === null ? undefined : step?.exits[exit]?.edgeId
    if (edgeId !== undefined) actions.disconnect(edgeId)
    else if (exit === null) {
      actions.removeSelected()
      view.goTo(view.get().focus)
    }
  },
}

const keys = keysAt('step')

/** The keys that work alike in outline and canvas, all of which draw. `exit` is the exit that the keyboard stands at. True: the key was for this. */
export function pressOnStep(
  room: Room,
  nodeId: string | null,
  exit: number | null,
  press: KeyPress,
): boolean {
  const row = pressedRow(keys, press)
  if (!row) return false
  const { actions } = room
  if (actions.isFixed) actions.say(fixedWords)
  else
    does[row.does](room, {
      step: nodeId === null ? undefined : actions.flow().steps.get(nodeId),
      exit,
    })
  return true
}
