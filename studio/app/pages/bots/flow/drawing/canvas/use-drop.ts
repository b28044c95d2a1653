import type { DragEvent } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { headHeight, type Point, stepWidth } from '../../model/graph/sizes.js'
import type { Adding } from '../../model/view/view.js'
import { useTakeFiles } from '../bring/use-take-files.js'
import { exitOfHandle } from './flow-nodes.js'

/** Under which name a kind of step is dragged. */
export const draggedStep = 'application/x-talkgraph-step'

/** Takes steps that are dragged from the palette: onto an exit, into a way, or to a place; and files of bots and pictures. */
export function useDrop(toFlow: (point: Point) => Point) {
  const { actions, view } = useFlowRoom()
  const takeFiles = useTakeFiles()
  return {
    onDragOver: (event: DragEvent) => {
      const { types } = event.dataTransfer
      if (!types.includes(draggedStep) && !types.includes('Files')) return
      // Else the browser leaves the page for a file.
      event.preventDefault()
      event.dataTransfer.dropEffect = actions.isFixed ? 'none' : 'copy'
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files]
      if (files.length > 0) {
        event.preventDefault()
        if (!actions.isFixed) takeFiles(files, toFlow({ x: event.clientX, y: event.clientY }))
        return
      }
      const type = event.dataTransfer.getData(draggedStep)
      if (type === '') return
      event.preventDefault()
      const added = actions.add(type, whereOf(event, toFlow))
      if (added !== undefined) view.goTo(added, 'canvas')
    },
  }
}

function whereOf({ target, clientX, clientY }: DragEvent, toFlow: (point: Point) => Point): Adding {
  const element = target instanceof Element ? target : null
  const nodeId = element?.closest('.react-flow__node')?.getAttribute('data-id')
  const exit = element?.closest('[data-exit]')?.getAttribute('data-exit')
  if (nodeId && exit) return { from: { nodeId, sourceHandle: exitOfHandle(exit) } }
  const edgeId = element?.closest('.react-flow__edge')?.getAttribute('data-id')
  const { x, y } = toFlow({ x: clientX, y: clientY })
  const at = { x: x - stepWidth / 2, y: y - headHeight / 2 }
  return edgeId ? { edgeId, at } : { at }
}
