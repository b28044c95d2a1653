import type { WriteBotText } from '../node/bot-texts.js'
import type { Env } from '../node/env.js'
import type { AnswerInput, Prompt, TextInput } from '../node/prompt.js'
import type { VisitorField } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { asTyped, isUnseen } from '../validate/as-typed.js'
import { isEmail } from '../validate/email.js'
import { typedPhone } from '../validate/typed-phone.js'
import { type Correct, correction, type ErrorTexts } from './error-texts.js'
import type { Reading } from './reading.js'

/** A kind of answer: how it is asked for, how it is read, and which of the visitor's fields it sets (decision 37). */
export interface AnswerKind {
  readonly prompt: Prompt
  readonly visitor?: VisitorField
  readonly read: (answer: AnswerInput, own: ErrorTexts, t: WriteBotText, env: Env) => Reading
}

/** Reads what was typed, without the white space around it. */
export type Read = (typed: string, env: Env) => Value | undefined

const asWritten: Read = typed => typed

/** An address in which full-width letters or marks that nobody sees stand is none as it was written. */
const email: Read = typed => [asTyped(typed)].find(isEmail)
const noEmail = correction('incorrectEmailResponse', 'Please enter a valid email address')
const noPhone = correction('incorrectPhoneNumberResponse', 'Please enter a valid phone number')

/** The kinds of answer by which visitors tell who they are, and any text (decisions 36, 105 and 148). */
export const visitorKinds = {
  text: typing('text', asWritten),
  name: { ...typing('name', asWritten), visitor: 'name' },
  email: { ...typing('email', email, noEmail), visitor: 'email' },
  phone: { ...typing('tel', typedPhone, noPhone), visitor: 'phone' },
  mobile: { ...typing('tel', typedPhone, noPhone), visitor: 'mobile' },
} as const satisfies Record<string, AnswerKind>

/** A kind of answer that is typed in the composer. */
export function typing(input: TextInput, read: Read, correct?: Correct) {
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

/** What was typed, without the white space around it; undefined where it was something else. */
export const textOf = (answer: AnswerInput) =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : undefined
