import { Button, EmptyState, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { Inbox } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { wordsOf } from '../../../api/problem.js'
import type { OpenView } from '../chart/thread-order.js'
import { type DeskActor, useDeskValue } from '../use-desk.js'
import styles from './thread-pane.module.css'
import { ThreadRows } from './thread-rows.js'

const nothing = { open: 'Nobody waits', waiting: 'Nobody waits', mine: 'Nothing is yours' } as const

/** A list of threads that are not over: it follows what happens, and loads more of itself as its end comes into sight. */
export function OpenThreads({
  desk,
  view,
  openId,
}: {
  readonly desk: DeskActor
  readonly view: OpenView
  readonly openId: string | null
}) {
  const list = useDeskValue(desk, ({ context }) => context.book.list(view))
  // The list changes in place.
  useDeskValue(desk, ({ context }) => context.book.list(view).revision)
  const total = useDeskValue(desk, ({ context }) => context.counts[view])
  const hasFailed = useDeskValue(desk, snapshot => snapshot.matches({ threads: 'failed' }))
  const hasPageFailed = useDeskValue(desk, snapshot => snapshot.matches({ list: 'failed' }))
  const fault = useDeskValue(desk, ({ context }) => context.threadsFault)
  const pageFault = useDeskValue(desk, ({ context }) => context.pageFault)
  const wantMore = useCallback(() => desk.send({ type: 'more.wanted' }), [desk])
  const { threads, cursor } = list
  useEffect(() => desk.send({ type: 'view.chosen', view }), [desk, view])
  if (hasFailed)
    return (
      <ErrorState
        title="The desk cannot be opened"
        onRetry={() => desk.send({ type: 'desk.retry' })}
      >
        {wordsOf(fault)}
      </ErrorState>
    )
  const retry = hasPageFailed && (
    <div className={styles.more}>
      <p role="alert">{wordsOf(pageFault)}</p>
      <Button size="small" onClick={() => desk.send({ type: 'page.retry' })}>
        Try again
      </Button>
    </div>
  )
  if (threads.length > 0)
    return (
      <ThreadRows desk={desk} threads={threads} openId={openId} total={total} onNearEnd={wantMore}>
        {retry}
      </ThreadRows>
    )
  if (retry) return retry
  if (cursor !== null) return <SkeletonRows label="Loading threads" rows={6} avatar />
  return (
    <EmptyState title={nothing[view]} icon={<Inbox size={20} />}>
      A visitor who asks for a person stands here, and the desk rings.
    </EmptyState>
  )
}
