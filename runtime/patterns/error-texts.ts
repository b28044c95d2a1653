import * as v from 'valibot'
import { text } from '../bot/fields.js'

/** A text of the bot's own; a blank one is the default (document 1, section 8: "… or default"). */
export const textOr = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.transform(own => (own.trim() === '' ? fallback : own)),
  )

/** A node's own error texts: every asking step takes all four, with the defaults of document 1, section 8 (decision 49). */
export const errorTexts = {
  incorrectEmailResponse: textOr('Please enter a valid email address'),
  incorrectNumberResponse: textOr('Please enter a valid number'),
  incorrectUrlResponse: textOr('Please enter a valid url'),
  incorrectPhoneNumberResponse: textOr('Please enter a valid phone number'),
}

/** The error texts as a node's data holds them. */
export type ErrorTexts = Readonly<Record<keyof typeof errorTexts, string>>
