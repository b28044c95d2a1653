import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DeskThread } from '#api/records.js'
import { keyOf } from '#keys/press.js'
import { nextControl, useKeptFocus } from '../../../shell/use-kept-focus.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import styles from './thread-pane.module.css'
import { ThreadRow } from './thread-row.js'

/** Pixels of a row before it was drawn. */
const usualHeight = 84
/** So many rows before the end the next page is asked for. */
const nearEnd = 20

/** What can be asked of rows from outside. */
export interface ThreadRowsHandle {
  /** Gives the row at a place the keyboard. */
  focus(index: number): void
}

/** Threads one below the other, of which those in sight are drawn; one of them is reached by Tab, the others by arrows. */
export function ThreadRows({
  desk,
  threads,
  openId,
  total = threads.length,
  onNearEnd,
  children,
  ref,
}: {
  readonly desk: DeskActor
  readonly threads: readonly DeskThread[]
  readonly openId: string | null
  /** How many there are in all, where that is known. */
  readonly total?: number
  /** The end is nearly in sight: called with how many there are. */
  readonly onNearEnd?: (count: number) => void
  /** What stands below the rows. */
  readonly children?: ReactNode
  readonly ref?: Ref<ThreadRowsHandle>
}) {
  const agentId = useDeskValue(desk, ({ context }) => context.agentId)
  const labels = useDeskValue(desk, ({ context }) => context.labels)
  const [activeId, setActiveId] = useState<string | null>(openId)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(nextControl)
  /** Which row the keyboard goes to once it is drawn. */
  const wanted = useRef<string>(undefined)
  const found = threads.findIndex(({ id }) => id === activeId)
  const active = Math.max(0, found)
  const virtual = useVirtualizer({
    count: threads.length,
    getScrollElement: () => box.current,
    getItemKey: index => threads[index]?.id ?? index,
    estimateSize: () => usualHeight,
    overscan: 6,
    // What has the keyboard stays in the page.
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((one, other) => one - other),
  })
  const { scrollToIndex } = virtual
  const rows = virtual.getVirtualItems()
  const lastShown = virtual.range?.endIndex ?? 0
  const { length } = threads
  useEffect(() => {
    if (lastShown >= length - nearEnd) onNearEnd?.(length)
  }, [lastShown, length, onNearEnd])
  useEffect(() => setActiveId(openId), [openId])
  useLayoutEffect(() => {
    const id = wanted.current
    if (id === undefined) return
    const link = box.current?.querySelector<HTMLElement>(`[data-thread="${CSS.escape(id)}"]`)
    if (!link) return
    wanted.current = undefined
    link.focus({ preventScroll: true })
  })

  const focus = (index: number) => {
    const thread = threads[index]
    if (!thread) return
    wanted.current = thread.id
    setActiveId(thread.id)
    scrollToIndex(index, { align: 'auto' })
  }
  useImperativeHandle(ref, () => ({ focus }))
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: length - 1,
    }[keyOf(event)]
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    focus(Math.min(length - 1, Math.max(0, to)))
  }

  return (
    <div ref={box} className={styles.list}>
      <ul
        className={styles.rows}
        style={{ blockSize: virtual.getTotalSize() }}
        onKeyDown={press}
        {...keptFocus}
      >
        {rows.map(({ index, key, start }) => {
          const thread = threads[index]
          if (!thread) return null
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={Math.max(total, length)}
              aria-posinset={index + 1}
            >
              <ThreadRow
                thread={thread}
                isOpen={thread.id === openId}
                isMine={thread.agentId === agentId}
                isReached={index === active}
                labels={labels}
                onReach={setActiveId}
              />
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}
