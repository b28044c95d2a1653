import type { Change } from 'talkgraph/builder'
import type { DraftRoom } from '../draft/draft-room.js'
import type { createPlaces, Places } from '../graph/places.js'
import { type DraftFlow, readFlow } from '../graph/read-graph.js'
import type { Point } from '../graph/sizes.js'
import type { Announcer } from '../view/announcer.js'
import type { Adding, ExitPlace, View } from '../view/view.js'
import { addAfter, addAt, addIntoEdge, connectTo, exitAt } from './changes.js'
import type { NextId } from './ids.js'
import { addedTitle } from './new-step.js'

/** What the parts of the room are made of. */
export interface RoomParts {
  readonly room: DraftRoom
  readonly view: View
  readonly places: ReturnType<typeof createPlaces>
  readonly announcer: Announcer
  readonly nextId: NextId
  /** The middle of what is seen of the flow. */
  readonly middle: () => Point
  /** Tells something in a place where it is seen; else it is only said. */
  readonly tell?: (text: string) => void
  /** Tells what was done where it is seen, with one press that takes it back; gives how to take that away again. */
  readonly offer?: (text: string, undo: () => void) => () => void
}

/** Everything that can be done with a flow. Mouse and keys come here alike. */
export type Actions = ReturnType<typeof createActions>

/** Makes what draws in a room. */
export function createActions({
  room,
  view,
  places,
  announcer,
  nextId,
  middle,
  tell = announcer.say,
  offer,
}: RoomParts) {
  const flow = (): DraftFlow => readFlow(room.state().draft)
  const placesNow = (): Places => places.of(flow())
  const around = () => ({ flow: flow(), places: placesNow(), nextId })
  const nameOf = (id: string) => flow().steps.get(id)?.name ?? id

  /**
   * Carries changes out as one thing to undo. Places that were only shown so far are kept with the first of them. What much
   * may hang on offers its undo where it is seen. Another bot in place of this one brings its own places.
   */
  function run(changes: readonly Change[], title: string, isMuch = false): boolean {
    if (changes.length === 0) return false
    const now = flow()
    const removed = new Set(
      changes.flatMap(change => (change.op === 'remove' ? change.nodeId : [])),
    )
    const moved = new Set(changes.flatMap(change => (change.op === 'move' ? change.nodeId : [])))
    const isWhole = changes.some(({ op }) => op === 'replace')
    const kept = [...now.steps.values()]
      .filter(({ id, position }) => !isWhole && !position && !removed.has(id) && !moved.has(id))
      .map(
        ({ id }): Change => ({
          op: 'move',
          nodeId: id,
          position: placesNow().get(id) ?? { x: 0, y: 0 },
        }),
      )
    const refused = room.change([...kept, ...changes], title)
    if (refused.length === 0 && isMuch && offer) offerUndo(title)
    else announcer.say(refused[0]?.message ?? `${title}.`)
    return refused.length === 0
  }

  /** As long as it is the last thing that was done. */
  function offerUndo(title: string): void {
    const close = offer?.(`${title}.`, () => takeBack('undo'))
    const stop = room.subscribe(() => {
      if (room.state().undo === title) return
      stop()
      close?.()
    })
  }

  /** Adds a step: at an exit, into a way, at a place, or where there is room. */
  function add(type: string, { from, edgeId, at }: Adding = {}): string | undefined {
    const drawn =
      edgeId !== undefined
        ? addIntoEdge(around(), type, edgeId, at)
        : from
          ? addAfter(around(), type, from, at)
          : addAt(around(), type, at ?? middle())
    if (!drawn || !run(drawn.changes, addedTitle(type))) return undefined
    view.select([drawn.nodeId])
    return drawn.nodeId
  }

  function connect(from: ExitPlace, target: string): void {
    const exit = exitAt(flow(), from)
    if (!exit || exit.target === target) return
    run(
      [connectTo({ flow: flow(), nextId }, from, target)],
      `Connected “${exit.title}” to “${nameOf(target)}”`,
    )
  }

  function disconnect(edgeId: string): void {
    const edge = flow().edges.find(({ id }) => id === edgeId)
    if (edge) run([{ op: 'disconnect', edgeId }], `Removed the way to “${nameOf(edge.target)}”`)
    view.selectEdge(null)
  }

  /** Removes steps; the keyboard goes to the one before. */
  function remove(ids: readonly string[]): void {
    const now = flow()
    const [first] = ids
    if (first === undefined) return
    const title = ids.length === 1 ? `Removed “${nameOf(first)}”` : `Removed ${ids.length} steps`
    const before = now.edges.find(
      ({ source, target }) => ids.includes(target) && !ids.includes(source),
    )?.source
    if (
      !run(
        ids.map(nodeId => ({ op: 'remove', nodeId })),
        title,
        true,
      )
    )
      return
    const next = before ?? now.start
    view.select(next !== undefined && !ids.includes(next) ? [next] : [])
  }

  /** Moves steps to other places, as one change; false where none had to. */
  function move(moved: ReadonlyMap<string, Point>, what?: string, isMuch = false): boolean {
    const now = placesNow()
    const changes = [...moved]
      .map(([nodeId, { x, y }]) => ({ op: 'move' as const, nodeId, position: { x, y } }))
      .filter(
        ({ nodeId, position }) =>
          now.get(nodeId)?.x !== position.x || now.get(nodeId)?.y !== position.y,
      )
    const [first] = changes
    if (!first) return false
    return run(
      changes,
      what ??
        (changes.length === 1
          ? `Moved “${nameOf(first.nodeId)}”`
          : `Moved ${changes.length} steps`),
      isMuch,
    )
  }

  /** Moves what is selected by so much. */
  function moveBy({ x, y }: Point): void {
    const now = placesNow()
    const { selected } = view.get()
    move(
      new Map(
        [...selected].flatMap(id => {
          const place = now.get(id)
          return place ? [[id, { x: place.x + x, y: place.y + y }] as const] : []
        }),
      ),
    )
  }

  /** Removes what is selected: steps, or a way. */
  function removeSelected(): void {
    const { selected, edge } = view.get()
    if (edge !== null) disconnect(edge)
    else remove([...selected])
  }

  const takeBack = (which: 'undo' | 'redo') => {
    const title = room.state()[which]
    if (title === null)
      return announcer.say(which === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.')
    const before = room.state().draft
    room[which]()
    // What was left is told by a notice.
    if (room.state().draft === before) return
    announcer.say(`${which === 'undo' ? 'Undone' : 'Done again'}: ${title}.`)
    const { steps } = flow()
    const { selected } = view.get()
    if ([...selected].some(id => !steps.has(id)))
      view.select([...selected].filter(id => steps.has(id)))
  }

  return {
    flow,
    places: placesNow,
    /** Whether nothing can be drawn here. */
    isFixed: room.isFixed === true,
    nextId,
    run,
    add,
    connect,
    disconnect,
    remove,
    removeSelected,
    move,
    moveBy,
    undo: () => takeBack('undo'),
    redo: () => takeBack('redo'),
    say: announcer.say,
    /** Says something that everybody should see, too. */
    tell,
  }
}
