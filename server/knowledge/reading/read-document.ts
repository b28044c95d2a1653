import MarkdownIt from 'markdown-it'
import type { NewPiece } from '../../store/index.js'
import { languageOf } from '../words/language-of.js'
import { plain } from './plain.js'
import type { Block } from './read-blocks.js'
import { readHtml } from './read-html.js'
import { namedPairs, pairsIn } from './read-pairs.js'
import { readTable } from './read-table.js'
import { hashOf, mostPieces, toPieces } from './to-pieces.js'

/** The kinds of documents that can be read. */
const documentKinds = ['html', 'markdown', 'text', 'csv'] as const

/** One of them. */
export type DocumentKind = (typeof documentKinds)[number]

/** A document as it came. */
export interface GivenDocument {
  readonly kind: DocumentKind
  readonly text: string
  /** Null: it has none. */
  readonly address: string | null
  /** What it is called where it does not say. */
  readonly name: string
  /** Of a page: its style sheets that stand elsewhere. */
  readonly sheets?: readonly string[] | undefined
}

/** A document as it was read: its pieces, and what a crawler wants to know of it. */
export interface ReadDocument {
  readonly title: string
  readonly pieces: readonly NewPiece[]
  /** Of all that was taken from it. */
  readonly hash: string
  readonly links: readonly string[]
  /** The addresses of style sheets that say what of it is seen. */
  readonly sheets?: readonly string[] | undefined
  readonly isNoindex: boolean
  /** Whether there was more of it than may be. */
  readonly isCut?: boolean | undefined
  /** The address that it says it has, and the one that it leads to by itself. */
  readonly canonical?: string | undefined
  readonly leadsTo?: string | undefined
}

const readers: Readonly<
  Record<DocumentKind, (given: GivenDocument) => Omit<ReadDocument, 'hash'>>
> = {
  html: given => html(given, given.text),
  markdown: given => html(given, markdown.render(given.text)),
  text: given => ofBlocks(given, linesOf(given.text)),
  csv: given => ofTable(given, readTable(given.text)),
}

/** Reads a document of a stranger: work for a thread with limits. */
export function readDocument(given: GivenDocument): ReadDocument {
  const read = readers[given.kind](given)
  const pieces = read.pieces.slice(0, mostPieces)
  const hash = hashOf(pieces.map(({ hash }) => hash).join('\n'))
  return { ...read, pieces, hash, isCut: read.pieces.length > mostPieces }
}

const markdown = new MarkdownIt({ html: true, linkify: false })

function html({ address, name, sheets }: GivenDocument, text: string): Omit<ReadDocument, 'hash'> {
  const page = readHtml(text, address ?? 'https://document.invalid/', sheets)
  const heading = page.blocks.find(({ level }) => level !== undefined)?.text
  const title = page.title || heading || name
  const { language, blocks, links, isNoindex, isNofollow, canonical, leadsTo } = page
  return {
    title,
    pieces: toPieces({ address, title, language, blocks }),
    links: isNofollow ? [] : links,
    isNoindex,
    canonical,
    leadsTo,
    sheets: page.sheets,
  }
}

function ofBlocks(
  { address, name }: GivenDocument,
  blocks: readonly Block[],
): Omit<ReadDocument, 'hash'> {
  const pieces = toPieces({ address, title: name, language: '', blocks })
  return { title: name, pieces, links: [], isNoindex: false }
}

const linesOf = (text: string): readonly Block[] =>
  text.split(/\r?\n/).flatMap(line => {
    const words = plain(line)
    return words === '' ? [] : [{ text: words }]
  })

/** A table of questions with their answers is read as these, whatever stands beside them. */
function ofTable(given: GivenDocument, rows: Rows): Omit<ReadDocument, 'hash'> {
  const columns = namedPairs(rows)
  if (!columns) return ofBlocks(given, rowsOf(rows))
  const pairs = pairsIn(rows.slice(1), columns)
  const begin = pairs.slice(0, mostLooked).map(({ question, answer }) => `${question}\n${answer}`)
  const language = languageOf(begin.join('\n'))
  const { address, name: title } = given
  const pieces = pairs.flatMap(({ question, answer }) =>
    toPieces({ address, title: plain(question), language, blocks: linesOf(answer) }),
  )
  return { title, pieces, links: [], isNoindex: false }
}

type Rows = readonly (readonly string[])[]

/** So many pairs tell the language. */
const mostLooked = 100

/** Each row is a text of its own, its cells named by the first row. */
function rowsOf([heads = [], ...rows]: Rows): readonly Block[] {
  return rows.flatMap(row => {
    const cells = row.flatMap((cell, at) => {
      const words = plain(cell)
      const head = plain(heads[at] ?? '')
      return words === '' ? [] : [head === '' ? words : `${head}: ${words}`]
    })
    return cells.length === 0 ? [] : [{ text: cells.join(' | ') }]
  })
}
