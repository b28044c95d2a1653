import type { Content } from '../node/content.js'
import type { Prompt } from '../node/prompt.js'
import { firstPart, sizeOf, type Value } from '../session/values.js'
import { limits } from '../validate/limits.js'

/** Takes the first part of what is over a limit (decision 115). */
export interface WithinLimits {
  content(content: Content): Content
  prompt(prompt: Prompt): Prompt
  text(text: string): string
  value(value: Value): Value
}

/** Makes what cuts; `tell` is told of each thing that was cut. */
export function createLimiter(tell: (message: string) => void): WithinLimits {
  return { content, prompt, text, value }

  function content(said: Content): Content {
    if (said.kind === 'html') return { ...said, html: text(said.html) }
    if (said.kind !== 'text') return said
    const html = text(said.html)
    // What is drawn may be longer than what is recorded, its values being escaped.
    return html === said.html ? said : { ...said, html, text: said.text.slice(0, cutAt(said.text)) }
  }

  function prompt(asked: Prompt): Prompt {
    if (asked.kind === 'calendar') return { ...asked, slots: list(asked.slots, 'times') }
    return 'options' in asked ? withFewOptions(asked) : asked
  }

  function withFewOptions<Asked extends Extract<Prompt, { options: unknown }>>(asked: Asked): Prompt {
    const options = list<Asked['options'][number]>(asked.options, 'options').map(option =>
      option.label.length > limits.label ? { ...option, label: cutLabel(option.label) } : option,
    )
    return { ...asked, options } as Prompt
  }

  function cutLabel(label: string): string {
    tell(`A label has ${label.length} characters; the first ${limits.label} are shown.`)
    return label.slice(0, limits.label)
  }

  function list<Entry>(entries: readonly Entry[], what: string): readonly Entry[] {
    if (entries.length <= limits.options) return entries
    tell(`There are ${entries.length} ${what} to choose from; the first ${limits.options} are offered.`)
    return entries.slice(0, limits.options)
  }

  function text(whole: string): string {
    const end = cutAt(whole)
    if (end === whole.length) return whole
    tell(
      `A text has ${whole.length} characters; the first ${end} are shown, at most ${limits.text} with ${limits.tags} tags.`,
    )
    return whole.slice(0, end)
  }

  function value(whole: Value): Value {
    if (sizeOf(whole) <= limits.value) return whole
    tell(
      `A value has more than ${limits.value} characters, entries counting as ${limits.entry}; the first part of it is stored.`,
    )
    return firstPart(whole, limits.value)
  }
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
