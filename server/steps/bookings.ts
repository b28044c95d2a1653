import type { BookingRequest, StepOutcome } from '../../runtime/node/step-tools.js'
import type { GivenValues } from './step-values.js'

/** Who asks the book of appointments. */
interface BookingCaller {
  readonly botId: string
  readonly nodeId: string
  /** What is asked stands in their `input`. */
  readonly values: GivenValues
  /** The session's tag. */
  readonly session: string
  /** It is tried by who draws the bot: nothing is booked. */
  readonly isTried: boolean
}

/** Asks the book of appointments for a step. */
export type AskBookings = (request: BookingRequest, caller: BookingCaller) => Promise<StepOutcome>
