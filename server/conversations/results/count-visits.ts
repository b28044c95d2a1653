import type { Logger } from '../../base/log.js'
import type { Store, VisitCount } from '../../store/index.js'

/** Counts how often bots are seen and opened. */
export interface VisitCounter {
  /** Notes one; it is written with others soon. */
  note(visit: Omit<VisitCount, 'day' | 'count'>): void
  /** Writes what is noted. */
  flush(): Promise<void>
}

/** Milliseconds until what was noted is written. */
const pause = 2000
/** Pages and languages of a bot that are told apart on a day, by this process: whoever counts may say anything. */
const most = { page: 200, language: 60 } as const

/** Makes a counter, which writes together what comes at the same time: a page view costs no call of the database. */
export function createVisitCounter(
  visits: Pick<Store['visits'], 'add'>,
  log: Logger,
  now: () => number = Date.now,
): VisitCounter {
  let counts = new Map<string, VisitCount>()
  let timer: NodeJS.Timeout | undefined
  let today = ''
  const told = new Map<string, Set<string>>()
  return {
    note(visit) {
      const day = new Date(now()).toISOString().slice(0, 10)
      if (day !== today) told.clear()
      today = day
      const [page, language] = [toldApart(visit, 'page'), toldApart(visit, 'language')]
      const row = { ...visit, page, language, day, count: 0 }
      const key = JSON.stringify(row)
      counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 })
      timer ??= setTimeout(() => void flush(), pause).unref()
    },
    flush,
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const written = counts
    counts = new Map()
    await visits
      .add([...written.values()])
      .catch(err => log.error({ err }, 'Visits could not be counted'))
  }

  /** Blank beyond what is told apart. */
  function toldApart(
    visit: Pick<VisitCount, 'botId' | 'page' | 'language'>,
    by: keyof typeof most,
  ) {
    const of = `${by} ${visit.botId}`
    const known = told.get(of) ?? new Set()
    told.set(of, known)
    const value = visit[by]
    if (!known.has(value) && known.size >= most[by]) return ''
    known.add(value)
    return value
  }
}
