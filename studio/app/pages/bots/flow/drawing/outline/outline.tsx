import { classes } from '@talkgraph/ui'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { ArrowRight, CircleAlert, CornerDownRight, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Finding } from 'talkgraph/builder'
import { counted } from '#text/counted.js'
import { useFlow, useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { useFindings } from '../../model/findings/use-findings.js'
import { exitKey, type Layer, type Mark } from '../../model/layer/layer.js'
import { KindIcon } from '../signs/kind-icon.js'
import { RowMark } from '../signs/mark-sign.js'
import styles from './outline.module.css'
import { openRows, outlineRows, type Row } from './rows.js'
import { useOutlineKeys } from './use-outline-keys.js'

const rowHeight = 32

/** The flow as a tree of words: all of it can be walked through and drawn here, too. */
export function Outline({
  isTouched = false,
}: {
  /** Rows are as high as a finger needs. */ readonly isTouched?: boolean
}) {
  const { view, actions } = useFlowRoom()
  const flow = useFlow()
  const layer = useView(state => state.layer)
  const all = useMemo(() => outlineRows(flow, layer?.gone), [flow, layer?.gone])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => openRows(all, closed), [all, closed])
  const focus = useView(state => state.focus)
  const focusedExit = useView(state => state.focusedExit)
  const selected = useView(state => state.selected)
  const wish = useView(state => (state.wish?.region === 'outline' ? state.wish : null))
  const found = rows.findIndex(row =>
    row.kind === 'step'
      ? row.nodeId === focus && focusedExit === null
      : row.kind === 'exit' && row.nodeId === focus && row.index === focusedExit,
  )
  const active =
    found >= 0
      ? found
      : Math.max(
          rows.findIndex(row => row.kind === 'step' && row.nodeId === focus),
          0,
        )
  const tree = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => (isTouched ? 48 : rowHeight),
    overscan: 8,
    // What has the keyboard stays in the page.
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((one, other) => one - other),
  })
  const { scrollToIndex } = virtual
  useEffect(() => {
    if (rows.length > 0) scrollToIndex(active, { align: 'auto' })
  }, [active, rows.length, scrollToIndex])
  const key = rows[active]?.key
  useEffect(() => {
    if (!wish) return
    if (key !== undefined)
      tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
    view.set({ wish: null })
  }, [wish, key, view])
  /** A press selects by itself, more than one with Ctrl or Shift. */
  const isPressed = useRef(false)
  const slips = useFindings(({ byStep }) => byStep)
  const onKeyDown = useOutlineKeys({ rows, active, closed, setClosed })

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Outline"
      aria-multiselectable="true"
      className={classes(styles.tree, isTouched && styles.touched)}
      onKeyDown={onKeyDown}
      onMouseDown={() => {
        isPressed.current = true
        setTimeout(() => {
          isPressed.current = false
        })
      }}
      onFocus={() => view.set({ region: 'outline' })}
    >
      <div
        role="presentation"
        className={styles.rows}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          if (!row) return null
          const isStep = row.kind === 'step'
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: The tree takes the keys.
            <div
              key={row.key}
              data-key={row.key}
              role="treeitem"
              aria-level={row.level}
              aria-setsize={row.setSize}
              aria-posinset={row.position}
              aria-label={row.name}
              aria-description={wordsOf(
                isStep ? slips.get(row.nodeId) : undefined,
                markOf(row, layer),
              )}
              aria-selected={isStep && selected.has(row.nodeId)}
              aria-expanded={
                isStep && hasChildren(rows, all, row) ? !closed.has(row.key) : undefined
              }
              tabIndex={index === active ? 0 : -1}
              className={classes(
                styles.row,
                styles[row.kind],
                isStep && selected.has(row.nodeId) && styles.selected,
                isStep &&
                  layer?.gone?.isNew !== true &&
                  layer?.gone?.steps.has(row.nodeId) &&
                  styles.gone,
              )}
              style={{
                insetBlockStart: start,
                blockSize: size,
                paddingInlineStart: `calc(var(--space-3) + ${Math.min(row.level - 1, 12)} * var(--space-3))`,
              }}
              onFocus={({ target, currentTarget }) => {
                if (target !== currentTarget || row.kind === 'heading' || isPressed.current) return
                const { focus: at, focusedExit: exit } = view.get()
                const wanted = row.kind === 'exit' ? row.index : null
                if (at !== row.nodeId || exit !== wanted) {
                  view.select([row.nodeId])
                  view.set({ focus: row.nodeId, focusedExit: wanted })
                }
              }}
              onClick={({ shiftKey, ctrlKey, metaKey }) => {
                if (row.kind === 'heading') return
                const isMore = shiftKey || ctrlKey || metaKey
                view.select(isMore && isStep ? [...view.get().selected, row.nodeId] : [row.nodeId])
                view.set({ focus: row.nodeId, focusedExit: row.kind === 'exit' ? row.index : null })
                view.goTo(null, 'outline')
                if (isTouched && isStep) view.reveal({ nodeId: row.nodeId })
              }}
              onContextMenu={event => {
                if (row.kind !== 'step' || actions.isFixed) return
                if (view.get().layer?.gone?.steps.has(row.nodeId)) return
                event.preventDefault()
                const box = event.currentTarget.getBoundingClientRect()
                const isByKey = event.clientX === 0 && event.clientY === 0
                if (!view.get().selected.has(row.nodeId)) view.select([row.nodeId])
                view.set({
                  menu: {
                    nodeId: row.nodeId,
                    at: isByKey
                      ? { x: box.left + 16, y: box.bottom }
                      : { x: event.clientX, y: event.clientY },
                  },
                })
              }}
              onDoubleClick={() => isStep && view.reveal({ nodeId: row.nodeId, isEntered: true })}
            >
              <Content
                row={row}
                slips={isStep ? slips.get(row.nodeId) : undefined}
                mark={markOf(row, layer)}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Content({
  row,
  slips = [],
  mark,
}: {
  readonly row: Row
  readonly slips: readonly Finding[] | undefined
  readonly mark: Mark | undefined
}) {
  if (row.kind === 'heading') return <span className={styles.words}>{row.name}</span>
  if (row.kind === 'step')
    return (
      <>
        <KindIcon type={row.type} />
        <span className={styles.words} dir="auto">
          {row.words || row.name}
        </span>
        {mark && <RowMark mark={mark} />}
        {slips.length > 0 && (
          <TriangleAlert size={14} className={slips.some(isError) ? styles.error : styles.warn} />
        )}
      </>
    )
  return (
    <>
      {row.isOpen ? (
        <CircleAlert size={14} className={styles.warn} />
      ) : row.goesTo === undefined ? (
        <CornerDownRight size={14} />
      ) : (
        <ArrowRight size={14} />
      )}
      <span className={styles.words} dir="auto">
        {row.name}
      </span>
      {mark && <RowMark mark={mark} />}
    </>
  )
}

const isError = ({ severity }: Finding) => severity === 'error'

/** How much lint finds in a step, and what the layer says; undefined for nothing. */
const wordsOf = (slips: readonly Finding[] | undefined, mark: Mark | undefined) =>
  [slips && counted(slips.length, 'finding'), mark?.words].filter(Boolean).join('; ') || undefined

function markOf(row: Row, layer: Layer | null): Mark | undefined {
  if (row.kind === 'step')
    return layer?.gone?.steps.has(row.nodeId) ? layer.gone.mark : layer?.steps.get(row.nodeId)
  return row.kind === 'exit' ? layer?.exits.get(exitKey(row.nodeId, row.sourceHandle)) : undefined
}

/** A closed row hides what it has, so the whole tree is asked. */
function hasChildren(rows: readonly Row[], all: readonly Row[], row: Row): boolean {
  const index = rows.indexOf(row)
  if ((rows[index + 1]?.level ?? 0) > row.level) return true
  const place = all.indexOf(row)
  return (all[place + 1]?.level ?? 0) > row.level
}
