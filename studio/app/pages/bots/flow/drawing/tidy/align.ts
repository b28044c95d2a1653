import type { Actions } from '../../model/edit/actions.js'
import { boxOf } from '../../model/graph/places.js'
import type { Point } from '../../model/graph/sizes.js'

/** How several steps can be lined up. */
export const alignments = {
  left: 'Align at the left',
  top: 'Align at the top',
  columns: 'Same distance across',
  rows: 'Same distance down',
} as const

/** Lines steps up, or puts the same distance between them. */
export function align(
  actions: Actions,
  ids: ReadonlySet<string>,
  how: keyof typeof alignments,
): void {
  const flow = actions.flow()
  const boxes = [...flow.steps.values()]
    .filter(({ id }) => ids.has(id))
    .map(step => ({ id: step.id, ...boxOf(step, actions.places()) }))
  if (boxes.length < 2) return
  const moved = new Map<string, Point>()
  if (how === 'left' || how === 'top') {
    const x = Math.min(...boxes.map(box => box.x))
    const y = Math.min(...boxes.map(box => box.y))
    for (const box of boxes) moved.set(box.id, how === 'left' ? { x, y: box.y } : { x: box.x, y })
  } else {
    const [along, size] = how === 'columns' ? (['x', 'width'] as const) : (['y', 'height'] as const)
    const sorted = boxes.toSorted((one, other) => one[along] - other[along])
    const first = sorted[0]
    const last = sorted.at(-1)
    if (!first || !last) return
    const taken = sorted.reduce((sum, box) => sum + box[size], 0)
    const gap = Math.max(8, (last[along] + last[size] - first[along] - taken) / (sorted.length - 1))
    let at = first[along]
    for (const box of sorted) {
      moved.set(box.id, { x: box.x, y: box.y, [along]: Math.round(at) })
      at += box[size] + gap
    }
  }
  actions.move(moved, alignments[how])
}
