import { expect, test } from 'vitest'
import type { ResultRecord } from '#api/records.js'
import { show } from '#testing/show.js'
// It is here before it is asked for, however long that takes.
import '../model/moment-in-words.js'
import { ResultList } from './result-list.js'

const result: ResultRecord = {
  id: 'r',
  chatbotId: 'shop',
  channel: 'widget',
  version: 1,
  state: 'finished',
  answered: 3,
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  visitor: { name: 'Ann', email: null },
  firstAnswers: [
    { name: 'name', value: 'Ann' },
    { name: 'day', value: '2026-03-12 17:00 - 18:30' },
    { name: 'loaf', value: 'Rye' },
  ],
}

test('answers stand in a row as people read them, without who it was', async () => {
  await show(<ResultList results={[result]} titles={undefined} more={undefined} isBusy={false} />)
  await expect
    .poll(() => document.querySelector('tbody')?.textContent)
    .toContain('Thursday, March 12, 2026, 5:00 PM - 6:30 PM · Rye3 answers')
})
