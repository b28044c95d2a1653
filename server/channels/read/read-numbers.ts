import type { AnswerInput, Prompt } from '../../../runtime/index.js'
import { asTyped } from '../../../runtime/validate/as-typed.js'
import type { Capabilities } from '../capabilities.js'
import { rowOf } from '../prompts/index.js'
import { arrange } from '../render/arrange.js'
import { words } from '../words/en.js'

/**
 * Reads `2`, or `1,3`, as the options with these numbers, where the channel has shown numbers; undefined for all else, and
 * where an option is called so.
 */
export function readNumbers(
  prompt: Prompt,
  text: string,
  capabilities: Capabilities,
): AnswerInput | undefined {
  // In a mail words of thanks stand below the number.
  const written = [text, text.trim().split('\n', 1)[0] ?? ''].map(readable).find(isNumbers)
  if (written === undefined || !hasNumbers(prompt, capabilities)) return undefined
  const row = rowOf(prompt)
  const options = row.options(prompt)
  if (options.some(({ id, label }) => [id, asTyped(label)].includes(written))) return undefined
  const picked = [...written.matchAll(/\d+/g)].map(([number]) => options[Number(number) - 1]?.id)
  const known = picked.filter(id => id !== undefined)
  return known.length === 0 || known.length < picked.length ? undefined : row.answerOf(known)
}

/** Numbers of any script; a comma of any script stands between them. */
const readable = (text: string) =>
  text.length > longest
    ? ''
    : asTyped(text)
        .toLowerCase()
        .replace(/[、،؛&+]/g, ',')
        .replace(and, ',')

/** What people say between the last two. */
const and = / ?(?<![a-z])(?:and|und|et|y|e|en|og|och|i|и|та|و|ve|dan|và|और|및|和|と|ו) ?(?=\d)/gu

/** In letters: nobody names as many options. */
const longest = 2000

const isNumbers = (text: string) => /^\d{1,3}[.)]?(?:[ ,;]+\d{1,3}[.)]?)*$/.test(text)

/** Whether the channel has shown numbers with the options of a prompt. */
function hasNumbers(prompt: Prompt, capabilities: Capabilities): boolean {
  const { numbered, options } = rowOf(prompt)
  if (capabilities.draws || numbered === 'never') return false
  if (numbered === 'always') return true
  const arranged = arrange(options(prompt), capabilities, words.hints)
  return arranged.by === 'words' || arranged.cut.length > 0
}
