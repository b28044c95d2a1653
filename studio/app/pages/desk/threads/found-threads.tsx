import { Button, EmptyState, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DeskFilter } from '#api/records.js'
import { wordsOf } from '../../../api/problem.js'
import { findThreads } from '../desk-calls.js'
import type { DeskActor } from '../use-desk.js'
import styles from './thread-pane.module.css'
import { ThreadRows, type ThreadRowsHandle } from './thread-rows.js'

/** The threads that the server finds, page by page: those that are over, and those that have the words of a search. */
export function FoundThreads({
  desk,
  filter,
  search,
  openId,
}: {
  readonly desk: DeskActor
  readonly filter: DeskFilter
  readonly search: string
  readonly openId: string | null
}) {
  const found = useFound(filter, search)
  const rows = useRef<ThreadRowsHandle>(null)
  /** How many there were when more were asked for, from the keyboard too: the next one has the focus then. */
  const before = useRef<number>(undefined)
  const threads = found.data?.pages.flatMap(page => page.threads) ?? []
  const { length } = threads
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = found
  useEffect(() => {
    if (before.current === undefined || isFetchingNextPage) return
    const field = document.querySelector<HTMLElement>('[data-desk-search]')
    if (before.current < length) rows.current?.focus(before.current)
    else if (!hasNextPage) field?.focus()
    before.current = undefined
  }, [isFetchingNextPage, hasNextPage, length])

  if (found.isPending) return <SkeletonRows label="Loading threads" rows={6} avatar />
  if (found.error && !found.data)
    return (
      <ErrorState title="The threads cannot be shown" onRetry={() => void found.refetch()}>
        {wordsOf(found.error)}
      </ErrorState>
    )
  const more = hasNextPage && (
    <div className={styles.more}>
      {isFetchNextPageError && <p role="alert">{wordsOf(found.error)}</p>}
      <Button
        size="small"
        busy={isFetchingNextPage}
        onClick={() => {
          before.current = length
          void found.fetchNextPage()
        }}
      >
        {search === '' ? 'Show more' : 'Search earlier threads'}
      </Button>
    </div>
  )
  if (length === 0)
    return (
      <>
        {nothing()}
        {more}
      </>
    )
  return (
    <ThreadRows ref={rows} desk={desk} threads={threads} openId={openId}>
      {more}
    </ThreadRows>
  )

  function nothing() {
    if (search === '')
      return (
        <EmptyState title="No thread has ended">Threads stay here when they are over.</EmptyState>
      )
    if (hasNextPage)
      return <EmptyState title="Nothing found yet">No thread of late has these words.</EmptyState>
    return <EmptyState title="Nothing found">No thread has these words.</EmptyState>
  }
}

const useFound = (filter: DeskFilter, search: string) =>
  useInfiniteQuery({
    queryKey: ['desk', 'threads', filter, search] as const,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => findThreads(filter, search, pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What other words have found stays until these have, but never what is in another list.
    placeholderData: (data, query) => (query?.queryKey[2] === filter ? data : undefined),
  })
