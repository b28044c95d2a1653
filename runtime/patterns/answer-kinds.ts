import type { AnswerInput, Prompt, TextInput } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { isDate } from '../validate/calendar-date.js'
import { toNumber } from '../validate/compare-numbers.js'
import { isEmail } from '../validate/email.js'
import { isPhone } from '../validate/phone.js'
import { isUrl } from '../validate/url.js'
import type { ErrorTexts } from './error-texts.js'
import { maxBytes, readFile } from './read-file.js'
import { readLocation } from './read-location.js'
import type { Reading } from './reading.js'

/** A kind of answer: how it is asked for, how it is read, and which of the visitor's fields it sets (decision 37). */
export interface AnswerKind {
  readonly prompt: Prompt
  readonly visitor?: VisitorField
  readonly read: (answer: AnswerInput, texts: ErrorTexts) => Reading
}

const checked = (test: (typed: string) => boolean) => (typed: string) => (test(typed) ? typed : undefined)
const asTyped = (typed: string) => typed
const number = (typed: string) => {
  const read = toNumber(typed)
  return read === undefined ? undefined : read + 0 // + 0 makes 0 of -0
}

const phone = checked(isPhone)
const phoneText = (texts: ErrorTexts) => texts.incorrectPhoneNumberResponse

/** Every kind of answer that is neither a pick nor a booking (document 1, section 5; decisions 36, 37 and 49). */
export const answerKinds = {
  text: typing('text', asTyped),
  name: { ...typing('name', asTyped), visitor: 'name' },
  email: { ...typing('email', checked(isEmail), texts => texts.incorrectEmailResponse), visitor: 'email' },
  number: typing('number', number, texts => texts.incorrectNumberResponse),
  url: typing('url', checked(isUrl), texts => texts.incorrectUrlResponse),
  phone: { ...typing('tel', phone, phoneText), visitor: 'phone' },
  mobile: { ...typing('tel', phone, phoneText), visitor: 'mobile' },
  date: { prompt: { kind: 'date' }, read: typed(checked(isDate), () => 'Please enter a valid date') },
  file: { prompt: { kind: 'file', maxBytes }, read: readFile },
  location: { prompt: { kind: 'location' }, read: readLocation },
} as const satisfies Record<string, AnswerKind>

/** The name of a kind of answer. */
export type AnswerKindName = keyof typeof answerKinds

function typing(
  input: TextInput,
  read: (typed: string) => Value | undefined,
  correction?: (texts: ErrorTexts) => string,
) {
  return { prompt: { kind: 'text', input }, read: typed(read, correction) } as const
}

/** Reads a text or number, trimmed. An empty message is never sent, so it is no wrong answer (document 1, section 2). */
function typed(read: (typed: string) => Value | undefined, correction?: (texts: ErrorTexts) => string) {
  return (answer: AnswerInput, texts: ErrorTexts): Reading => {
    const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : undefined
    if (text === '') return { ok: false }
    const value = text === undefined ? undefined : read(text)
    if (value !== undefined) return { ok: true, value }
    return correction ? { ok: false, correction: correction(texts) } : { ok: false }
  }
}
