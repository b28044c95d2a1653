import type { Content, ContentKind, ConversationEvents, Item } from '../../runtime/index.js'
import { type ContentOf, kindOfContent, toTranscriptEntry } from '../../runtime/node/content.js'
import { plainWords } from '../contents/text/plain-words.js'

/** Something that was said, as people read it: text without markup, and what else there is with its words beside it. */
export type TranscriptLine = Omit<ConversationEvents['message'], 'message'> & {
  readonly message: string | { readonly kind: string; readonly src: string; readonly text: string }
}

type Message = TranscriptLine['message']

/** What stands in a transcript, of what is shown there; what is crossed out or half said does not count. */
export function readTranscript(items: readonly Item[]): TranscriptLine[] {
  return items.flatMap((item): TranscriptLine[] => {
    const { nodeId, at, kind } = item
    if (item.revised || kind === 'asked' || (kind === 'said' && item.partial)) return []
    const message = kind === 'said' ? inWords(item.content) : item.text
    const who = kind === 'said' ? toTranscriptEntry(item.content) : ({ by: 'user' } as const)
    return [{ ...who, message, nodeId, at }]
  })
}

function inWords(content: Content): Message {
  return messageOf(kindOfContent(content), content)
}

function messageOf<Kind extends ContentKind>(kind: Kind, content: ContentOf[Kind]): Message {
  return messages[kind](content)
}

const wordsOf = (html: string) => plainWords(html).trim()

const messages: { readonly [Kind in ContentKind]: (content: ContentOf[Kind]) => Message } = {
  // What an agent writes is no HTML; what is drawn begins with the agent's name.
  text: ({ agent, text, html }) => (agent ? text : wordsOf(html)),
  image: ({ kind, src, alt = '' }) => ({ kind, src, text: alt }),
  video: ({ kind, src }) => ({ kind, src, text: '' }),
  audio: ({ kind, src }) => ({ kind, src, text: '' }),
  file: ({ kind, src, name }) => ({ kind, src, text: name }),
  html: ({ html }) => wordsOf(html),
  link: ({ kind, src, label }) => ({ kind, src, text: label }),
  frame: ({ kind, src, label }) => ({ kind, src, text: label }),
  qr: ({ kind, src, alt = '' }) => ({ kind, src, text: alt }),
  plugin: ({ words }) => words,
}
