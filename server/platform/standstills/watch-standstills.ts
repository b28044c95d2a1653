import type { Logger } from '../../base/log.js'
import { processorSeconds } from '../../base/processor-time.js'
import type { UnderWay } from '../../base/under-way.js'
import { type Busiest, noteBusiest } from './busiest.js'

/** Watches whether this thread, in which everybody is answered, stands still: then one thing keeps it to itself. */
export interface StandstillWatch {
  /** Begins. */
  start(): void
  /** Whether it stood still for so long, a moment ago, that clients should rather go elsewhere. */
  isUnready(): boolean
  stop(): void
}

/** Hears of each standstill: a route by its pattern, `job` and a name, or `unknown`. */
export type NoteStandstill = (during: string, seconds: number) => void

interface Parts {
  readonly log: Logger
  readonly note: NoteStandstill
  /** Whose a bot is. */
  readonly ownerOf: (botId: string) => Promise<string | undefined>
  /** In milliseconds. */
  readonly now?: () => number
}

/** Milliseconds. */
const lookEvery = 50
const shortest = 200
const unreadyAfter = 5000
const calm = 5000

/** Makes one for this thread; it sees nothing before it is started. */
export function watchStandstills({
  log,
  note,
  ownerOf,
  now = () => performance.now(),
}: Parts): StandstillWatch {
  let busiest: Busiest | undefined
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0
  let processorBefore = 0
  let unreadyUntil = Number.NEGATIVE_INFINITY

  return {
    start: () => {
      lookedAt = now()
      processorBefore = processorSeconds()
      busiest = noteBusiest()
      timer = setInterval(look, lookEvery).unref()
    },
    isUnready: () => {
      // Whoever asks may come before the timer.
      look()
      return now() < unreadyUntil
    },
    stop: () => {
      clearInterval(timer)
      busiest?.stop()
      busiest = undefined
    },
  }

  function look(): void {
    if (!busiest) return
    const at = now()
    const ms = at - lookedAt
    const processorAt = processorSeconds()
    const processorMs = Math.round((processorAt - processorBefore) * 1000)
    lookedAt = at
    processorBefore = processorAt
    const found = busiest.take()
    if (ms < shortest + lookEvery) return
    if (ms >= unreadyAfter) unreadyUntil = at + calm
    const ran = found && found.ms > ms / 2 ? found.what : undefined
    note(ran?.name() ?? 'unknown', ms / 1000)
    // Where nobody ran and this thread had no processor, the machine was busy with something else.
    const level = ran || processorMs > ms / 4 ? 'warn' : 'debug'
    void tell(level, { ms: Math.round(ms), processorMs }, ran)
  }

  async function tell(
    level: 'warn' | 'debug',
    times: object,
    ran: UnderWay | undefined,
  ): Promise<void> {
    const botId = ran?.botId?.()
    const account =
      ran?.account ??
      (botId === undefined ? undefined : await ownerOf(botId).catch(() => undefined))
    log[level](
      {
        ...times,
        ran: ran?.name() ?? 'unknown',
        requestId: ran?.requestId,
        account,
        botId,
        size: ran?.size?.(),
      },
      'The server stood still',
    )
  }
}
