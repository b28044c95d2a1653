import type { WriteBotText } from '../node/bot-texts.js'
import type { AnswerInput, Prompt, TextInput } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { isDate } from '../validate/calendar-date.js'
import { toNumber } from '../validate/compare-numbers.js'
import { isEmail } from '../validate/email.js'
import { isPhone } from '../validate/phone.js'
import { isUrl } from '../validate/url.js'
import { type Correct, correction, type ErrorTexts, noNumber } from './error-texts.js'
import { maxBytes, readFile } from './read-file.js'
import { readLocation } from './read-location.js'
import type { Reading } from './reading.js'

/** A kind of answer: how it is asked for, how it is read, and which of the visitor's fields it sets (decision 37). */
export interface AnswerKind {
  readonly prompt: Prompt
  readonly visitor?: VisitorField
  readonly read: (answer: AnswerInput, own: ErrorTexts, t: WriteBotText) => Reading
}

const checked = (test: (typed: string) => boolean) => (typed: string) => (test(typed) ? typed : undefined)
const asTyped = (typed: string) => typed
const number = (typed: string) => {
  const read = toNumber(typed)
  return read === undefined ? undefined : read + 0 // + 0 makes 0 of -0
}

const phone = checked(isPhone)
const noPhone = correction('incorrectPhoneNumberResponse', 'Please enter a valid phone number')
const noEmail = correction('incorrectEmailResponse', 'Please enter a valid email address')
const noUrl = correction('incorrectUrlResponse', 'Please enter a valid url')

/** Every kind of answer that is neither a pick nor a booking (decisions 105, 36, 37 and 49). */
export const answerKinds = {
  text: typing('text', asTyped),
  name: { ...typing('name', asTyped), visitor: 'name' },
  email: { ...typing('email', checked(isEmail), noEmail), visitor: 'email' },
  number: typing('number', number, noNumber),
  url: typing('url', checked(isUrl), noUrl),
  phone: { ...typing('tel', phone, noPhone), visitor: 'phone' },
  mobile: { ...typing('tel', phone, noPhone), visitor: 'mobile' },
  date: { prompt: { kind: 'date' }, read: typed(checked(isDate), (_, t) => t('Please enter a valid date')) },
  file: { prompt: { kind: 'file', maxBytes }, read: readFile },
  location: { prompt: { kind: 'location' }, read: readLocation },
} as const satisfies Record<string, AnswerKind>

/** The name of a kind of answer. */
export type AnswerKindName = keyof typeof answerKinds

function typing(input: TextInput, read: (typed: string) => Value | undefined, correct?: Correct) {
  return { prompt: { kind: 'text', input }, read: typed(read, correct) } as const
}

/** Reads a text or number, trimmed. An empty message is never sent, so it is no wrong answer (decision 102). */
function typed(read: (typed: string) => Value | undefined, correct?: Correct) {
  return (answer: AnswerInput, own: ErrorTexts, t: WriteBotText): Reading => {
    const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : undefined
    if (text === '') return { ok: false }
    const value = text === undefined ? undefined : read(text)
    if (value !== undefined) return { ok: true, value }
    return correct ? { ok: false, correction: correct(own, t) } : { ok: false }
  }
}
