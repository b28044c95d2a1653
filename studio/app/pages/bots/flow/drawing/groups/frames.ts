import { type Node, Position } from '@xyflow/react'
import { around, boxOf, type Places } from '../../model/graph/places.js'
import type { DraftFlow } from '../../model/graph/read-graph.js'
import { type Point, stepWidth } from '../../model/graph/sizes.js'
import { type Group, type Note, noteSize } from './groups.js'

/** A group around its steps, or in place of them where it is folded. */
export type FrameNode = Node<
  { readonly group: Group; readonly count: number; readonly isFolded: boolean },
  'frame'
>

/** A note. */
export type NoteNode = Node<{ readonly note: Note }, 'note'>

const padding = 24
const head = 44
const foldedHeight = 64

const frameId = (id: string) => `group ${id}`

/** The frames of groups: behind their steps, or in place of them. */
export function framesOf(
  groups: readonly Group[],
  flow: DraftFlow,
  places: Places,
  folded: ReadonlySet<string>,
): FrameNode[] {
  return groups.flatMap((group): FrameNode[] => {
    const steps = group.nodeIds.flatMap(id => flow.steps.get(id) ?? [])
    const box = around(steps.map(step => boxOf(step, places)))
    if (!box) return []
    const isFolded = folded.has(group.id)
    const [width, height] = isFolded
      ? [stepWidth, foldedHeight]
      : [box.width + padding * 2, box.height + head + padding]
    const dot = { width: 0, height: 0, y: foldedHeight / 2 }
    return [
      {
        id: frameId(group.id),
        type: 'frame',
        position: isFolded ? { x: box.x, y: box.y } : { x: box.x - padding, y: box.y - head },
        width,
        height,
        measured: { width, height },
        zIndex: isFolded ? 0 : -1,
        handles: [
          { id: 'in', type: 'target', position: Position.Left, x: 0, ...dot },
          { id: 'out', type: 'source', position: Position.Right, x: width, ...dot },
        ],
        draggable: false,
        selectable: false,
        connectable: false,
        ariaRole: 'presentation',
        domAttributes: { 'aria-roledescription': undefined },
        data: { group, count: steps.length, isFolded },
      },
    ]
  })
}

/** The notes of a bot, where they stand. */
export const noteNodes = (
  notes: readonly Note[],
  dragged: ReadonlyMap<string, Point> | null,
): NoteNode[] =>
  notes.map(each => ({
    id: `note ${each.id}`,
    type: 'note',
    position: dragged?.get(`note ${each.id}`) ?? { x: each.x, y: each.y },
    ...noteSize,
    measured: noteSize,
    handles: [],
    selectable: false,
    connectable: false,
    dragHandle: '[data-grip]',
    ariaRole: 'presentation',
    domAttributes: { 'aria-roledescription': undefined },
    data: { note: each },
  }))

/** In which folded group each hidden step is. */
export function hiddenSteps(
  groups: readonly Group[],
  folded: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    groups
      .filter(({ id }) => folded.has(id))
      .flatMap(({ id, nodeIds }) => nodeIds.map(each => [each, frameId(id)])),
  )
}
