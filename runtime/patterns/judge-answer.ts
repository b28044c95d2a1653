import { botTextWriter } from '../node/bot-texts.js'
import type { Env } from '../node/env.js'
import type { AnswerInput } from '../node/prompt.js'
import { dateInWords } from '../session/date-in-words.js'
import { asText, type Value } from '../session/values.js'
import { toDay } from '../validate/calendar-date.js'
import type { Accepted, Refused } from './asking.js'
import type { ErrorTexts } from './error-texts.js'
import { fieldsOf } from './reading.js'
import type { AnswerKind } from './visitor-kinds.js'

/** Milliseconds from an accepted answer to what follows (decision 109). */
export const pauseAfterInput = 500

/** Judges an answer by its kind; what is recorded is also the visitor's bubble, except for a date (decisions 36 and 72). */
export function judgeAnswer(
  kind: AnswerKind,
  answer: AnswerInput,
  own: ErrorTexts,
  env: Env,
  place: { readonly key?: string; readonly variable: string },
): Accepted | Refused {
  const reading = kind.read(answer, own, botTextWriter(env), env)
  if (!reading.ok) return reading
  const { value, detail } = reading
  const variable = place.variable.trim()
  return {
    ok: true,
    message: asText(value),
    ...(kind.prompt.kind === 'date' && {
      shown: dateInWords(toDay(asText(value)) ?? 0, env.locale),
    }),
    answer: {
      key: place.key,
      ...(variable && { variable }),
      value,
      detail,
    },
    ...(kind.visitor && { visitor: kind.visitor }),
    // In the composer an answer is its own bubble; a prompt of its own shows what was chosen.
    ...(kind.prompt.kind !== 'text' && { picked: pickedOf(answer, value) }),
    handle: null,
  }
}

/** A file's size stands beside its name. */
function pickedOf(answer: AnswerInput, value: Value): string[] {
  const { size } = fieldsOf(fieldsOf(answer).file)
  return [asText(value), ...(size === undefined ? [] : [asText(size)])]
}
