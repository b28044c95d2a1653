import { words } from '../bot/fields.js'
import type { BotText, WriteBotText } from '../node/bot-texts.js'

/** A node's own error texts: every asking step takes all four (decision 49). A blank one is the default. */
export const errorTexts = {
  incorrectEmailResponse: words(true),
  incorrectNumberResponse: words(true),
  incorrectUrlResponse: words(true),
  incorrectPhoneNumberResponse: words(true),
}

/** The error texts as a node's data holds them. */
export type ErrorTexts = Readonly<Record<keyof typeof errorTexts, string>>

/** Those of a node that has none of its own. */
export const noOwnTexts: ErrorTexts = {
  incorrectEmailResponse: '',
  incorrectNumberResponse: '',
  incorrectUrlResponse: '',
  incorrectPhoneNumberResponse: '',
}

/** Says what is wrong with an answer: the node's own text or, where that is blank, a default. */
export type Correct = (own: ErrorTexts, t: WriteBotText) => string

/** A correction with its default (decision 108). */
export const correction =
  (field: keyof ErrorTexts, fallback: BotText): Correct =>
  (own, t) =>
    ownOr(own[field], t(fallback))

/** What is said of an answer that is no number. */
export const noNumber = correction('incorrectNumberResponse', 'Please enter a valid number')

/** A text of the bot's own; a blank one is the default. */
export const ownOr = (own: string, fallback: string) => (own.trim() === '' ? fallback : own)
