import { expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import type { VisitCount } from '../../store/index.js'
import { createVisitCounter } from './count-visits.js'

const day = Date.parse('2026-11-20T12:00:00Z')

async function counted(visits: readonly { readonly page: string; readonly language: string }[]) {
  const written: VisitCount[] = []
  let time = day
  const counter = createVisitCounter(
    { add: async counts => void written.push(...counts) },
    createLog('silent'),
    () => time,
  )
  for (const visit of visits) counter.note({ botId: 'shop', kind: 'seen', version: 1, ...visit })
  time += 86_400_000
  counter.note({ botId: 'shop', kind: 'seen', version: 1, page: 'late.example/', language: 'fr' })
  await counter.flush()
  return written
}

test.each(['page', 'language'] as const)(
  'whoever makes up a %s each time fills no table: beyond some it is any other, and nothing is lost',
  async by => {
    const written = await counted(
      Array.from({ length: 1000 }, (_, n) => ({ page: 'a', language: 'en', [by]: `x${n}` })),
    )
    const onDay = written.filter(({ day: of }) => of === '2026-11-20')
    expect(onDay.length).toBeLessThanOrEqual(201)
    expect(onDay.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
    expect(onDay.some(visit => visit[by] === '')).toBe(true)
    expect(written.at(-1)).toMatchObject({ page: 'late.example/', language: 'fr', count: 1 })
  },
)
