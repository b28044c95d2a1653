import { text } from '../bot/fields.js'

/** A node's own error texts: every asking step takes all four, with the defaults of document 1, section 8 (decision 49). */
export const errorTexts = {
  incorrectEmailResponse: text('Please enter a valid email address'),
  incorrectNumberResponse: text('Please enter a valid number'),
  incorrectUrlResponse: text('Please enter a valid url'),
  incorrectPhoneNumberResponse: text('Please enter a valid phone number'),
}
