import type { ConversationEvents, Item } from '../../runtime/index.js'
import { toTranscriptMessage } from '../../runtime/node/content.js'

/** Something that was said, as the `message` event tells it. */
export type TranscriptLine = ConversationEvents['message']

/** What stands in a transcript, of what is shown there; what is crossed out or half said does not count. */
export function readTranscript(items: readonly Item[]): TranscriptLine[] {
  return items.flatMap((item): TranscriptLine[] => {
    const { nodeId, at, kind } = item
    if (item.revised || kind === 'asked' || (kind === 'said' && item.partial)) return []
    const message = kind === 'said' ? toTranscriptMessage(item.content) : item.text
    return [{ by: kind === 'said' ? 'bot' : 'user', message, nodeId, at }]
  })
}
