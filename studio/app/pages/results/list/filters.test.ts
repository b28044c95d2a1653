import { expect, test } from 'vitest'
import { cleared, filtersIn, withoutStep, withRange } from './filters.js'

const today = '2026-03-02'
const read = (search: string, botId?: string) =>
  filtersIn(new URLSearchParams(search), botId, today)

test('without a choice the last 30 days are shown, and a range that there is not is none', () => {
  for (const search of ['', 'days=12', 'days='])
    expect(read(search)).toMatchObject({ range: '30', filters: { from: '2026-02-01', to: today } })
})

test('all time begins before anything was stored', () => {
  expect(read('days=all').filters.from).toBe('2000-01-01')
})

test('any span of days can be chosen, also the other way round, and what is no day is none', () => {
  const span = (search: string) => {
    const { from, to } = read(search).filters
    return [from, to]
  }
  expect(span('days=days&from=2025-12-30&to=2026-01-02')).toEqual(['2025-12-30', '2026-01-02'])
  expect(span('days=days&from=2026-01-02&to=2025-12-30')).toEqual(['2025-12-30', '2026-01-02'])
  expect(span('days=days&from=2026-02-30&to=2026-01-31')).toEqual(['2026-01-02', '2026-01-31'])
  expect(span('days=days')).toEqual(['2026-02-01', today])
  expect(span('days=7&from=2025-12-30&to=2026-01-02')).toEqual(['2026-02-24', today])
})

test('a span of one’s own begins with the days that were shown, and goes with another range', () => {
  const own = withRange(new URLSearchParams('query=rye&days=7'), 'days', read('days=7').filters)
  expect(own.toString()).toBe('query=rye&days=days&from=2026-02-24&to=2026-03-02')
  expect(withRange(own, '90', read('').filters).toString()).toBe('query=rye&days=90')
  expect(cleared(own).toString()).toBe('days=days&from=2026-02-24&to=2026-03-02')
})

test('a list is narrowed by words, end and bot, not by time, nor by the bot whose page it is on', () => {
  expect(read('days=7').isNarrowed).toBe(false)
  expect(read('', 'shop').isNarrowed).toBe(false)
  for (const search of ['query=rye', 'state=open', 'bot=shop'])
    expect(read(search).isNarrowed).toBe(true)
})

test('showing all conversations keeps the time that was chosen', () => {
  const next = cleared(new URLSearchParams('days=365&query=rye&bot=shop&state=open'))
  expect(next.toString()).toBe('days=365')
  expect(cleared(new URLSearchParams('query=rye')).toString()).toBe('')
})

test('a list is narrowed to what happened at a step of a bot, and all of it is seen again', () => {
  const narrowed = 'days=7&version=3&endedAt=bread&state=abandoned'
  expect(read(narrowed, 'shop')).toMatchObject({
    isNarrowed: true,
    filters: { version: '3', endedAt: 'bread', passed: '', state: 'abandoned' },
  })
  // Of all bots a step says nothing.
  expect(read(narrowed).filters).toMatchObject({ version: '', endedAt: '' })
  expect(withoutStep(new URLSearchParams(narrowed)).toString()).toBe('days=7')
  expect(withoutStep(new URLSearchParams('passed=mail&state=finished')).toString()).toBe(
    'state=finished',
  )
})
