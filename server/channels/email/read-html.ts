import { Parser } from 'htmlparser2'
import { plainText } from '../render/plain-text.js'
import { type Attributes, isQuote, isUnread, startsRest } from './quote-in-html.js'

interface Line {
  text: string
  isQuoted: boolean
}

interface Open {
  readonly name: string
  readonly isQuote: boolean
  readonly isUnread: boolean
  /** Of an element that may hold a quote among answers: where it begins, until a quote was found in it. */
  quoteFrom: number | undefined
  readonly link?: { readonly href: string; readonly at: number; readonly line: number } | undefined
}

/** Nobody writes elements deeper than this in each other, and each level makes the next one dearer to read. */
const deepest = 1000
const piece = 4096

/**
 * The words of an HTML mail, in lines. With `marks`, what its structure says to be quoted begins with `>>`, as
 * twice quoted words do in a mail of plain text.
 */
export function readHtml(html: string, marks: boolean): string {
  const reader = lineReader()
  const parser = new Parser(reader)
  for (let at = 0; at < html.length; at += piece) {
    parser.write(html.slice(at, at + piece))
    if (reader.depth() > deepest) return plainText({ kind: 'html', html })
  }
  parser.end()
  return reader
    .lines()
    .map(({ text, isQuoted }) => (marks && isQuoted ? `>> ${text}`.trimEnd() : text))
    .join('\n')
    .trim()
}

const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)

function lineReader() {
  const lines: Line[] = []
  const open: Open[] = []
  // What was read of the line so far.
  let parts: string[] = []
  let [quotes, unread, pre] = [0, 0, 0]
  let isRest = false

  return {
    depth: () => open.length,
    lines: () => {
      endLine(false)
      return lines
    },
    onopentag(name: string, attributes: Attributes) {
      if (blocks.has(name)) endLine(false)
      if (startsRest(name, attributes)) isRest = true
      const own = isQuote(name, attributes)
      if (own === 'yes') for (const each of open) each.quoteFrom = undefined
      open.push({
        name,
        isQuote: own === 'yes',
        isUnread: isUnread(name, attributes),
        quoteFrom: own === 'unless-one-inside' ? lines.length : undefined,
        link: name === 'a' ? linkOf(attributes) : undefined,
      })
      if (own === 'yes') quotes++
      if (open.at(-1)?.isUnread) unread++
      if (name === 'pre') pre++
      if (name === 'br') endLine(true)
      if (name === 'td' || name === 'th') add(' ')
    },
    ontext(words: string) {
      if (unread > 0) return
      const [first = '', ...rest] = pre > 0 ? words.split('\n') : [words]
      add(first)
      for (const line of rest) {
        endLine(true)
        add(line)
      }
    },
    onclosetag(name: string) {
      const closed = open.pop()
      if (blocks.has(name)) endLine(false)
      if (!closed) return
      if (closed.link) addAddress(closed.link)
      if (closed.isQuote) quotes--
      if (closed.isUnread) unread--
      if (name === 'pre') pre--
      if (closed.quoteFrom !== undefined)
        for (const line of lines.slice(closed.quoteFrom)) line.isQuoted = true
    },
  }

  function add(words: string) {
    const plain = words.replace(/[ \t\r\n\f\u00a0]+/g, ' ')
    const isApart = parts.at(-1)?.endsWith(' ') ?? true
    const part = isApart && plain.startsWith(' ') ? plain.slice(1) : plain
    if (part !== '') parts.push(part)
  }

  /** A blank line is one where somebody has broken it by hand. */
  function endLine(byHand: boolean) {
    const text = parts.join('').trimEnd()
    if (text !== '' || byHand) lines.push({ text, isQuoted: isRest || quotes > 0 })
    parts = []
  }

  function linkOf({ href = '' }: Attributes) {
    const isShown = /^https?:/i.test(href) && href.length <= 2000
    return isShown ? { href, at: parts.length, line: lines.length } : undefined
  }

  function addAddress({ href, at, line }: NonNullable<Open['link']>) {
    const words = line === lines.length ? parts.slice(at).join('').trim() : ''
    if (words !== '' && bare(words) !== bare(href)) parts.push(` (${href})`)
  }
}

const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
