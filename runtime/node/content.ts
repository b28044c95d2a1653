import type { TranscriptEntry, TranscriptMessage } from '../session/session-record.js'
import type { Option } from './prompt.js'

/**
 * What a bot says. A `text` is the record (HTML as written, placeholders replaced) and `html` the same text for
 * drawing, with every placeholder value escaped; whoever draws HTML still has to sanitise it. Addresses have been
 * checked: see `isDrawable`.
 */
export type Content =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly html: string
      readonly agent?: AgentNote
      readonly approved?: ApprovedMessage
    }
  | { readonly kind: 'image'; readonly src: string; readonly alt?: string }
  /** `captions` is the address of a WebVTT file, `poster` that of a picture to be shown before the film plays. */
  | {
      readonly kind: 'video'
      readonly src: string
      readonly captions?: string
      readonly poster?: string
    }
  | { readonly kind: 'audio'; readonly src: string; readonly captions?: string }
  /** `size` in bytes. */
  | { readonly kind: 'file'; readonly src: string; readonly name: string; readonly size?: number }
  | { readonly kind: 'html'; readonly html: string }
  /** `openIn`: goes there by itself once it is said, if the visitor has answered before (decision 74). */
  | {
      readonly kind: 'link'
      readonly src: string
      readonly label: string
      readonly openIn?: 'same-tab'
    }
  /** A page in a frame of this height, in pixels; `label` says what it is. Without `atOnce` it is fetched by a press. */
  | {
      readonly kind: 'frame'
      readonly src: string
      readonly label: string
      readonly height: number
      readonly atOnce?: true
    }
  /** A QR code with the text `src`, such as an address. */
  | { readonly kind: 'qr'; readonly src: string; readonly alt?: string }

/** What goes with a text that an agent wrote. The text's HTML begins with the agent's name. */
export interface AgentNote {
  /** The message's number in its thread. */
  readonly id: number
  /** Blank where it is not known. */
  readonly name: string
  /** The address of the agent's picture; blank where there is none. */
  readonly icon: string
  /** What the visitor may pick as an answer. */
  readonly prompts: readonly Option[]
  readonly file?: { readonly name: string; readonly url: string }
}

/** A message of the owner's that a provider has approved; it goes out in place of the text (decision 147). */
export interface ApprovedMessage {
  readonly name: string
  /** As the provider names it; blank: the one in which the bot speaks, or else the first. */
  readonly language: string
  readonly values: Readonly<Record<string, string>>
}

/** A kind of content that a view has to know how to draw. */
export type ContentKind = Content['kind']

/** Each kind of content by its name. */
export type ContentOf = { [Kind in ContentKind]: Extract<Content, { kind: Kind }> }

/** Turns what was said into an entry of the transcript, by the agent's name where an agent said it. */
export function toTranscriptEntry(content: Content): TranscriptEntry {
  const message = toTranscriptMessage(content)
  const agent = content.kind === 'text' ? content.agent : undefined
  if (!agent) return { by: 'bot', message }
  return agent.name === ''
    ? { by: 'agent', message }
    : { by: 'agent', agentName: agent.name, message }
}

/** Turns what was said into what is recorded (decision 39). */
export function toTranscriptMessage(content: Content): TranscriptMessage {
  return messageOf(content.kind, content)
}

function messageOf<Kind extends ContentKind>(
  kind: Kind,
  content: ContentOf[Kind],
): TranscriptMessage {
  return messages[kind](content)
}

const address = <Kind>({ kind, src }: { readonly kind: Kind; readonly src: string }) => ({
  kind,
  src,
})

const messages: {
  readonly [Kind in ContentKind]: (content: ContentOf[Kind]) => TranscriptMessage
} = {
  text: ({ text }) => text,
  image: address,
  video: address,
  audio: address,
  file: address,
  html: ({ kind, html }) => ({ kind, html }),
  link: address,
  frame: address,
  qr: address,
}
