import type { ChannelTemplate } from '@talkgraph/wire/channels'

/** An approved message with its values; one that is missing stands as its name in braces. */
export const filledWords = (
  { text }: Pick<ChannelTemplate, 'text'>,
  values: Readonly<Record<string, string>>,
): string => text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (place, name: string) => values[name]?.trim() || place)
