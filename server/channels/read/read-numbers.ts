import type { AnswerInput, Option, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { arrange } from '../render/arrange.js'
import { isNumbered } from '../render/in-words.js'
import { promptOptions } from '../said/prompt-options.js'
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
  const written = [text, text.trim().split('\n', 1)[0] ?? ''].map(each => each.trim()).find(isNumbers)
  if (!isNumbered(prompt) || written === undefined) return undefined
  const options = promptOptions(prompt)
  if (!hasNumbers(prompt, options, capabilities)) return undefined
  if (options.some(({ id, label }) => [id, label.trim()].includes(written))) return undefined
  const picked = [...written.matchAll(/\d+/g)].map(([number]) => options[Number(number) - 1]?.id)
  const known = picked.filter(id => id !== undefined)
  const [first] = known
  if (first === undefined || known.length < picked.length) return undefined
  if (prompt.kind === 'checks') return known
  if (known.length > 1) return undefined
  return prompt.kind === 'calendar' ? { slot: first } : { pick: first }
}

const isNumbers = (text: string) => /^\d{1,3}[.)]?(?:[\s,;]+\d{1,3}[.)]?)*$/.test(text)

/** Ticks are numbered wherever they are not drawn, all others where they cannot be pressed; pictures always. */
function hasNumbers(prompt: Prompt, options: readonly Option[], capabilities: Capabilities): boolean {
  if (capabilities.draws) return false
  return (
    prompt.kind === 'checks' ||
    prompt.kind === 'image-choices' ||
    arrange(options, capabilities, words.hints).by === 'words'
  )
}
