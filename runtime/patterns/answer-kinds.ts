import type { WriteBotText } from '../node/bot-texts.js'
import type { Env } from '../node/env.js'
import type { AnswerInput, Prompt, TextInput } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { asTyped, isUnseen, onlySeen } from '../validate/as-typed.js'
import { isEmail } from '../validate/email.js'
import { typedDays } from '../validate/typed-days.js'
import { typedNumber } from '../validate/typed-number.js'
import { typedPhone } from '../validate/typed-phone.js'
import { isUrl } from '../validate/url.js'
import { type Correct, correction, type ErrorTexts, noNumber } from './error-texts.js'
import { maxBytes, readFile } from './read-file.js'
import { readLocation } from './read-location.js'
import type { Reading } from './reading.js'
import { dayContext } from './today.js'
import { whichDay } from './which-day.js'

/** A kind of answer: how it is asked for, how it is read, and which of the visitor's fields it sets (decision 37). */
export interface AnswerKind {
  readonly prompt: Prompt
  readonly visitor?: VisitorField
  readonly read: (answer: AnswerInput, own: ErrorTexts, t: WriteBotText, env: Env) => Reading
}

type Read = (typed: string, env: Env) => Value | undefined

const asWritten: Read = typed => typed
const number: Read = (typed, { locale }) => typedNumber(typed, locale)

/** An address in which full-width letters or marks that nobody sees stand is none as it was written. */
const email: Read = typed => [asTyped(typed)].find(isEmail)
const url: Read = typed => [onlySeen(typed), asTyped(typed)].find(isUrl)
const noPhone = correction('incorrectPhoneNumberResponse', 'Please enter a valid phone number')
const noEmail = correction('incorrectEmailResponse', 'Please enter a valid email address')
const noUrl = correction('incorrectUrlResponse', 'Please enter a valid url')

/** Every kind of answer that is neither a pick nor a booking (decisions 105, 36, 37 and 49). */
export const answerKinds = {
  text: typing('text', asWritten),
  name: { ...typing('name', asWritten), visitor: 'name' },
  email: { ...typing('email', email, noEmail), visitor: 'email' },
  number: typing('number', number, noNumber),
  url: typing('url', url, noUrl),
  phone: { ...typing('tel', typedPhone, noPhone), visitor: 'phone' },
  mobile: { ...typing('tel', typedPhone, noPhone), visitor: 'mobile' },
  date: { prompt: { kind: 'date' }, read: readDate },
  file: { prompt: { kind: 'file', maxBytes }, read: readFile },
  location: { prompt: { kind: 'location' }, read: readLocation },
} as const satisfies Record<string, AnswerKind>

/** The name of a kind of answer. */
export type AnswerKindName = keyof typeof answerKinds

function typing(input: TextInput, read: Read, correct?: Correct) {
  return { prompt: { kind: 'text', input }, read: typed(read, correct) } as const
}

/** Reads a text or number, trimmed. An empty message is never sent, so it is no wrong answer (decision 102). */
function typed(read: Read, correct?: Correct) {
  return (answer: AnswerInput, own: ErrorTexts, t: WriteBotText, env: Env): Reading => {
    const text = textOf(answer)
    if (text !== undefined && isUnseen(text)) return { ok: false }
    const value = text === undefined ? undefined : read(text, env)
    if (value !== undefined) return { ok: true, value }
    return correct ? { ok: false, correction: correct(own, t) } : { ok: false }
  }
}

/** Reads a day as people write it; of two that it may be, both are named. */
function readDate(answer: AnswerInput, _own: ErrorTexts, t: WriteBotText, env: Env): Reading {
  const text = textOf(answer)
  if (text !== undefined && isUnseen(text)) return { ok: false }
  const days = text === undefined ? [] : typedDays(text, dayContext(env))
  const [value] = days
  if (value === undefined) return { ok: false, correction: t('Please enter a valid date') }
  return days.length === 1 ? { ok: true, value } : { ok: false, correction: whichDay(days, t, env.locale) }
}

const textOf = (answer: AnswerInput) =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : undefined
