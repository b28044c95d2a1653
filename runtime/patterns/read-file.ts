import type { WriteBotText } from '../node/bot-texts.js'
import type { AnswerInput } from '../node/prompt.js'
import { fieldsOf, type Reading } from './reading.js'

/** Decision 109, in bytes; this many are still allowed. */
export const maxBytes = 5_000_000

/** Reads `{ file: { name, size, url? } }`. Only the file's name is recorded, its address beside it (decision 32). */
export function readFile(answer: AnswerInput, _: unknown, t: WriteBotText): Reading {
  const file = fieldsOf(fieldsOf(answer).file)
  const name = typeof file.name === 'string' ? nameWithoutPath(file.name) : ''
  if (name === '' || typeof file.size !== 'number' || !(file.size >= 0)) return { ok: false }
  if (file.size > maxBytes)
    return { ok: false, correction: t('Please upload a file smaller than 5MB') }
  const { url } = file
  return typeof url === 'string' && url !== ''
    ? { ok: true, value: name, detail: { url } }
    : { ok: true, value: name }
}

// Some browsers still write the name with a made-up path in front.
function nameWithoutPath(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).trim()
}
