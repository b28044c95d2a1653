import type { IntegrationRequest, StepOutcome } from '../../runtime/node/step-tools.js'
import type { SentCall } from './call/make-call.js'
import type { GivenValues } from './step-values.js'

/** For which bot an action is carried out, and with what. */
interface IntegrationFrame {
  readonly botId: string
  readonly values: GivenValues
  /** The same each time that this run of the step is tried; absent: it is run once. */
  readonly key: string | undefined
  /** Is told what went out, of a step that its owner tries. */
  readonly tell?: ((sent: SentCall) => void) | undefined
}

/** Carries out an action of another product; resolves to an outcome in every case. */
export type Integrate = (
  request: IntegrationRequest,
  frame: IntegrationFrame,
) => Promise<StepOutcome>
