import type { FlowRoom } from '../../model/edit/flow-context.js'
import { around, boxOf, laidOut } from '../../model/graph/places.js'
import type { Point } from '../../model/graph/sizes.js'
import type { LaidOut } from '../../model/graph/tree-layout.js'
import { wrapRows } from '../../model/graph/wrap-rows.js'

/** Finds places for steps, elsewhere than where people are waiting. */
export type Layout = (
  steps: readonly LaidOut[],
  start: string | undefined,
) => Promise<ReadonlyMap<string, Point>>

/** Lays out beside the page. */
export const layoutInWorker: Layout = (steps, start) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<ReadonlyMap<string, Point>>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', event => {
      end()
      reject(new Error(event.message))
    })
    worker.postMessage({ steps, start })
  })

/** Puts the flow in order; where several steps are selected, only these, around where they are. */
export async function tidy(
  { actions, view, camera }: Pick<FlowRoom, 'actions' | 'view' | 'camera'>,
  layout: Layout,
) {
  const flow = actions.flow()
  const { selected } = view.get()
  const isPart = selected.size > 1
  const steps = [...flow.steps.values()].filter(({ id }) => !isPart || selected.has(id))
  if (steps.length === 0) return
  const box = around(steps.map(step => boxOf(step, actions.places())))
  const laid = laidOut(steps)
  const inOneRow = await layout(laid, flow.start)
  const places = isPart ? inOneRow : wrapRows(laid, inOneRow, camera.room())
  const now = actions.flow()
  const moved = [...places].filter(([id]) => now.steps.has(id))
  const [x, y] = isPart && box ? [box.x, box.y] : [0, 0]
  camera.glide(() => {
    const isMoved = actions.move(
      new Map(moved.map(([id, place]) => [id, { x: place.x + x, y: place.y + y }])),
      isPart ? `Tidied ${steps.length} steps` : 'Tidied the flow',
      true,
    )
    if (!isMoved) actions.tell('It is in order already.')
  })
  if (!isPart) camera.open()
}
