import type { Marks } from '../capabilities.js'

/** Signs of no alphabet: Telegram takes HTML, whose tags would be counted as letters and parted with the text. */
export const htmlMarks = {
  bold: '\uE000',
  italic: '\uE001',
  strike: '\uE002',
  code: '\uE003',
} as const satisfies Marks

const tags: Readonly<Record<string, string>> = {
  '\uE000': 'b',
  '\uE001': 'i',
  '\uE002': 's',
  '\uE003': 'code',
}

/** A text with such signs as Telegram's HTML: each tag is closed, in the order that HTML wants. */
export function toHtml(text: string): string {
  const open: string[] = []
  let html = ''
  for (const part of text.split(/([\uE000-\uE003])/)) {
    const tag = tags[part]
    if (tag === undefined) html += escaped(part)
    else if (open.includes(tag)) {
      const inner = open.splice(open.indexOf(tag)).slice(1)
      html += [...inner.toReversed(), tag].map(each => `</${each}>`).join('')
      html += inner.map(each => `<${each}>`).join('')
      open.push(...inner)
    } else {
      html += `<${tag}>`
      open.push(tag)
    }
  }
  return (
    html +
    open
      .toReversed()
      .map(each => `</${each}>`)
      .join('')
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
