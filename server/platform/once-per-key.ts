import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '@talkgraph/wire/bodies'
import type { ErrorCode } from '@talkgraph/wire/errors'
import { ApiError, type ErrorExtras } from '../base/errors.js'
import type { Logger } from '../base/log.js'
import type { KeptJob, Store } from '../store/index.js'

/** What a step call asks for. */
interface StepRequest {
  readonly botId: string
  readonly nodeId: string
  /** A step's name. `api`: it is a call of the REST API, whose name and address stand for node and bot. */
  readonly kind: string
  /** The session's id. */
  readonly session: string
  /** Absent: the call is made as often as it comes. */
  readonly key: string | undefined
  /** A call that is kept with the step's beginning, to be repeated. */
  readonly delivery?: KeptJob | undefined
}

/** What a step call is answered. */
export type StepAnswer =
  | {
      readonly ok: true
      readonly body: Json
      /** What is asked for will be done later. */
      readonly isAccepted?: boolean
    }
  | {
      readonly ok: false
      readonly code: ErrorCode
      readonly message: string
      readonly details?: ErrorExtras['details']
    }

/** How a step was carried out. What is `written` by then is waited for, and goes together with its answer. */
export type CarriedOut = StepAnswer & { readonly written?: Promise<unknown> }

/** Carries a step out, or resolves to the answer that it had before. */
type CarryOut = (act: () => Promise<CarriedOut>) => Promise<StepAnswer>

/** Carries out a step once for each key of a session (decision 76). */
export interface OncePerKey {
  /**
   * Waits for a call with the same key that is under way. `input` is what the step is carried out with. Throws
   * IDEMPOTENCY_KEY_REUSED where the key stands for another call, CALL_UNDER_WAY where the other takes very long.
   */
  enter(request: StepRequest, input: string | Uint8Array): Promise<CarryOut>
}

/** Times in milliseconds. */
export interface OncePerKeyTiming {
  /** After how long without a sign of life a step counts as broken off. */
  readonly lease: number
  /** How long a repeated call waits for the first one. */
  readonly patience: number
}

const usual: OncePerKeyTiming = { lease: 10_000, patience: 20_000 }
const lookEvery = 100

/** Nobody knows whether it took effect, so it is never carried out again. */
const lost: StepAnswer = {
  ok: false,
  code: 'CALL_FAILED',
  message:
    'The server broke off while the step was carried out; whether it took effect is not known',
}

/** Makes it over the answers in the store, which are found by keyed hashes: no session's id and no key is kept. */
export function createOncePerKey(
  { stepAnswers: answers, jobs }: Pick<Store, 'stepAnswers' | 'jobs'>,
  secret: Uint8Array,
  log: Logger,
  timing: OncePerKeyTiming = usual,
): OncePerKey {
  const { lease, patience } = timing
  return {
    async enter({ botId, nodeId, kind, session, key, delivery }, input) {
      if (key === undefined) {
        if (delivery) await jobs.keep(delivery)
        return async act => written(await act())
      }
      const id = hide(`${session} ${key}`)
      const fingerprint = createHash('sha256')
        .update(`${JSON.stringify([botId, nodeId, kind])} `)
        .update(input)
        .digest('base64url')
      for (let waited = 0; ; waited += lookEvery) {
        const before = await answers.begin(
          { id, session: hide(session), fingerprint, delivery },
          lease,
        )
        if (!before) return act => carryOut(id, act)
        if (before.fingerprint !== fingerprint) throw new ApiError('IDEMPOTENCY_KEY_REUSED')
        const { answer } = before
        // Only this module writes answers.
        if (answer !== null) return async () => JSON.parse(answer) as StepAnswer
        if (before.isLost) await answers.finish(id, JSON.stringify(lost))
        else if (waited < patience) await pause(lookEvery)
        else throw new ApiError('CALL_UNDER_WAY', { headers: { 'Retry-After': '1' } })
      }
    },
  }

  async function carryOut(id: string, act: () => Promise<CarriedOut>): Promise<StepAnswer> {
    const alive = setInterval(() => void answers.renew(id, lease).catch(note), lease / 4).unref()
    try {
      const { written, ...answer } = await act()
      await Promise.all([keep(id, answer), written])
      return answer
    } catch (error) {
      await keep(id, error instanceof ApiError ? failureOf(error) : lost)
      throw error
    } finally {
      clearInterval(alive)
    }
  }

  /** An answer that cannot be kept is given all the same. */
  function keep(id: string, answer: StepAnswer): Promise<void> {
    return answers.finish(id, JSON.stringify(answer)).catch(note)
  }

  function note(err: unknown) {
    log.error({ err }, 'The answer to a step could not be kept')
  }

  function hide(text: string): string {
    return createHmac('sha256', secret).update(text).digest('base64url')
  }
}

async function written({ written: all, ...answer }: CarriedOut): Promise<StepAnswer> {
  await all
  return answer
}

/** The body of an answer; throws the error of one that failed. */
export function bodyOf(answer: StepAnswer): Json {
  if (answer.ok) return answer.body
  const { code, message, details } = answer
  throw new ApiError(code, { message, details })
}

function failureOf({ code, message, details }: ApiError): StepAnswer {
  return { ok: false, code, message, ...(Object.keys(details).length > 0 && { details }) }
}
