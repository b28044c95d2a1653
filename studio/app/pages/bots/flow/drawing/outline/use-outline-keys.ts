import type { KeyboardEvent } from 'react'
import { keyOf } from '#keys/press.js'
import { pressedRow } from '#keys/rows.js'
import { useFlowRoom } from '../../model/edit/flow-context.js'
import { pressOnStep } from '../../model/edit/step-keys.js'
import { type DoneAt, keysAt } from '../../model/keys/keys.js'
import type { Row } from './rows.js'

const keys = keysAt('outline')

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
  const isParent = (row: Row) => (rows[active + 1]?.level ?? 0) > row.level

  const does: Readonly<Record<DoneAt<'outline'>, (row: Row, event: KeyboardEvent) => void>> = {
    move(_, event) {
      const key = keyOf(event)
      const by = event.shiftKey ? 50 : 10
      actions.moveBy({
        x: key === 'ArrowLeft' ? -by : key === 'ArrowRight' ? by : 0,
        y: key === 'ArrowUp' ? -by : key === 'ArrowDown' ? by : 0,
      })
    },
    place() {
      view.set({ isMoving: false })
      actions.say('Placed.')
    },
    go: (_, event) => go(active + (keyOf(event) === 'ArrowDown' ? 1 : -1)),
    more: (_, event) => go(active + (keyOf(event) === 'ArrowDown' ? 1 : -1), true),
    first: () => go(0),
    last: () => go(rows.length - 1),
    level(row, event) {
      const { target } = event
      const isTurned = target instanceof Element && getComputedStyle(target).direction === 'rtl'
      if (keyOf(event) === (isTurned ? 'ArrowLeft' : 'ArrowRight')) {
        if (closed.has(row.key)) toggle(row.key, false)
        else if (isParent(row)) go(active + 1)
      } else if (row.kind === 'step' && isParent(row) && !closed.has(row.key)) toggle(row.key, true)
      else go(rows.findLastIndex((each, index) => index < active && each.level < row.level))
    },
    open(row) {
      if (row.kind === 'exit' && row.goesTo !== undefined) view.goTo(row.goesTo, 'outline')
      else if (row.kind !== 'heading') view.reveal({ nodeId: row.nodeId, isEntered: true })
    },
  }

  return (event: KeyboardEvent) => {
    const row = rows[active]
    if (!row || !(event.target instanceof Element) || !event.target.matches('[role="treeitem"]'))
      return
    const pressed = pressedRow(keys, event, view.get().isMoving)
    if (pressed) does[pressed.does](row, event)
    else if (row.kind === 'heading') return
    else if (!pressOnStep(flowRoom, row.nodeId, row.kind === 'exit' ? row.index : null, event))
      return
    event.preventDefault()
    event.stopPropagation()
  }
}
