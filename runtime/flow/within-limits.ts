import type { Content, ContentKind, ContentOf } from '../node/content.js'
import type { Option, Prompt, PromptKind, PromptOf } from '../node/prompt.js'
import { firstPart, sizeOf, type Value } from '../session/values.js'
import { limits } from '../validate/limits.js'

/** Is told of each thing that was cut. */
type TellCut = (message: string) => void

/** By its kind, what is left of something. */
type Cuts<Of> = { readonly [Kind in keyof Of]: (whole: Of[Kind], tell: TellCut) => Of[Kind] }

/** The first part of what is said, where it is over a limit (decision 115). */
export function contentWithin(said: Content, tell: TellCut): Content {
  return cutContent(said.kind, said, tell)
}

function cutContent<Kind extends ContentKind>(
  kind: Kind,
  said: ContentOf[Kind],
  tell: TellCut,
): ContentOf[Kind] {
  return contents[kind](said, tell)
}

const asItIs = <Whole>(whole: Whole) => whole

/** What of each kind of content is cut. */
const contents: Cuts<ContentOf> = {
  text: (said, tell) => {
    const html = textWithin(said.html, tell)
    // What is drawn may be longer than what is recorded, its values being escaped.
    return html === said.html ? said : { ...said, html, text: said.text.slice(0, cutAt(said.text)) }
  },
  image: asItIs,
  video: asItIs,
  audio: asItIs,
  file: asItIs,
  html: (said, tell) => ({ ...said, html: textWithin(said.html, tell) }),
  link: asItIs,
  frame: asItIs,
  qr: asItIs,
}

/** What is asked, with the first of its options and the first part of their labels. */
export function promptWithin(asked: Prompt, tell: TellCut): Prompt {
  return cutPrompt(asked.kind, asked, tell)
}

function cutPrompt<Kind extends PromptKind>(
  kind: Kind,
  asked: PromptOf[Kind],
  tell: TellCut,
): PromptOf[Kind] {
  return prompts[kind](asked, tell)
}

/** What of each kind of prompt is cut. */
const prompts: Cuts<PromptOf> = {
  text: asItIs,
  choices: (asked, tell) => ({ ...asked, options: fewOptions(asked.options, tell) }),
  'image-choices': (asked, tell) => ({ ...asked, options: fewOptions(asked.options, tell) }),
  checks: (asked, tell) => ({ ...asked, options: fewOptions(asked.options, tell) }),
  rating: asItIs,
  scale: asItIs,
  range: asItIs,
  calendar: (asked, tell) => ({ ...asked, slots: listWithin(asked.slots, 'times', tell) }),
  date: asItIs,
  time: asItIs,
  cards: (asked, tell) => ({ ...asked, options: fewOptions(asked.options, tell) }),
  file: asItIs,
  location: asItIs,
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

function fewOptions<Offered extends Option>(options: readonly Offered[], tell: TellCut): readonly Offered[] {
  return listWithin(options, 'options', tell).map(option =>
    option.label.length > limits.label ? { ...option, label: labelWithin(option.label, tell) } : option,
  )
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
