import type { KeyboardEvent } from 'react'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { pressOnStep } from '../../model/edit/step-keys.js'
import type { Row } from './rows.js'

/** The keys of a tree, and those of steps. */
export function useOutlineKeys({
  rows,
  active,
  closed,
  setClosed,
}: {
  readonly rows: readonly Row[]
  readonly active: number
  readonly closed: ReadonlySet<string>
  readonly setClosed: (closed: ReadonlySet<string>) => void
}) {
  const flowRoom = useFlowRoom()
  const { view, actions } = flowRoom

  const go = (index: number, isMore = false): void => {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))]
    if (!row || row.kind === 'heading') {
      if (row) go(index + (index > active ? 1 : -1), isMore)
      return
    }
    view.select(isMore ? [...view.get().selected, row.nodeId] : [row.nodeId])
    view.set({ focus: row.nodeId, focusedExit: row.kind === 'exit' ? row.index : null })
    view.goTo(null, 'outline')
  }
  const toggle = (key: string, isClosed: boolean) => {
    const next = new Set(closed)
    isClosed ? next.add(key) : next.delete(key)
    setClosed(next)
  }

  return (event: KeyboardEvent) => {
    const row = rows[active]
    if (!row || !(event.target instanceof Element) || !event.target.matches('[role="treeitem"]')) return
    const { key, ctrlKey, metaKey, altKey } = event
    const isTurned = getComputedStyle(event.target).direction === 'rtl'
    const inwards = isTurned ? 'ArrowLeft' : 'ArrowRight'
    const outwards = isTurned ? 'ArrowRight' : 'ArrowLeft'
    const isParent = (rows[active + 1]?.level ?? 0) > row.level
    const { isMoving } = view.get()
    if (isMoving && key.startsWith('Arrow')) {
      const by = event.shiftKey ? 50 : 10
      actions.moveBy({
        x: key === 'ArrowLeft' ? -by : key === 'ArrowRight' ? by : 0,
        y: key === 'ArrowUp' ? -by : key === 'ArrowDown' ? by : 0,
      })
    } else if (isMoving && (key === 'Enter' || key === 'Escape')) {
      view.set({ isMoving: false })
      actions.say('Placed.')
    } else if (ctrlKey || metaKey || altKey) return
    else if (key === 'ArrowDown') go(active + 1, event.shiftKey)
    else if (key === 'ArrowUp') go(active - 1, event.shiftKey)
    else if (key === 'Home') go(0)
    else if (key === 'End') go(rows.length - 1)
    else if (key === inwards) {
      if (closed.has(row.key)) toggle(row.key, false)
      else if (isParent) go(active + 1)
    } else if (key === outwards) {
      if (row.kind === 'step' && isParent && !closed.has(row.key)) toggle(row.key, true)
      else go(rows.findLastIndex((each, index) => index < active && each.level < row.level))
    } else if (key === 'Enter' || key === ' ') {
      if (row.kind === 'exit' && row.goesTo !== undefined) view.goTo(row.goesTo, 'outline')
      else if (row.kind !== 'heading') view.reveal({ nodeId: row.nodeId, isEntered: true })
    } else if (row.kind === 'heading') return
    else if (!pressOnStep(flowRoom, row.nodeId, row.kind === 'exit' ? row.index : null, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
