import type { StepBody } from '@talkgraph/wire/bodies'
import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import type { CarriedOut, OncePerKey, StepAnswer } from '../../platform/once-per-key.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { KeptJob, Store } from '../../store/index.js'
import type { ConversationValues } from '../conversation.schema.js'
import type { createStepTools, GivenFile, Listening, SentOut } from '../create-step-tools.js'
import type { GivenValues } from '../step-values.js'
import type { CalledStep, TriedStep } from './called-step.js'
import type { Deliveries } from './deliveries.js'
import { noteCall, startNow } from './note-call.js'
import type { RepeatedStep } from './repeated-run.js'
import { runTold } from './run-step.js'
import { vouch } from './vouch.js'

/** What a step is called with. */
interface StepGiven {
  readonly values: GivenValues & Partial<Pick<ConversationValues, 'transcript'>>
  /** For a step that takes one. */
  readonly file?: GivenFile
}

/** Runs the steps that the server runs, of every kind, once per key. */
export interface StepRunner {
  /**
   * Waits for a call with the same key that is under way, and resolves to what runs the step or gives the answer of before.
   * Throws what `OncePerKey` throws.
   */
  enter(
    called: CalledStep,
    given: StepGiven,
  ): Promise<(listening?: Listening) => Promise<StepAnswer>>
  /** Runs a step of a draft once, by itself: it is not made again, and not listed beside what visitors had done. */
  tryOut(
    tried: TriedStep,
    given: StepGiven,
    listening?: Listening,
    tell?: (sent: SentOut) => void,
  ): Promise<StepOutcome>
}

/** What a runner takes. */
export interface StepRunnerParts {
  readonly store: Pick<Store, 'calls' | 'exchanges'>
  readonly deliveries: Deliveries
  readonly once: OncePerKey
  readonly toolsFor: ReturnType<typeof createStepTools>
  readonly secrets: Pick<Secrets, 'open'>
  readonly sessionTag: (session: string) => string
  readonly log: Logger
}

/** Makes one over these parts. */
export function createStepRunner(parts: StepRunnerParts): StepRunner {
  const { deliveries, once, toolsFor, secrets, sessionTag, log } = parts
  return {
    async enter(called, { values: given, file }) {
      const { botId, nodeId, name, node, session, key } = called
      const values = vouch(given, called.identity)
      const step = { botId, nodeId, type: node.type, data: node.data, values, key }
      const delivery = called.ready.isRepeated
        ? deliveries.prepare(step, sessionTag(session))
        : undefined
      const print = file ? `${file.hash} ${file.name}` : JSON.stringify(given)
      const act = await once.enter({ botId, nodeId, kind: name, session, key, delivery }, print)
      return listening =>
        act(() =>
          delivery ? deliver(called, step, delivery) : run(called, values, file, listening),
        )
    },
    tryOut(
      { botId, bot: live, node, name, step, ready, session, triedBy },
      { values: given, file },
      listening,
      tell,
    ) {
      const values = withTranscript(vouch(given, undefined))
      const visitor = { live, session, triedBy, file }
      const tools = toolsFor({ botId, nodeId: node.id, values, visitor, listening, tell })
      const told = {
        botId,
        nodeId: node.id,
        name,
        failure: step.failure,
        signal: listening?.signal,
      }
      return runTold(told, log, () => ready.run(tools, ids => secrets.open(botId, ids)))
    },
  }

  async function run(
    called: CalledStep,
    values: StepGiven['values'],
    file: GivenFile | undefined,
    listening: Listening | undefined,
  ): Promise<CarriedOut> {
    const { botId, nodeId, name, step, ready, live, session, key } = called
    const visitor = { live, session, file }
    let sent: SentOut | undefined
    const tools = toolsFor({
      botId,
      nodeId,
      values: withTranscript(values),
      key,
      visitor,
      listening,
      tell(told) {
        sent = told
      },
    })
    const told = { botId, nodeId, name, failure: step.failure, signal: listening?.signal }
    const startedAt = startNow()
    const outcome = await runTold(told, log, () =>
      ready.run(tools, ids => secrets.open(botId, ids)),
    )
    const isNoted = step.isListed && !listening?.signal.aborted
    const written = isNoted
      ? noteCall(parts, {
          botId,
          nodeId,
          step: name,
          startedAt,
          outcome,
          sent,
          isStored: live.settings.results.collect,
          session: session && sessionTag(session),
        })
      : undefined
    return { ...answerOf(called, outcome), written }
  }

  /** A step that will be run again has been accepted. */
  async function deliver(
    called: CalledStep,
    step: RepeatedStep,
    kept: KeptJob,
  ): Promise<CarriedOut> {
    const { collect } = called.live.settings.results
    const { outcome, isToRepeat, written } = await deliveries.deliver(step, kept, collect)
    return { ...(isToRepeat ? accepted : answerOf(called, outcome)), written }
  }
}

/** The values with the conversation, which is empty where the step takes none. */
function withTranscript(values: StepGiven['values']): ConversationValues {
  return { ...values, transcript: values.transcript ?? [] }
}

const accepted = {
  ok: true,
  body: { status: 202, body: null } satisfies StepBody,
  isAccepted: true,
} as const

/** A text that grows is answered by itself, a file by what became of it, and anything else beside its status. */
function answerOf({ step }: CalledStep, outcome: StepOutcome): StepAnswer {
  if (!outcome.ok) return { ok: false, code: outcome.code, message: outcome.message }
  const { body, status = 200, isAccepted } = outcome
  const whole = step.streams || step.takes === 'file'
  return { ok: true, body: whole ? body : { status, body }, isAccepted }
}
