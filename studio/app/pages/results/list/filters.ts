import { useSearchParams } from 'react-router'
import type { Filters } from '../model/results.js'

/** Ranges that can be chosen, in days up to today; `days` are two days of one's own. */
export const ranges = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: 'all', label: 'All time' },
  { value: 'days', label: 'From day to day…' },
] as const

type Range = (typeof ranges)[number]['value']

const day = 86_400_000
/** Nothing was stored before. */
const earliest = '2000-01-01'

/** What the parameters of an address narrow a list by; `botId` is the bot whose page it is on. */
export function filtersIn(search: URLSearchParams, botId: string | undefined, today: string) {
  const text = (name: string) => search.get(name) ?? ''
  const range = ranges.find(({ value }) => value === text('days'))?.value ?? '30'
  const chatbotId = botId ?? text('bot')
  // A step is one of a bot.
  const ofBot = (name: string) => (chatbotId === '' ? '' : text(name))
  const filters: Filters = {
    chatbotId,
    query: text('query'),
    state: text('state'),
    channel: text('channel'),
    version: ofBot('version'),
    endedAt: ofBot('endedAt'),
    passed: ofBot('passed'),
    ...spanOf(range, search, today),
  }
  return {
    filters,
    range,
    isNarrowed:
      [
        filters.query,
        filters.state,
        filters.channel,
        filters.version,
        filters.endedAt,
        filters.passed,
      ].some(each => each !== '') ||
      (!botId && filters.chatbotId !== ''),
  }
}

function spanOf(
  range: Range,
  search: URLSearchParams,
  today: string,
): Pick<Filters, 'from' | 'to'> {
  if (range === 'all') return { from: earliest, to: today }
  if (range !== 'days') return { from: daysBefore(today, Number(range) - 1), to: today }
  const last = dayIn(search.get('to')) ?? today
  const first = dayIn(search.get('from')) ?? daysBefore(last, 29)
  // The other way round is meant as it can be.
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

/** What is a day, as `2026-03-02`. */
function dayIn(text: string | null): string | undefined {
  const time = text === null || !/^\d{4}-\d\d-\d\d$/.test(text) ? NaN : Date.parse(text)
  return Number.isNaN(time) || dayOf(time) !== text ? undefined : text
}

/** The parameters that narrow by nothing but time. */
export function cleared(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => ['days', 'from', 'to'].includes(name)))
}

/** What narrows a list to what happened at a step. */
const ofStep = ['version', 'endedAt', 'passed']

/** The parameters without those of a step, and without the end that was meant there. */
export function withoutStep(search: URLSearchParams): URLSearchParams {
  const names = search.has('endedAt') ? [...ofStep, 'state'] : ofStep
  return new URLSearchParams([...search].filter(([name]) => !names.includes(name)))
}

/** The parameters with another range; one of one's own begins with the days that were shown before. */
export function withRange(
  search: URLSearchParams,
  range: string,
  shown: Pick<Filters, 'from' | 'to'>,
) {
  const next = new URLSearchParams(search)
  next.set('days', range)
  for (const end of ['from', 'to'] as const)
    if (range === 'days') next.set(end, shown[end])
    else next.delete(end)
  return next
}

/** The filters, which stand in the address of the page, and how to change one. */
export function useFilters(botId: string | undefined) {
  const [search, setSearch] = useSearchParams()
  const read = filtersIn(search, botId, dayOf(Date.now()))
  return {
    ...read,
    set: (name: 'bot' | 'query' | 'state' | 'channel' | 'from' | 'to', value: string) =>
      setSearch(
        before => {
          const next = new URLSearchParams(before)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
    setRange: (range: string) =>
      setSearch(before => withRange(before, range, read.filters), { replace: true }),
    clear: () => setSearch(cleared, { replace: true }),
    clearStep: () => setSearch(withoutStep, { replace: true }),
  }
}

const daysBefore = (date: string, days: number) => dayOf(Date.parse(date) - days * day)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
