import type { ChannelTemplate } from '#api/records.js'

/** An approved message with its values; one that is missing stands as its name in braces. */
export const filledWords = (
  { text }: Pick<ChannelTemplate, 'text'>,
  values: Readonly<Record<string, string>>,
): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (place, name: string) => values[name.trim()]?.trim() || place)

const media: Readonly<Record<string, string>> = {
  image: 'address of the picture',
  video: 'address of the film',
  document: 'address of the file',
}

/** What a value is called where it is filled in; those of a header and of buttons tell where they stand. */
export function valueTitle(name: string): string {
  const [, header] = /^header (.+)$/.exec(name) ?? []
  if (header !== undefined) return `Header: ${media[header] ?? valueTitle(header).toLowerCase()}`
  const [, button] = /^button (\d+) /.exec(name) ?? []
  if (button !== undefined) return `Button ${Number(button) + 1}: end of its address`
  return /^\d+$/.test(name) ? `Value ${name}` : name
}
