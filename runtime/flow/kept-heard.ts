import { isRecord } from '../bot/fields.js'
import type { DeskEvent } from '../node/live-desk.js'
import type { AnswerInput } from '../node/prompt.js'
import type { Value } from '../session/values.js'

/** What was heard of a live thread, as a place keeps it in order with the answers: plain data that survives JSON. */
export function keepHeard(event: DeskEvent): Value {
  const value: Value = JSON.parse(JSON.stringify({ desk: event }))
  return value
}

/** What was heard, where that is kept and no answer. */
export function heardIn(kept: AnswerInput): DeskEvent | undefined {
  return isRecord(kept) && isRecord(kept.desk) ? (kept.desk as DeskEvent) : undefined
}
