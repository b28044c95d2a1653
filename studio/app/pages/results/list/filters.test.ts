import { expect, test } from 'vitest'
import { cleared, filtersIn } from './filters.js'

const today = '2026-03-02'
const read = (search: string, botId?: string) => filtersIn(new URLSearchParams(search), botId, today)

test('without a choice the last 30 days are shown, and a range that there is not is none', () => {
  for (const search of ['', 'days=12', 'days='])
    expect(read(search)).toMatchObject({ range: '30', filters: { from: '2026-02-01', to: today } })
})

test('all time begins before anything was stored', () => {
  expect(read('days=all').filters.from).toBe('2000-01-01')
})

test('a list is narrowed by words, end and bot, not by time, nor by the bot whose page it is on', () => {
  expect(read('days=7').isNarrowed).toBe(false)
  expect(read('', 'shop').isNarrowed).toBe(false)
  for (const search of ['query=rye', 'state=open', 'bot=shop']) expect(read(search).isNarrowed).toBe(true)
})

test('showing all conversations keeps the time that was chosen', () => {
  const next = cleared(new URLSearchParams('days=365&query=rye&bot=shop&state=open'))
  expect(next.toString()).toBe('days=365')
  expect(cleared(new URLSearchParams('query=rye')).toString()).toBe('')
})
