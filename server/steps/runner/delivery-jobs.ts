import * as v from 'valibot'
import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import type { Guests } from '../../platform/guests/guests.js'
import { defineJob, type Job, JobFailure, type JobHandler } from '../../platform/jobs/index.js'
import { notReached, tookTooLong } from '../../platform/outbound/index.js'
import type { Store } from '../../store/index.js'
import { eventSchema, sendEvent } from '../call/send-event.js'
import type { SentOut } from '../create-step-tools.js'
import { stepValuesSchema } from '../step-values.js'
import { noteCall, type Start, startNow } from './note-call.js'
import type { RepeatedRun, RepeatedRuns } from './repeated-run.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** 21 hours in all. */
export const growingPauses = [
  10 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
]
const atOnce = 10
/** Of one account. */
const share = 7

/** When calls are made; in milliseconds. */
export interface DeliveryTiming {
  /** The pauses after each failed attempt; after the last one a call is given up. */
  readonly pauses?: readonly number[]
}

/** What calls need. */
interface DeliveryParts {
  readonly store: Pick<Store, 'calls' | 'exchanges'>
  readonly log: Logger
}

/** Runs steps that nobody waits for again, whose first attempt failed or was broken off. */
export function webhookJob(
  parts: DeliveryParts & { readonly runOf: RepeatedRuns },
  { pauses = growingPauses }: DeliveryTiming = {},
): JobHandler {
  return defineJob({
    name: 'webhook',
    atOnce,
    share,
    pauses,
    data: v.object({
      nodeId: v.string(),
      // Earlier versions kept webhooks alone.
      type: v.optional(v.string(), 'webhook'),
      data: v.unknown(),
      values: stepValuesSchema,
      key: v.optional(v.string()),
    }),
    run: job =>
      makeCall(parts, job, botId => {
        const { key, ...step } = job.data
        return parts.runOf({ ...step, key, botId }, job.id)
      }),
  })
}

/** Tells owners' servers of something. */
export function eventJob(
  parts: DeliveryParts & {
    readonly guests: Pick<Guests, 'outbound'>
    readonly webhookSecret: (botId: string) => string
  },
  { pauses = growingPauses }: DeliveryTiming = {},
): JobHandler {
  const { guests, log, webhookSecret } = parts
  return defineJob({
    name: 'event',
    atOnce,
    share,
    pauses,
    data: v.object({ nodeId: v.string(), event: eventSchema }),
    run: job =>
      makeCall(parts, job, botId => ({
        name: 'webhook',
        run: async () => {
          const outbound = await guests.outbound(botId)
          return sendEvent(
            job.data.event,
            { botId, id: job.id, secret: webhookSecret(botId) },
            outbound,
            log,
          )
        },
      })),
  })
}

/** Whether another attempt may succeed: nobody was reached, or the other side says that it cannot now. */
export function mayHelp(outcome: StepOutcome): boolean {
  if (outcome.ok || outcome.code !== 'CALL_FAILED') return false
  const { status, message } = outcome
  if (status === undefined) return [notReached, tookTooLong].includes(message)
  return status >= 500 || [408, 425, 429].includes(status)
}

/** One attempt that has ended; `name` is the step's. */
interface EndedAttempt {
  readonly botId: string
  readonly nodeId: string
  readonly id: string
  readonly name: string
  readonly attempt: number
  readonly startedAt: Start
  readonly outcome: StepOutcome
  /** The session's tag. */
  readonly session?: string | null | undefined
  readonly sent?: SentOut | undefined
  /** The bot stores conversations. */
  readonly isStored?: boolean
}

/** Adds an attempt to the calls that the bot's owner sees. */
export function tellAttempt(
  parts: Pick<DeliveryParts, 'store' | 'log'>,
  { id, name, ...attempt }: EndedAttempt,
): Promise<void> {
  return noteCall(parts, { ...attempt, step: name, callId: id })
}

async function makeCall(
  { store, log }: DeliveryParts,
  { id, botId, session, data, attempt, pause, signal }: Job<{ readonly nodeId: string }>,
  runOf: (botId: string) => RepeatedRun,
): Promise<void> {
  if (botId === null) throw new JobFailure('The call is of no bot', { isFinal: true })
  const { nodeId } = data
  const { name, run } = runOf(botId)
  const startedAt = startNow()
  let sent: SentOut | undefined
  const outcome = await run(told => {
    sent = told
  })
  if (signal.aborted) return
  await tellAttempt(
    { store, log },
    { botId, nodeId, id, name, attempt, startedAt, outcome, session, sent },
  )
  if (outcome.ok) return
  const reason = outcome.message
  const isFinal = pause === undefined || !mayHelp(outcome)
  if (isFinal)
    log.error({ botId, nodeId, callId: id, attempts: attempt, reason }, 'A call was given up')
  throw new JobFailure(reason, { isFinal })
}
