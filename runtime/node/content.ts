import type { TranscriptMessage } from '../session/session-record.js'

/**
 * What a bot says. `text` is the record (HTML as written, placeholders replaced); `html` is the same text for
 * drawing, with every placeholder value escaped, still to be sanitised by whoever draws it.
 */
export type Content =
  | { readonly kind: 'text'; readonly text: string; readonly html: string }
  | { readonly kind: 'image'; readonly src: string; readonly alt?: string }

/** A kind of content that a view has to know how to draw. */
export type ContentKind = Content['kind']

/** Turns what was said into what is recorded (decision 39). */
export function toTranscriptMessage(content: Content): TranscriptMessage {
  return content.kind === 'text' ? content.text : { kind: content.kind, src: content.src }
}
