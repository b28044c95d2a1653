import type { TranscriptEntry, TranscriptMessage } from '../session/session-record.js'
import type { Contents, PluginContent, PluginName } from './kinds.js'
import { isOfPlugin } from './prompt.js'

export type { AgentNote, ApprovedMessage } from './kinds.js'

/** What a bot says. */
export type Content = Contents[keyof Contents]

/** Each kind of content by its name; those of plug-ins, which nothing of ours tells apart, are one. */
export type ContentOf = {
  readonly [Kind in Exclude<keyof Contents, PluginName>]: Contents[Kind]
} & { readonly plugin: PluginContent }

/** A kind of content that is told from others. */
export type ContentKind = keyof ContentOf

/** The kind of a content, as it is told from others. */
export function kindOfContent({ kind }: Content): ContentKind {
  return isOfPlugin(kind) ? 'plugin' : kind
}

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
  return messageOf(kindOfContent(content), content)
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
  plugin: ({ words }) => words,
}
