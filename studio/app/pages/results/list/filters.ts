import { useSearchParams } from 'react-router'
import type { Filters } from '../model/results.js'

/** Ranges that can be chosen, in days. */
export const ranges = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: 'all', label: 'All time' },
] as const

const day = 86_400_000
/** Nothing was stored before. */
const earliest = '2000-01-01'

/** What the parameters of an address narrow a list by; `botId` is the bot whose page it is on. */
export function filtersIn(search: URLSearchParams, botId: string | undefined, today: string) {
  const text = (name: string) => search.get(name) ?? ''
  const range = ranges.find(({ value }) => value === text('days'))?.value ?? '30'
  const filters: Filters = {
    chatbotId: botId ?? text('bot'),
    query: text('query'),
    state: text('state'),
    from: range === 'all' ? earliest : dayOf(Date.parse(today) - (Number(range) - 1) * day),
    to: today,
  }
  return {
    filters,
    range,
    isNarrowed: filters.query !== '' || filters.state !== '' || (!botId && filters.chatbotId !== ''),
  }
}

/** The parameters that narrow by nothing but time. */
export function cleared(search: URLSearchParams): URLSearchParams {
  const days = search.get('days')
  return new URLSearchParams(days === null ? {} : { days })
}

/** The filters, which stand in the address of the page, and how to change one. */
export function useFilters(botId: string | undefined) {
  const [search, setSearch] = useSearchParams()
  return {
    ...filtersIn(search, botId, dayOf(Date.now())),
    set: (name: 'bot' | 'query' | 'state' | 'days', value: string) =>
      setSearch(
        before => {
          const next = new URLSearchParams(before)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
    clear: () => setSearch(cleared, { replace: true }),
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
