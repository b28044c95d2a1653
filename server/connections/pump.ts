import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds: nobody asks the database more often. */
const shortest = 5

/** What waits for persons, and how it is asked for. */
interface PumpQueue<Entry> {
  due(
    channelId: string,
    busy: ReadonlySet<string | null>,
    most: number,
  ): Promise<readonly (string | null)[]>
  first(channelId: string, personId: string | null): Promise<Entry | undefined>
  wait(channelId: string): Promise<number | undefined>
}

/** How a pump works; times in milliseconds. */
interface Pumping<Entry> {
  readonly queue: PumpQueue<Entry>
  readonly channelId: string
  /** Persons at the same time. */
  readonly atOnce: number
  /** How often it looks for more while somebody is being worked for. */
  readonly look: number
  readonly signal: AbortSignal
  /** Calls back when something new may wait, until it is taken back. */
  readonly onNews: (listener: () => void) => () => void
  /** Resolves to whether the person's next may follow at once. */
  readonly act: (entry: Entry) => Promise<boolean>
}

/**
 * Works on all that waits on one connection: many persons at the same time, each one's in its order. Resolves once nothing
 * waits; rejects with the first fault of the database, when what was under way has ended.
 */
export async function pump<Entry>({
  queue,
  channelId,
  atOnce,
  look,
  signal,
  onNews,
  act,
}: Pumping<Entry>): Promise<void> {
  const busy = new Map<string | null, Promise<void>>()
  let isNew = false
  let tellNews: () => void = () => undefined
  const noMoreNews = onNews(() => {
    isNew = true
    tellNews()
  })
  let fault: { readonly error: unknown } | undefined
  try {
    while (!signal.aborted && !fault) {
      isNew = false
      const room = atOnce - busy.size
      const due = room > 0 ? await queue.due(channelId, new Set(busy.keys()), room) : []
      for (const person of due) {
        const working = workFor(person)
          .catch(error => {
            fault ??= { error }
          })
          .finally(() => busy.delete(person))
        busy.set(person, working)
      }
      if (busy.size > 0) await firstOf(busy.values())
      else if (due.length === 0) {
        const pause = await queue.wait(channelId)
        if (pause === undefined) return
        await rest(Math.min(pause, look))
      }
    }
  } finally {
    noMoreNews()
    await Promise.all(busy.values())
  }
  if (fault && !signal.aborted) throw fault.error

  async function workFor(person: string | null): Promise<void> {
    while (!signal.aborted) {
      const entry = await queue.first(channelId, person)
      if (!entry || !(await act(entry))) return
    }
  }

  /** Until somebody has been worked for, or others may have come. */
  async function firstOf(working: Iterable<Promise<void>>): Promise<void> {
    const over = new AbortController()
    await Promise.race([...working, lookAgain(look, over.signal)])
    over.abort()
  }

  async function rest(time: number): Promise<void> {
    await lookAgain(Math.max(shortest, time), signal)
  }

  function lookAgain(time: number, over: AbortSignal): Promise<unknown> {
    if (isNew) return Promise.resolve()
    const news = new Promise<void>(resolve => {
      tellNews = resolve
    })
    return Promise.race([
      news,
      wait(time, undefined, { signal: over, ref: false }).catch(() => undefined),
    ])
  }
}
