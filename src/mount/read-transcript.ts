import type { Content, ConversationEvents, Item } from '../../runtime/index.js'
import { toTranscriptEntry } from '../../runtime/node/content.js'
import { plainWords } from '../contents/text/plain-words.js'

/** Something that was said, as people read it: text without markup, and what else there is with its words beside it. */
export type TranscriptLine = Omit<ConversationEvents['message'], 'message'> & {
  readonly message: string | { readonly kind: string; readonly src: string; readonly text: string }
}

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

function inWords(content: Content): TranscriptLine['message'] {
  // What an agent writes is no HTML; what is drawn begins with the agent's name.
  if (content.kind === 'text' && content.agent) return content.text
  if ('html' in content) return plainWords(content.html).trim()
  const { kind, src } = content
  const text =
    'alt' in content
      ? content.alt
      : 'name' in content
        ? content.name
        : 'label' in content
          ? content.label
          : ''
  return { kind, src, text: text ?? '' }
}
