import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import { randomHex } from '../../base/random-hex.js'
import type { Jobs } from '../../platform/jobs/index.js'
import type { KeptJob, Store } from '../../store/index.js'
import type { SentOut } from '../create-step-tools.js'
import { type DeliveryTiming, growingPauses, mayHelp, tellAttempt } from './delivery-jobs.js'
import { startNow } from './note-call.js'
import type { RepeatedRuns, RepeatedStep } from './repeated-run.js'

/** Longer than a call may take. */
const lease = 30_000

/** What is done again where an owner asks for it: nothing has come of it yet. */
const handlers = ['webhook', 'event', 'mail'] as const

/** How the first attempt ended. */
interface Delivered {
  readonly outcome: StepOutcome
  /** Whether it failed and will be made again. */
  readonly isToRepeat: boolean
  /** Settles once what became of it is kept. */
  readonly written: Promise<unknown>
}

/** Runs the steps that nobody waits for: the first attempt here, any other by the job that is kept for it. */
export interface Deliveries {
  /** The call as it is kept before it is made. */
  prepare(step: RepeatedStep, session: string): KeptJob
  /** Makes a call that is kept now, and again later where that may help. `isStored`: the bot stores conversations. */
  deliver(step: RepeatedStep, kept: KeptJob, isStored: boolean): Promise<Delivered>
  /** Has a call made now, or a mail sent, that waits or was given up; resolves to false when the bot has none with this id. */
  retry(botId: string, id: string): Promise<boolean>
}

/** Makes it over the jobs in the store. */
export function createDeliveries(
  {
    store,
    jobs,
    log,
    runOf,
  }: {
    readonly store: Pick<Store, 'jobs' | 'calls' | 'exchanges' | 'outbox'>
    readonly jobs: Pick<Jobs, 'taker' | 'tell' | 'heed'>
    readonly log: Logger
    readonly runOf: RepeatedRuns
  },
  { pauses = growingPauses }: DeliveryTiming = {},
): Deliveries {
  return {
    prepare({ botId, nodeId, type, data, values, key }, session) {
      const id = randomHex(24)
      const kept = JSON.stringify({ nodeId, type, data, values, key })
      return { id, handler: 'webhook', botId, session, data: kept, taker: jobs.taker, lease }
    },
    async deliver(step, { id, taker, session }, isStored) {
      const { botId, nodeId } = step
      const { name, run } = runOf(step, id)
      const startedAt = startNow()
      let sent: SentOut | undefined
      const outcome = await run(told => {
        sent = told
      })
      const pause = mayHelp(outcome) ? pauses[0] : undefined
      // What cannot be written changes nothing of what has happened: the call is made again after its lease.
      const kept = (
        outcome.ok ? store.jobs.done(id) : store.jobs.failed(id, taker, outcome.message, pause)
      ).catch(err => log.error({ err, callId: id }, 'What became of a call could not be noted'))
      const told = tellAttempt(
        { store, log },
        { botId, nodeId, id, name, startedAt, outcome, attempt: 1, session, sent, isStored },
      )
      if (pause !== undefined) void kept.then(() => jobs.heed('webhook', pause))
      return { outcome, isToRepeat: pause !== undefined, written: Promise.all([kept, told]) }
    },
    async retry(botId, id) {
      const mail = await store.outbox.read(id)
      if (mail && mail.mail === '') return false
      const handler = await store.jobs.retry(id, { botId, handlers })
      const told = handlers.find(each => each === handler)
      if (told) jobs.tell(told)
      return handler !== undefined
    },
  }
}
