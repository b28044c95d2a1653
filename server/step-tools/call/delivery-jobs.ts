import * as v from 'valibot'
import { defineJob, type Job, JobFailure, type JobHandler } from '../jobs/index.js'
import type { Logger } from '../log.js'
import { notReached, type Outbound, tookTooLong } from '../outbound/index.js'
import type { Store } from '../store/index.js'
import { noteCall, type Start, startNow } from './note-call.js'
import { eventSchema, sendEvent } from './send-event.js'
import { stepValuesSchema } from './step-values.js'
import { runWebhook, type WebhookOutcome } from './webhook.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** 21 hours in all. */
export const growingPauses = [
  ...[10 * second, minute, 5 * minute, 30 * minute],
  ...[2 * hour, 6 * hour, 12 * hour],
]
const atOnce = 10

/** When calls are made; in milliseconds. */
export interface DeliveryTiming {
  /** The pauses after each failed attempt; after the last one a call is given up. */
  readonly pauses?: readonly number[]
}

/** What calls need. */
interface DeliveryParts {
  readonly store: Pick<Store, 'calls'>
  readonly outbound: Outbound
  readonly log: Logger
  readonly secretOf: (botId: string) => string
}

/** Makes webhook calls whose first attempt failed, or was broken off. */
export function webhookJob(
  parts: DeliveryParts,
  { pauses = growingPauses }: DeliveryTiming = {},
): JobHandler {
  const { outbound, log } = parts
  return defineJob({
    name: 'webhook',
    ...{ atOnce, pauses },
    data: v.object({
      nodeId: v.string(),
      data: v.unknown(),
      values: stepValuesSchema,
      key: v.optional(v.string()),
    }),
    run: job =>
      makeCall(parts, job, ({ id, botId, secret }) => {
        const { key, ...step } = job.data
        return runWebhook({ ...step, ...(key !== undefined && { key }), id, botId, secret }, outbound, log)
      }),
  })
}

/** Tells owners' servers of something. */
export function eventJob(parts: DeliveryParts, { pauses = growingPauses }: DeliveryTiming = {}): JobHandler {
  return defineJob({
    name: 'event',
    ...{ atOnce, pauses },
    data: v.object({ nodeId: v.string(), event: eventSchema }),
    run: job => makeCall(parts, job, about => sendEvent(job.data.event, about, parts.outbound, parts.log)),
  })
}

/** Whether another attempt may succeed: nobody was reached, or the other side says that it cannot now. */
export function mayHelp(outcome: WebhookOutcome): boolean {
  if (outcome.ok || outcome.code !== 'CALL_FAILED') return false
  const { status, message } = outcome
  if (status === undefined) return [notReached, tookTooLong].includes(message)
  return status >= 500 || [408, 425, 429].includes(status)
}

/** One attempt that has ended. */
interface EndedAttempt {
  readonly botId: string
  readonly nodeId: string
  readonly id: string
  readonly attempt: number
  readonly startedAt: Start
  readonly outcome: WebhookOutcome
}

/** Adds an attempt to the calls that the bot's owner sees. */
export function tellAttempt(
  parts: Pick<DeliveryParts, 'store' | 'log'>,
  { id, ...attempt }: EndedAttempt,
): Promise<void> {
  return noteCall(parts, { ...attempt, step: 'webhook', callId: id })
}

async function makeCall(
  { store, log, secretOf }: DeliveryParts,
  { id, botId, data, attempt, pause, signal }: Job<{ readonly nodeId: string }>,
  call: (about: {
    readonly id: string
    readonly botId: string
    readonly secret: string
  }) => Promise<WebhookOutcome>,
): Promise<void> {
  if (botId === null) throw new JobFailure('The call is of no bot', { isFinal: true })
  const { nodeId } = data
  const startedAt = startNow()
  const outcome = await call({ id, botId, secret: secretOf(botId) })
  if (signal.aborted) return
  await tellAttempt({ store, log }, { botId, nodeId, id, attempt, startedAt, outcome })
  if (outcome.ok) return
  const reason = outcome.message
  const isFinal = pause === undefined || !mayHelp(outcome)
  if (isFinal) log.error({ botId, nodeId, callId: id, attempts: attempt, reason }, 'A call was given up')
  throw new JobFailure(reason, { isFinal })
}
