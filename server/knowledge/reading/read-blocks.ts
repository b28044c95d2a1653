import { type ChildNode, type Document, type Element, isCDATA, isTag, isText } from 'domhandler'
import { isLayout, rowsOf, toLines } from './html-table.js'
import { plain } from './plain.js'

/** A part of a document: a heading, or a text below it. */
export type Block =
  | { readonly level: number; readonly text: string }
  | { readonly text: string; readonly level?: never }

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What is never content. */
const passed = names(
  'script style noscript template svg canvas iframe object embed head nav select option textarea button input dialog audio video map',
)
/** What stands around the content where a page does not say which that is; within these a head and a foot belong to it. */
const around = names('header footer')
const withOwn = names('section article main blockquote details td li')
const ownLine = names(
  'address article blockquote dd details div dl dt fieldset figcaption figure footer form header hr main ol p pre section summary ul br caption',
)
const deepest = 400
/** Of the text of a page, a lone article has so much if it is what the page is about. */
const mainShare = 0.4

/** The content of a page without what is hidden: its `main`, its one `article`, or all but what stands around. */
export function blocksIn(tree: Document, hidden: ReadonlySet<unknown>): readonly Block[] {
  const isPassed = (node: Element) => hidden.has(node) || passed.has(node.name)
  const mains = outermost(
    tree.children,
    ({ name, attribs }) => name === 'main' || attribs.role === 'main',
    isPassed,
  )
  const main = blocksOf(mains, isPassed, true)
  if (main.length > 0) return main
  const all = blocksOf(tree.children, isPassed, false)
  const articles = outermost(tree.children, ({ name }) => name === 'article', isPassed)
  if (articles.length !== 1) return all
  const article = blocksOf(articles, isPassed, true)
  return lengthOf(article) >= lengthOf(all) * mainShare ? article : all
}

const lengthOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0)

/** The elements that are looked for, but for those within one of them. */
function outermost(
  nodes: readonly ChildNode[],
  isWanted: (element: Element) => boolean,
  isPassed: (element: Element) => boolean,
): readonly Element[] {
  const found: Element[] = []
  const look = (children: readonly ChildNode[], depth: number) => {
    for (const node of children) {
      if (!isTag(node) || depth > deepest || isPassed(node)) continue
      if (isWanted(node)) found.push(node)
      else look(node.children, depth + 1)
    }
  }
  look(nodes, 0)
  return found
}

function blocksOf(
  nodes: readonly ChildNode[],
  isPassed: (element: Element) => boolean,
  isContent: boolean,
): readonly Block[] {
  const blocks: Block[] = []
  const counts = new Map<unknown, number>()
  let line = ''
  let mark = ''
  let within = 0
  const end = () => {
    const text = plain(line)
    line = ''
    if (text === '') return
    blocks.push({ text: mark + text })
    mark = ''
  }
  for (const node of nodes) {
    walk(node, 0)
    end()
  }
  return blocks

  function walk(node: ChildNode, depth: number): void {
    if (isText(node)) line += node.data
    if (!isTag(node)) {
      if (isCDATA(node)) for (const child of node.children) walk(child, depth + 1)
      return
    }
    const { name } = node
    if (depth > deepest || isPassed(node) || isAround(node)) return
    if (/^h[1-6]$/.test(name)) {
      end()
      inside(node, depth)
      const text = plain(line)
      line = ''
      mark = ''
      if (text !== '') blocks.push({ level: Number(name[1]), text })
    } else if (name === 'li') {
      end()
      mark = markOf(node)
      inside(node, depth)
      end()
      mark = ''
    } else if (name === 'table') {
      end()
      table(node, depth)
    } else if (ownLine.has(name)) {
      end()
      inside(node, depth)
      end()
    } else if (name === 'img') line += ` ${node.attribs.alt ?? ''} `
    else inside(node, depth)
  }

  function inside({ name, children }: Element, depth: number): void {
    if (withOwn.has(name)) within++
    for (const child of children) walk(child, depth + 1)
    if (withOwn.has(name)) within--
  }

  function isAround({ name, attribs }: Element): boolean {
    if (isContent) return false
    const isBeside = name === 'aside' || attribs.role === 'navigation'
    return isBeside || (around.has(name) && within === 0)
  }

  /** A dash, or its number in its list. */
  function markOf({ parent }: Element): string {
    if (!parent || !isTag(parent) || parent.name !== 'ol') return '- '
    const first = Number.parseInt(parent.attribs.start ?? '', 10)
    const number = counts.get(parent) ?? (Number.isNaN(first) ? 1 : first)
    counts.set(parent, number + 1)
    return `${number}. `
  }

  function table(node: Element, depth: number): void {
    for (const child of node.children)
      if (isTag(child) && child.name === 'caption') walk(child, depth + 1)
    const rows = rowsOf(node, isPassed)
    if (isLayout(node)) {
      for (const { cells } of rows)
        for (const cell of cells)
          if (!isPassed(cell)) {
            inside(cell, depth + 3)
            end()
          }
      return
    }
    for (const text of toLines(rows, cell => textOf(cell, depth)))
      if (text !== '') blocks.push({ text })
  }

  function textOf(cell: Element, depth: number): string {
    if (isPassed(cell)) return ''
    const before = blocks.length
    inside(cell, depth + 3)
    end()
    return blocks
      .splice(before)
      .map(({ text }) => text)
      .join(' ')
  }
}
