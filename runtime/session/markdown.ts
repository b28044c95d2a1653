import { escapeHtml } from './html-text.js'

/**
 * The HTML of a text in Markdown: bold, italic, code, lists, links, paragraphs, headings and rules; everything else, HTML
 * included, is text (decision 70). Whoever draws it still sanitises it. A text that has only arrived in part is no fault:
 * what is not closed yet stays as typed, and an open block of code goes on to the end.
 */
export function markdownToHtml(text: string): string {
  const blocks = blocksOf(text.replace(/\r\n?/g, '\n').split('\n'))
  const [only] = blocks
  return blocks.length === 1 && only?.kind === 'p'
    ? only.lines.map(inline).join('\n')
    : blocks.map(toHtml).join('')
}

type Block =
  | { readonly kind: 'p'; readonly lines: readonly string[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly string[])[] }
  | { readonly kind: 'hr' }

const fence = /^ {0,3}(```+|~~~+)/
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const item = /^( {0,3})([-*+]|(\d{1,9})[.)])[ \t]+(.*)$/

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const [, marks] = fence.exec(line) ?? []
    const [, hashes, title] = heading.exec(line) ?? []
    if (line.trim() === '') at++
    else if (marks !== undefined) {
      const end = lines.findIndex((other, index) => index > at && other.trim() === marks)
      blocks.push({ kind: 'code', lines: lines.slice(at + 1, end < 0 ? undefined : end) })
      at = end < 0 ? lines.length : end + 1
    } else if (hashes !== undefined) {
      blocks.push({
        kind: 'heading',
        level: hashes.length,
        text: (title ?? '').replace(/(^|[ \t])#+[ \t]*$/, ''),
      })
      at++
    } else if (rule.test(line)) {
      blocks.push({ kind: 'hr' })
      at++
    } else if (item.test(line)) at = readList(lines, at, blocks)
    else at = readParagraph(lines, at, blocks)
  }
  return blocks
}

function readParagraph(lines: readonly string[], from: number, blocks: Block[]): number {
  let end = from + 1
  while (end < lines.length && !endsParagraph(lines[end] ?? '')) end++
  blocks.push({ kind: 'p', lines: lines.slice(from, end).map(line => line.trim()) })
  return end
}

function endsParagraph(line: string): boolean {
  return line.trim() === '' || [fence, heading, rule, item].some(kind => kind.test(line))
}

/** Reads the items of one list; lines that stand further in belong to the item above them. */
function readList(lines: readonly string[], from: number, blocks: Block[]): number {
  const [, , firstMark = '', number] = item.exec(lines[from] ?? '') ?? []
  const isOrdered = number !== undefined
  const items: string[][] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, , mark, digits, text] = item.exec(line) ?? []
    if (mark !== undefined && !rule.test(line)) {
      const isSame = isOrdered ? digits !== undefined : mark === firstMark
      const isInside = /^ {2,3}/.test(line) && items.length > 0
      if (isInside) items.at(-1)?.push(line.replace(/^ {2,3}/, ''))
      else if (isSame) items.push([text ?? ''])
      else break
    } else if (/^(?: {2,}|\t)/.test(line)) items.at(-1)?.push(line.replace(/^(?: {2,4}|\t)/, ''))
    else if (line.trim() === '' && goesOn(lines[at + 1] ?? '')) items.at(-1)?.push('')
    else break
  }
  blocks.push({ kind: 'list', start: isOrdered ? Number(number) : null, items })
  return at
}

function goesOn(line: string): boolean {
  return /^(?: {2,}|\t)\S/.test(line) || item.test(line)
}

/** A line end closes the text of each block, so that blocks that are read out do not run into each other. */
function toHtml(block: Block): string {
  switch (block.kind) {
    case 'p':
      return `<p>${block.lines.map(inline).join('<br>')}\n</p>`
    case 'code':
      return `<pre><code>${escapeHtml(block.lines.join('\n'))}\n</code></pre>`
    case 'heading':
      return `<h${block.level}>${inline(block.text)}\n</h${block.level}>`
    case 'hr':
      return '<hr>'
    case 'list': {
      const items = block.items.map(lines => `<li>${itemHtml(lines)}</li>`).join('')
      return block.start === null ? `<ul>${items}</ul>` : `<ol start="${block.start}">${items}</ol>`
    }
  }
}

function itemHtml(lines: readonly string[]): string {
  return blocksOf(lines)
    .map(block => (block.kind === 'p' ? `${block.lines.map(inline).join('<br>')}\n` : toHtml(block)))
    .join('')
}

/** Lengths are limited, so that marks that nothing closes cost little. */
const span = new RegExp(
  [
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`(?<ticks>\x60+)(?!\x60)(?<code>[^\n]{1,1000}?)(?<!\x60)\k<ticks>(?!\x60)`,
    String.raw`!?\[(?<label>[^[\]\n]{1,500})\]\(\s{0,9}(?<href>[^()\s<>]{1,2000})(?:\s{1,9}"[^"\n]{0,300}")?\s{0,9}\)`,
    String.raw`\*\*(?=\S)(?<strong>[^\n]{0,999}?\S)\*\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])__(?=\S)(?<strong_>[^\n]{0,999}?\S)__(?![\p{L}\p{N}_])`,
    String.raw`\*(?=[^\s*])(?<em>[^\n]{0,999}?[^\s*])\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])_(?=[^\s_])(?<em_>[^\n]{0,999}?[^\s_])_(?![\p{L}\p{N}_])`,
  ].join('|'),
  'gu',
)

function inline(text: string): string {
  let html = ''
  let from = 0
  for (const found of text.matchAll(span)) {
    html += escapeHtml(text.slice(from, found.index)) + spanHtml(found[0], found.groups ?? {})
    from = found.index + found[0].length
  }
  return html + escapeHtml(text.slice(from))
}

function spanHtml(whole: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { escaped, code, label, href, strong = groups.strong_, em = groups.em_ } = groups
  if (escaped !== undefined) return escapeHtml(escaped)
  if (code !== undefined) return `<code>${escapeHtml(code.trim() || code)}</code>`
  if (strong !== undefined) return `<strong>${inline(strong)}</strong>`
  if (em !== undefined) return `<em>${inline(em)}</em>`
  if (label === undefined || href === undefined || !/^(?:https?:|mailto:|tel:)/i.test(href))
    return escapeHtml(whole)
  return `<a href="${escapeHtml(href)}">${inline(label)}</a>`
}
