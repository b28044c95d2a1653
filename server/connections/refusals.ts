import type { RefusalReason } from '@talkgraph/wire/channels'
import type { Logger } from '../base/log.js'
import type { Store } from '../store/index.js'

/** Milliseconds in which refusals are counted together: whoever knocks often writes seldom. */
const every = 1000

/** Counts requests that were refused, by connection. */
export function noteRefusals(
  connections: Pick<Store['channels']['connections'], 'noteRefusals'>,
  log: Logger,
) {
  const counts = new Map<string, Partial<Record<RefusalReason, number>>>()
  let timer: NodeJS.Timeout | undefined

  return {
    note(id: string, reason: RefusalReason): void {
      const of = counts.get(id) ?? {}
      counts.set(id, { ...of, [reason]: (of[reason] ?? 0) + 1 })
      timer ??= setTimeout(() => void write(), every).unref()
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await write()
    },
  }

  async function write(): Promise<void> {
    timer = undefined
    const all = [...counts]
    counts.clear()
    for (const [id, of] of all)
      await connections
        .noteRefusals(id, of)
        .catch(err =>
          log.warn({ err, channelId: id }, 'Requests that were refused could not be counted'),
        )
  }
}
