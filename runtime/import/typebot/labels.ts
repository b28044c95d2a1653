import { text } from '../../bot/fields.js'
import type { BlockContext } from './block-import.js'
import { part } from './typebot.schema.js'

/** The words in a field and on its button. */
export const labelsSchema = part({ placeholder: text(), button: text() })

/** What Typebot writes there by itself, in files of several versions. */
const usual = new Set([
  '',
  'Send',
  'Type your answer...',
  'Type your email...',
  'Type a number...',
  'Type a URL...',
  'Type your phone number...',
])

/** Words of the owner’s own for the field are told: the widget has its own, in the visitor’s language. */
export function tellLabels(
  { placeholder = '', button = '' }: { readonly placeholder?: string; readonly button?: string },
  { loss }: BlockContext,
): void {
  const own = [placeholder, button].filter(words => !usual.has(words.trim()))
  if (own.length === 0) return
  const quoted = own.map(words => `“${words.trim().slice(0, 60)}”`).join(' and ')
  loss(`The field and its button have the widget’s own words, not ${quoted}.`)
}
