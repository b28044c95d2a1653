import * as v from 'valibot'
import type { StepOutcome } from '../../runtime/node/step-tools.js'
import type { Logger } from '../log.js'
import { notReached, type Outbound, tookTooLong } from '../outbound/index.js'
import { randomHex } from '../random-hex.js'
import { eventSchema, sendEvent } from '../step-tools/call/send-event.js'
import { type GivenValues, stepValuesSchema } from '../step-tools/step-values.js'
import type { DeliveryRepository, DueCall, KeptCall, Store } from '../store/index.js'
import { noteCall, startNow } from './note-call.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** 21 hours in all. */
const growingPauses = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour]
/** Longer than a call may take. */
const lease = 30 * second
const mostAtOnce = 10

/** When calls are made; all in milliseconds. */
export interface DeliveryTiming {
  /** The pauses after each failed attempt; after the last one a call is given up. */
  readonly pauses?: readonly number[]
  /** How often it looks for calls that are due. */
  readonly look?: number
}

/** A step that nobody waits for, as it is kept. */
export interface RepeatedStep {
  readonly botId: string
  readonly nodeId: string
  /** The node's type and data, as the flow had them then. */
  readonly type: string
  readonly data: unknown
  readonly values: GivenValues
  /** What the call is known by; absent where it carries none. */
  readonly key?: string | undefined
}

/** A step at one of its attempts. */
export interface RepeatedRun {
  /** The step's name. */
  readonly name: string
  run(): Promise<StepOutcome>
}

/** How the first attempt ended. */
interface Delivered {
  readonly outcome: StepOutcome
  /** Whether it failed and will be made again. */
  readonly isToRepeat: boolean
  /** Settles once what became of it is kept. */
  readonly written: Promise<unknown>
}

/** Runs the steps that nobody waits for, and tells of events, however often it takes. */
export interface Deliveries {
  /** The call as it is kept before it is made. */
  prepare(step: RepeatedStep, session: string): KeptCall
  /** Makes a call that is kept now, and again later where that may help. */
  deliver(step: RepeatedStep, kept: KeptCall): Promise<Delivered>
  /** Has a call that waits or was given up made now; resolves to false when the bot has none with this id. */
  retry(botId: string, id: string): Promise<boolean>
  start(): void
  /** Resolves once the calls that are being made have ended. */
  stop(): Promise<void>
}

const request = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ event: eventSchema }),
    v.object({
      // Earlier versions kept webhooks alone.
      type: v.optional(v.string(), 'webhook'),
      data: v.unknown(),
      values: stepValuesSchema,
      key: v.optional(v.string()),
    }),
  ]),
)

/** One attempt of a call that is kept. */
interface Attempt {
  readonly botId: string
  readonly nodeId: string
  readonly id: string
  readonly attempt: number
  readonly run: RepeatedRun
}

/** Makes it over the calls in the store. */
export function createDeliveries(
  {
    store,
    outbound,
    log,
    runOf,
  }: {
    readonly store: Pick<Store, 'deliveries' | 'calls'>
    readonly outbound: Outbound
    readonly log: Logger
    /** `id` is the same at each attempt. */
    readonly runOf: (step: RepeatedStep, id: string) => RepeatedRun
  },
  secretOf: (botId: string) => string,
  { pauses = growingPauses, look = 5 * second }: DeliveryTiming = {},
): Deliveries {
  const repository: DeliveryRepository = store.deliveries
  const underWay = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = true

  return {
    prepare({ botId, nodeId, type, data, values, key }, session) {
      const id = randomHex(24)
      return { id, botId, nodeId, request: JSON.stringify({ type, data, values, key }), session, lease }
    },
    deliver: (step, { id }) => make(attemptOf(step, id, 1)),
    async retry(botId, id) {
      const isKnown = await repository.retry(botId, id)
      if (isKnown) await lookForDue()
      return isKnown
    },
    start: () => {
      isStopped = false
      timer = setInterval(() => void lookForDue(), look).unref()
      void lookForDue()
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }

  async function lookForDue(): Promise<void> {
    if (isStopped || underWay.size >= mostAtOnce) return
    try {
      for (const due of await repository.claim(lease, mostAtOnce - underWay.size)) {
        const call = again(due)
          .catch(err => log.error({ err, callId: due.id }, 'A call that waited could not be made'))
          .finally(() => {
            underWay.delete(call)
            void lookForDue()
          })
        underWay.add(call)
      }
    } catch (err) {
      log.error({ err }, 'The calls that wait could not be read')
    }
  }

  async function again({ id, botId, nodeId, request: kept, attempts }: DueCall): Promise<void> {
    const due = v.parse(request, kept)
    const attempt =
      'event' in due
        ? {
            ...{ botId, nodeId, id, attempt: attempts },
            run: {
              name: 'webhook',
              run: () => sendEvent(due.event, { botId, id, secret: secretOf(botId) }, outbound, log),
            },
          }
        : attemptOf(
            {
              ...{ botId, nodeId, type: due.type, data: due.data, values: due.values },
              ...(due.key !== undefined && { key: due.key }),
            },
            id,
            attempts,
          )
    await (await make(attempt)).written
  }

  function attemptOf(step: RepeatedStep, id: string, attempt: number): Attempt {
    const { botId, nodeId } = step
    return { botId, nodeId, id, attempt, run: runOf(step, id) }
  }

  async function make({ botId, nodeId, id, attempt, run }: Attempt): Promise<Delivered> {
    const startedAt = startNow()
    const outcome = await run.run()
    const pause = outcome.ok || !mayHelp(outcome) ? undefined : pauses[attempt - 1]
    if (!outcome.ok && pause === undefined && attempt > 1)
      log.error(
        { botId, nodeId, callId: id, attempts: attempt, reason: outcome.message },
        'A call was given up',
      )
    const executed = { botId, nodeId, step: run.name, startedAt, outcome, callId: id, attempt }
    // What cannot be written changes nothing of what has happened: the call is made again after its lease.
    const kept = (outcome.ok ? repository.done(id) : repository.failed(id, pause)).catch(err =>
      log.error({ err, callId: id }, 'What became of a call could not be noted'),
    )
    const written = Promise.all([kept, noteCall({ store, log }, executed)])
    return { outcome, isToRepeat: pause !== undefined, written }
  }
}

/** Whether another attempt may succeed: nobody was reached, or the other side says that it cannot now. */
function mayHelp(outcome: StepOutcome & { readonly ok: false }): boolean {
  const { code, status } = outcome
  if (code !== 'CALL_FAILED') return false
  if (status === undefined) return [notReached, tookTooLong].includes(outcome.message)
  return status >= 500 || [408, 425, 429].includes(status)
}
