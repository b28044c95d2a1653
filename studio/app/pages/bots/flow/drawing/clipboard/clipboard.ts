import type { FlowRoom } from '../../model/edit/flow-context.js'
import { besideOf, type Clip, putIn, readClip, takeAlong } from './clip.js'
import { counted } from './counted.js'

type Room = Pick<FlowRoom, 'room' | 'actions' | 'view' | 'botId'>

/** What is selected, as text for the clipboard; undefined where nothing is. */
export function copySelected({ room, actions, view, botId }: Room): string | undefined {
  const { selected } = view.get()
  if (selected.size === 0) return undefined
  actions.say(`Copied ${counted(selected.size, 'step')}.`)
  return JSON.stringify(
    takeAlong(botId, room.state().draft.elements[0], actions.places(), selected),
  )
}

/** Puts steps from the clipboard in; false where the text is no steps. */
export function paste(flowRoom: Room & Pick<FlowRoom, 'camera'>, text: string): boolean {
  const clip = readClip(text)
  if (!clip) return false
  const { actions, camera } = flowRoom
  const ids = new Set(clip.nodes.map(({ id }) => id))
  const isHere = clip.bot === flowRoom.botId && [...ids].some(id => actions.flow().steps.has(id))
  put(
    flowRoom,
    clip,
    isHere ? besideOf(actions.flow(), actions.places(), ids) : camera.middle(),
    'Pasted',
  )
  return true
}

/** Makes what is selected once more, beside it. */
export function duplicate(flowRoom: Room): void {
  const { room, actions, view, botId } = flowRoom
  const { selected } = view.get()
  if (selected.size === 0) return
  const clip = takeAlong(botId, room.state().draft.elements[0], actions.places(), selected)
  put(flowRoom, clip, besideOf(actions.flow(), actions.places(), selected), 'Duplicated')
}

function put(
  { actions, view, botId }: Room,
  clip: Clip,
  at: { x: number; y: number },
  what: string,
): void {
  const { changes, ids, lost, variables } = putIn(clip, botId, actions.flow(), actions.nextId, at)
  if (!actions.run(changes, `${what} ${counted(clip.nodes.length, 'step')}`)) return
  view.select(ids)
  if (lost > 0) actions.tell(`${counted(lost, 'way')} led to steps that are not in this bot.`)
  if (clip.bot !== botId && variables.length > 0)
    actions.tell(`With them come the variables ${variables.join(', ')}.`)
}
