import { useCallback, useEffect } from 'react'
import { groupsOf } from '../../drawing/groups/groups.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { readFlow } from '../../model/graph/read-graph.js'
import { stepOutside } from '../../model/graph/step-outside.js'
import { PreviewPanel } from './preview-panel.js'

/** The chat beside the drawing; where it goes is drawn. */
export function PreviewBeside() {
  const { view, botId, room, camera } = useFlowRoom()
  const [selected = null] = useView(state => state.selected)
  const onWay = useCallback(
    (played: readonly string[]) => {
      const { steps } = readFlow(room.state().draft)
      // What is played inside a sub-flow is drawn at the step that plays it.
      const outside = played.map(id =>
        steps.has(id) ? id : stepOutside(id, each => steps.has(each)),
      )
      const way = outside.filter((id, place) => id !== outside[place - 1])
      view.set({ way })
      const { folded } = view.get()
      const speaking = way.at(-1)
      if (speaking === undefined) return
      // A group that somebody has folded stays folded.
      const isFolded = groupsOf(room.state().draft).some(
        ({ id, nodeIds }) => folded.has(id) && nodeIds.includes(speaking),
      )
      if (!isFolded) camera.reveal(speaking)
    },
    [view, room, camera],
  )
  useEffect(() => () => view.set({ way: [] }), [view])
  return <PreviewPanel botId={botId} selected={selected} onWay={onWay} />
}
