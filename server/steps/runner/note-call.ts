import type { Logger } from '../../base/log.js'
import type { CallFailure } from '../../platform/outbound/index.js'
import type { Store } from '../../store/index.js'
import type { SentOut } from '../create-step-tools.js'
import { toldExchange } from './told-exchange.js'

/** When something began: by the clock on the wall, and by one that nobody puts back. */
export interface Start {
  readonly at: Date
  readonly since: number
}

/** The present moment, to measure from. */
export function startNow(): Start {
  return { at: new Date(), since: performance.now() }
}

/** A step that has been executed, and how it ended. */
export interface ExecutedStep {
  readonly botId: string
  readonly nodeId: string
  /** Its name. */
  readonly step: string
  readonly startedAt: Start
  /** By which the call can be made again. */
  readonly callId?: string
  /** From 1. */
  readonly attempt?: number
  /** The session's tag. */
  readonly session?: string | null | undefined
  /** What went out and what came back. */
  readonly sent?: SentOut | undefined
  /** The bot stores conversations. */
  readonly isStored?: boolean
  readonly outcome:
    | { readonly ok: true; readonly status?: number; readonly isCut?: boolean }
    | (CallFailure & { readonly status?: number; readonly detail?: string })
}

/** Adds a step to the calls that its owner sees; where that fails, the step does not. */
export async function noteCall(
  { store, log }: { readonly store: Pick<Store, 'calls' | 'exchanges'>; readonly log: Logger },
  { botId, nodeId, step, startedAt, outcome, callId, attempt = 1, session, ...told }: ExecutedStep,
): Promise<void> {
  const call = {
    nodeId,
    step,
    at: startedAt.at.toISOString(),
    ms: Math.round(performance.now() - startedAt.since),
    status: outcome.status ?? null,
    error: errorOf(outcome),
    callId: callId ?? null,
    attempt,
    session: session ?? null,
  }
  await store.calls.note(botId, call).catch(err => log.error({ err }, 'A call could not be noted'))
  const exchange = call.error === null ? null : toldExchange(told.sent)
  if (exchange && session)
    await store.exchanges
      .keep({ botId, session, nodeId, at: call.at, ...exchange }, told.isStored ?? false)
      .catch(err => log.error({ err }, 'What a call sent could not be kept'))
}

/** What an owner should know of how a step ended; null where all went well. */
function errorOf(outcome: ExecutedStep['outcome']): string | null {
  if (outcome.ok) return outcome.isCut === true ? 'The reply was cut before its end' : null
  return outcome.detail === undefined ? outcome.message : `${outcome.message}: ${outcome.detail}`
}
