import type { WriteBotText } from '../node/bot-texts.js'
import type { Env } from '../node/env.js'
import type { AnswerInput } from '../node/prompt.js'
import { asTyped, isUnseen, onlySeen } from '../validate/as-typed.js'
import { typedNumber } from '../validate/typed-number.js'
import { isUrl } from '../validate/url.js'
import { correction, type ErrorTexts, noNumber } from './error-texts.js'
import { maxBytes, readFile } from './read-file.js'
import { readLocation } from './read-location.js'
import type { Reading } from './reading.js'
import { daysIn } from './today.js'
import { type AnswerKind, type Read, textOf, typing, visitorKinds } from './visitor-kinds.js'
import { whichDay } from './which-day.js'

const url: Read = typed => [onlySeen(typed), asTyped(typed)].find(isUrl)
const noUrl = correction('incorrectUrlResponse', 'Please enter a valid url')
const number = typing('number', (typed, { locale }) => typedNumber(typed, locale), noNumber)

/** Every kind of answer that is neither a pick nor a booking (decisions 105, 36, 37 and 49). */
export const answerKinds = {
  ...visitorKinds,
  number: { ...number, read: readNumber },
  url: typing('url', url, noUrl),
  date: { prompt: { kind: 'date' }, read: readDate },
  file: { prompt: { kind: 'file', maxBytes }, read: readFile },
  location: { prompt: { kind: 'location' }, read: readLocation },
} as const satisfies Record<string, AnswerKind>

/** The name of a kind of answer. */
export type AnswerKindName = keyof typeof answerKinds

/** A number that is one already stays as it is. */
function readNumber(...[answer, ...rest]: Parameters<AnswerKind['read']>): Reading {
  return typeof answer === 'number' && Number.isFinite(answer)
    ? { ok: true, value: answer + 0 } // + 0 makes 0 of -0
    : number.read(answer, ...rest)
}

/** Reads a day as people write it; of two that it may be, both are named. */
function readDate(answer: AnswerInput, _own: ErrorTexts, t: WriteBotText, env: Env): Reading {
  const text = textOf(answer)
  if (text !== undefined && isUnseen(text)) return { ok: false }
  const days = text === undefined ? [] : daysIn(text, env)
  const [value] = days
  if (value === undefined) return { ok: false, correction: t('Please enter a valid date') }
  return days.length === 1
    ? { ok: true, value }
    : { ok: false, correction: whichDay(days, t, env.locale) }
}
