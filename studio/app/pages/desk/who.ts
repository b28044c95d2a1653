import type { DeskThread } from '#api/records.js'
import { plainText } from '../../text/plain-text.js'

/** What a visitor is called at the desk. */
export function visitorName({ visitor: { name, email, phone }, id }: DeskThread): string {
  return name ?? email ?? phone ?? `Visitor ${id.slice(0, 4)}`
}

/** What a bot is called at the desk. */
export function botName({
  chatbotName,
  chatbotId,
}: Pick<DeskThread, 'chatbotName' | 'chatbotId'>): string {
  return chatbotName || chatbotId
}

/** What is shown of what was said in a thread, in one line: only what a bot says is HTML. */
export function previewText({ preview }: Pick<DeskThread, 'preview'>): string {
  if (!preview) return ''
  return preview.by === 'BOT_MESSAGE' ? plainText(preview.text) : preview.text
}

const units = ['B', 'kB', 'MB'] as const

/** A size in bytes, for people. */
export function sizeOf(bytes: number): string {
  const power = Math.min(2, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${units[power]}`
}
