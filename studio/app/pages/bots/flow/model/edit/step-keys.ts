import { fixedWords } from '../draft/stored-room.js'
import { exitToDraw } from './changes.js'
import type { FlowRoom } from './flow-context.js'

/** What of a key press counts. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const drawing = ['a', 'c', 'i', 'm', 's', 'delete', 'backspace']

/**
 * The keys that work alike in outline and canvas: A adds, C connects, I inserts, M moves, S makes a sub-flow, Delete removes. `exit` is the exit
 * that the keyboard stands at. True: the key was for this.
 */
export function pressOnStep(
  { view, actions }: Pick<FlowRoom, 'view' | 'actions'>,
  nodeId: string | null,
  exit: number | null,
  { key, ctrlKey, metaKey, altKey }: KeyPress,
): boolean {
  if (ctrlKey || metaKey || altKey) return false
  if (actions.isFixed) {
    const draws = drawing.includes(key.toLowerCase())
    if (draws) actions.say(fixedWords)
    return draws
  }
  const flow = actions.flow()
  const step = nodeId === null ? undefined : flow.steps.get(nodeId)
  const from = step && exitToDraw(step, exit)
  switch (key.toLowerCase()) {
    case 'a': {
      const isFree = step?.exits.some(({ target, state }) => target === undefined && state === 'open')
      view.set({ adding: from && (exit !== null || isFree) ? { from } : {} })
      return true
    }
    case 'c':
      if (from) view.set({ connecting: from })
      else actions.say('This step has no exit.')
      return true
    case 'i': {
      const way = step?.exits.find(
        ({ edgeId }, index) => edgeId !== undefined && (exit === null || exit === index),
      )
      if (way?.edgeId !== undefined) view.set({ adding: { edgeId: way.edgeId } })
      else actions.say('There is no way to put a step into.')
      return true
    }
    case 's':
      if (step && !view.get().selected.has(step.id)) view.select([step.id])
      view.set({ isMakingSubFlow: true })
      return true
    case 'm': {
      if (!step) return true
      const isMoving = !view.get().isMoving
      if (isMoving && !view.get().selected.has(step.id)) view.select([step.id])
      view.set({ isMoving })
      actions.say(isMoving ? 'Move with the arrows, Shift for farther. Enter ends.' : 'Placed.')
      return true
    }
    case 'delete':
    case 'backspace': {
      const edgeId = exit === null ? undefined : step?.exits[exit]?.edgeId
      if (edgeId !== undefined) actions.disconnect(edgeId)
      else if (exit === null) {
        actions.removeSelected()
        view.goTo(view.get().focus)
      }
      return true
    }
    default:
      return false
  }
}
