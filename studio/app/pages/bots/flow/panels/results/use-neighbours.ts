import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { ResultRecord } from '#api/records.js'
import { filtersIn } from '#pages/results/list/filters.js'
import { conversationPath, listName } from '#pages/results/model/conversation-path.js'
import { useResults } from '#pages/results/model/results.js'

/** The conversations before and behind one, in the list that it was opened from: their addresses, where there are any. */
export function useNeighbours(botId: string, id: string) {
  const [search] = useSearchParams()
  const list = search.get(listName)
  const { filters } = filtersIn(
    new URLSearchParams(list ?? ''),
    botId,
    new Date().toISOString().slice(0, 10),
  )
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useResults(
    filters,
    list !== null,
  )
  const all = list === null ? [] : (data?.pages.flatMap(page => page.results) ?? [])
  const place = all.findIndex(each => each.id === id)
  const isAtEnd = all.length > 0 && (place === all.length - 1 || place === -1)
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isAtEnd, hasNextPage, isFetchingNextPage, fetchNextPage])
  const pathOf = (result: ResultRecord | undefined) =>
    result && conversationPath(result, list ?? '')
  return {
    list,
    previous: place < 1 ? undefined : pathOf(all.slice(0, place).findLast(hasVersion)),
    next: place < 0 ? undefined : pathOf(all.slice(place + 1).find(hasVersion)),
    /** From 1; 0 where it is not in the list. */
    place: place + 1,
    count: all.length,
    isWhole: hasNextPage === false,
  }
}

const hasVersion = ({ version }: ResultRecord) => version !== null
