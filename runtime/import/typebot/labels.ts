import { text } from '../../bot/fields.js'
import type { BlockContext } from './block-import.js'
import { part } from './typebot.schema.js'

/** The words in a field and on its button. */
export const labelsSchema = part({ placeholder: text(), button: text() })

/** The words of a question for a date, and of one for a file. */
export const dateLabelsSchema = part({ button: text(), from: text(), to: text() })
export const fileLabelsSchema = part({
  placeholder: text(),
  button: text(),
  clear: text(),
  skip: text(),
})

/** What Typebot writes there by itself, in files of several versions. */
export const usualLabels: ReadonlySet<string> = new Set([
  '',
  'Send',
  'From:',
  'To:',
  'Upload',
  'Clear',
  'Skip',
  'File uploaded',
  '{total} files uploaded',
  'Filter the options...',
  'Type your answer...',
  'Type your email...',
  'Type a number...',
  'Type a URL...',
  'Type your phone number...',
])

/** What older files say in the field for a file, with their limit of that time. */
const uploadHint = /^\s*<strong>\s*Click to upload/

/** Words of the owner’s own for the field are told: the widget has its own, in the visitor’s language. */
export function tellLabels(labels: Readonly<Record<string, string>>, { loss }: BlockContext): void {
  const own = Object.values(labels).filter(
    words => !usualLabels.has(words.trim()) && !uploadHint.test(words),
  )
  if (own.length === 0) return
  const quoted = own.map(words => `“${words.trim().slice(0, 60)}”`).join(' and ')
  loss(`The field and its button have the widget’s own words, not ${quoted}.`)
}
