import type { Content } from '../node/content.js'
import type { Prompt } from '../node/prompt.js'
import { firstPart, sizeOf, type Value } from '../session/values.js'
import { limits } from '../validate/limits.js'

/** Is told of each thing that was cut. */
type TellCut = (message: string) => void

/** The first part of what is said, where it is over a limit (decision 115). */
export function contentWithin(said: Content, tell: TellCut): Content {
  if (said.kind === 'html') return { ...said, html: textWithin(said.html, tell) }
  if (said.kind !== 'text') return said
  const html = textWithin(said.html, tell)
  // What is drawn may be longer than what is recorded, its values being escaped.
  return html === said.html ? said : { ...said, html, text: said.text.slice(0, cutAt(said.text)) }
}

/** What is asked, with the first of its options and the first part of their labels. */
export function promptWithin(asked: Prompt, tell: TellCut): Prompt {
  if (asked.kind === 'calendar') return { ...asked, slots: listWithin(asked.slots, 'times', tell) }
  return 'options' in asked ? withFewOptions(asked, tell) : asked
}

/** The first part of a text. */
export function textWithin(whole: string, tell: TellCut): string {
  const end = cutAt(whole)
  if (end === whole.length) return whole
  tell(
    `A text has ${whole.length} characters; the first ${end} are shown, at most ${limits.text} with ${limits.tags} tags.`,
  )
  return whole.slice(0, end)
}

/** The first part of a value. */
export function valueWithin(whole: Value, tell: TellCut): Value {
  if (sizeOf(whole) <= limits.value) return whole
  tell(
    `A value has more than ${limits.value} characters, entries counting as ${limits.entry}; the first part of it is stored.`,
  )
  return firstPart(whole, limits.value)
}

function withFewOptions<Asked extends Extract<Prompt, { options: unknown }>>(
  asked: Asked,
  tell: TellCut,
): Prompt {
  const options = listWithin<Asked['options'][number]>(asked.options, 'options', tell).map(option =>
    option.label.length > limits.label ? { ...option, label: labelWithin(option.label, tell) } : option,
  )
  return { ...asked, options } as Prompt
}

function labelWithin(label: string, tell: TellCut): string {
  tell(`A label has ${label.length} characters; the first ${limits.label} are shown.`)
  return label.slice(0, limits.label)
}

function listWithin<Entry>(entries: readonly Entry[], what: string, tell: TellCut): readonly Entry[] {
  if (entries.length <= limits.options) return entries
  tell(`There are ${entries.length} ${what} to choose from; the first ${limits.options} are offered.`)
  return entries.slice(0, limits.options)
}

/** Where a text is cut: at its length if it is within the limits. */
function cutAt(text: string): number {
  let at = -1
  if (text.length > limits.tags)
    for (let tags = 0; tags <= limits.tags; tags++) {
      at = text.indexOf('<', at + 1)
      if (at < 0) break
    }
  return Math.min(at < 0 ? text.length : at, limits.text)
}
