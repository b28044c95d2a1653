import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../../store/index.js'
import type { News } from './news.js'

/** Milliseconds in which a visitor who reloads, or goes to another page, is back. */
const usualGrace = 5000

/**
 * Notes that a visitor is there while a line of the visitor is open, and some seconds after its end that the visitor has
 * left, unless another line has come meanwhile, to whichever server. Rejects as `play` does.
 */
export async function followVisitor(
  {
    store,
    news,
    thread,
    grace = usualGrace,
  }: {
    readonly store: { readonly threads: Pick<Store['threads'], 'comeBack' | 'leave'> }
    readonly news: Pick<News, 'changed'>
    readonly thread: string
    readonly grace?: number | undefined
  },
  play: () => Promise<void>,
): Promise<void> {
  const line = randomUUID()
  const back = await store.threads.comeBack(thread, line).catch(() => undefined)
  if (back) news.changed(back)
  try {
    await play()
  } finally {
    void leave().catch(() => {
      // The server stops, or the database is away: the next line says how it is.
    })
  }

  async function leave() {
    await wait(grace, undefined, { ref: false })
    const left = await store.threads.leave(thread, line)
    if (left) news.changed(left)
  }
}
