import {
  type Content,
  type ContentKind,
  type ContentOf,
  kindOfContent,
  toTranscriptEntry,
} from '../node/content.js'
import type { Answer, NodeEmitted, NodeOutput } from '../node/contract.js'
import {
  kindOfPrompt,
  type Option,
  type Prompt,
  type PromptKind,
  type PromptOf,
} from '../node/prompt.js'
import { escapeHtml } from '../session/html-text.js'
import type { Session } from '../session/session.js'
import { firstPart, sizeOf, type Value } from '../session/values.js'
import { limits } from '../validate/limits.js'
import type { Place } from './place.js'
import type { WalkEvent } from './walk-event.js'

/** Writes to the session what happens at a node, cut to the limits, and then tells of it. */
export interface WalkRecord {
  said(nodeId: string, content: Content, isCorrection: true | undefined): void
  streamed(nodeId: string, event: Extract<NodeEmitted, { type: 'node.stream' }>): void
  asked(nodeId: string, prompt: Prompt): void
  /** `begun` is where the question began. */
  replied(nodeId: string, event: Extract<NodeEmitted, { type: 'node.reply' }>, begun: Place): void
  stored(nodeId: string, answer: Answer): void
  setVariables(nodeId: string, values: NodeOutput['set']): void
}

/** Makes the record of a walk. */
export function createRecord(session: Session, tell: (event: WalkEvent) => void): WalkRecord {
  return {
    said(nodeId, whole, isCorrection) {
      const content = contentWithin(whole, tellsCut(nodeId))
      session.write(toTranscriptEntry(content))
      tell({ type: 'said', nodeId, content, ...(isCorrection && { isCorrection }) })
    },
    streamed: (nodeId, event) =>
      tell({ ...event, type: 'streamed', nodeId, text: event.text.slice(0, limits.text) }),
    asked: (nodeId, prompt) =>
      tell({ type: 'asked', nodeId, prompt: promptWithin(prompt, tellsCut(nodeId)) }),
    replied(
      nodeId,
      { message: whole, visitor, answer, shown, right, isUnderWay, picked = [] },
      begun,
    ) {
      const message = textWithin(whole, tellsCut(nodeId))
      const mark = answer && session.mark()
      session.write({ by: 'user', message })
      if (visitor) session.setVisitor(visitor, message)
      const tellStored = answer && keep(nodeId, answer)
      tell({
        type: 'replied',
        nodeId,
        message,
        shown,
        picked,
        ...(mark && { back: { ...mark, place: begun } }),
        ...(right && { right }),
        ...(isUnderWay && { isUnderWay }),
      })
      tellStored?.()
    },
    stored: (nodeId, answer) => keep(nodeId, answer)(),
    setVariables(nodeId, values = {}) {
      for (const [name, value] of Object.entries(values))
        session.setVariable(name, valueWithin(value, tellsCut(nodeId)))
    },
  }

  /** Keeps an answer; returns what tells of it. */
  function keep(
    nodeId: string,
    { key = nodeId, variable, value: whole, original, detail }: Answer,
  ): () => void {
    const value = valueWithin(whole, tellsCut(nodeId))
    session.answer({ nodeId, key, variable, value, original, detail })
    return () => tell({ type: 'stored', nodeId, key, value })
  }

  function tellsCut(nodeId: string): (message: string) => void {
    return message => tell({ type: 'problem', nodeId, code: 'OVER_LIMIT', message })
  }
}

/** Is told of each thing that was cut. */
type TellCut = (message: string) => void

/** By its kind, what is left of something. */
type Cuts<Of> = { readonly [Kind in keyof Of]: (whole: Of[Kind], tell: TellCut) => Of[Kind] }

/** The first part of what is said, where it is over a limit (decision 115). */
function contentWithin(said: Content, tell: TellCut): Content {
  return cutContent(kindOfContent(said), said, tell)
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
    // A node type of others may give the words alone.
    const { html: whole = escapeHtml(String(said.text)) } = said
    const html = textWithin(whole, tell)
    if (html === said.html) return said
    // What is drawn may be longer than what is recorded, its values being escaped.
    return {
      ...said,
      html,
      text: html === whole ? said.text : said.text.slice(0, cutAt(said.text)),
    }
  },
  image: asItIs,
  video: asItIs,
  audio: asItIs,
  file: asItIs,
  html: (said, tell) => ({ ...said, html: textWithin(said.html, tell) }),
  link: asItIs,
  frame: asItIs,
  qr: asItIs,
  plugin: (said, tell) => ({ ...said, words: textWithin(String(said.words), tell) }),
}

/** What is asked, with the first of its options and the first part of their labels. */
function promptWithin(asked: Prompt, tell: TellCut): Prompt {
  return cutPrompt(kindOfPrompt(asked), asked, tell)
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
  plugin: (asked, tell) => ({ ...asked, words: textWithin(String(asked.words), tell) }),
}

/** The first part of a text. */
function textWithin(whole: string, tell: TellCut): string {
  const end = cutAt(whole)
  if (end === whole.length) return whole
  tell(
    `A text has ${whole.length} characters; the first ${end} are shown, at most ${limits.text} with ${limits.tags} tags.`,
  )
  return whole.slice(0, end)
}

/** The first part of a value. */
function valueWithin(whole: Value, tell: TellCut): Value {
  if (sizeOf(whole) <= limits.value) return whole
  tell(
    `A value has more than ${limits.value} characters, entries counting as ${limits.entry}; the first part of it is stored.`,
  )
  return firstPart(whole, limits.value)
}

function fewOptions<Offered extends Option>(
  options: readonly Offered[],
  tell: TellCut,
): readonly Offered[] {
  return listWithin(options, 'options', tell).map(option =>
    option.label.length > limits.label
      ? { ...option, label: labelWithin(option.label, tell) }
      : option,
  )
}

function labelWithin(label: string, tell: TellCut): string {
  tell(`A label has ${label.length} characters; the first ${limits.label} are shown.`)
  return label.slice(0, limits.label)
}

function listWithin<Entry>(
  entries: readonly Entry[],
  what: string,
  tell: TellCut,
): readonly Entry[] {
  if (entries.length <= limits.options) return entries
  tell(
    `There are ${entries.length} ${what} to choose from; the first ${limits.options} are offered.`,
  )
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
