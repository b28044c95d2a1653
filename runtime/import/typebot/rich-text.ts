import { isRecord } from '../../bot/fields.js'
import { withoutEnd } from '../../session/without-end.js'
import type { Texts } from './texts.js'

/** What lies deeper is not read. */
const deepest = 30

const marks = [
  ['bold', 'b'],
  ['italic', 'i'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
] as const

/** Tags of elements that are more than a line of text. */
const tags = new Map([
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['blockquote', 'blockquote'],
  ['code_block', 'pre'],
  ...[1, 2, 3, 4, 5, 6].map(level => [`h${level}`, `h${level}`] as const),
])

/** Writes a rich text of Typebot’s, a list of elements, as a text of ours: lines, marks, links and lists. */
export function writeRichText(
  elements: unknown,
  texts: Texts,
  tell: (reason: string) => void,
): string {
  const lines = asList(elements).map(element => writeElement(element, 0))
  return joinLines(lines)

  function writeElement(element: unknown, depth: number): Line {
    if (!isRecord(element)) return { html: '', isBlock: false }
    if (depth > deepest) {
      tell('What lies deeper than 30 levels in the text is left out.')
      return { html: '', isBlock: false }
    }
    if (typeof element.text === 'string')
      return { html: writeMarked(element.text, element), isBlock: false }
    const type = String(element.type ?? 'p')
    const children = asList(element.children).map(child => writeElement(child, depth + 1))
    if (type === 'a') return { html: writeLink(element.url, inline(children)), isBlock: false }
    if (type === 'img' || type === 'image') return { html: writeImage(element.url), isBlock: false }
    const tag = tags.get(type)
    // A list holds its entries, and an entry its lines.
    if (tag === undefined)
      return {
        html: children.some(isBlock) ? joinLines(children) : inline(children),
        isBlock: false,
      }
    const inner =
      tag === 'li' || tag === 'blockquote' ? joinLines(gather(children)) : inline(children)
    return { html: `<${tag}>${inner}</${tag}>`, isBlock: true }
  }

  function writeMarked(text: string, element: Record<string, unknown>): string {
    const words = texts.words(text)
    if (words === '') return ''
    return marks.reduce(
      (html, [mark, tag]) => (element[mark] === true ? `<${tag}>${html}</${tag}>` : html),
      words,
    )
  }

  function writeLink(url: unknown, html: string): string {
    const address = typeof url === 'string' ? texts.words(url.trim()).replaceAll('"', '%22') : ''
    if (isAddress(address)) return `<a href="${address}">${html || address}</a>`
    if (address !== '')
      tell(`The link to ${address.slice(0, 60)} is left out: it is no address of a page.`)
    return html
  }

  function writeImage(url: unknown): string {
    const address = typeof url === 'string' ? texts.words(url.trim()).replaceAll('"', '%22') : ''
    if (/^https?:/i.test(address)) return `<img src="${address}" alt="">`
    tell('A picture inside the text is left out.')
    return ''
  }
}

interface Line {
  readonly html: string
  /** It stands by itself: a list, a heading. */
  readonly isBlock: boolean
}

const isBlock = (line: Line) => line.isBlock

const inline = (lines: readonly Line[]) => lines.map(({ html }) => html).join('')

/** Lists and headings begin and end a line by themselves. */
function joinLines(lines: readonly Line[]): string {
  const joined = lines
    .map(({ html, isBlock }, index) => {
      const next = lines[index + 1]
      return next && !isBlock && !next.isBlock ? `${html}\n` : html
    })
    .join('')
  return withoutEnd(joined, '\n')
}

/** Texts that stand side by side in an entry are one line of it. */
function gather(lines: readonly Line[]): Line[] {
  if (!lines.some(isBlock)) return [{ html: inline(lines), isBlock: false }]
  return [...lines]
}

const isAddress = (address: string) => /^(?:https?:|mailto:|tel:|\/|#|\{)/i.test(address)

const asList = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])
