import { type ChildNode, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** A row of a table in HTML. */
interface Row {
  readonly cells: readonly Element[]
  /** It names what stands below. */
  readonly isHead: boolean
}

/** Cells that one reaches over, at most. */
const mostSpan = 100

/** Whether a table only places what is in it. */
export function isLayout({ attribs, children }: Element): boolean {
  return (
    /^(?:presentation|none)$/.test(attribs.role ?? '') ||
    DomUtils.existsOne(node => isTag(node) && /^(?:table|h[1-6])$/.test(node.name), children)
  )
}

/** The rows of a table that are seen. */
export function rowsOf(table: Element, isHidden: (element: Element) => boolean): readonly Row[] {
  const rows: Row[] = []
  const collect = (nodes: readonly ChildNode[], isInHead: boolean) => {
    for (const node of nodes) {
      if (!isTag(node) || isHidden(node)) continue
      if (/^t(?:head|body|foot)$/.test(node.name)) collect(node.children, node.name === 'thead')
      if (node.name !== 'tr') continue
      const cells = node.children.filter(
        (cell): cell is Element => isTag(cell) && /^t[dh]$/.test(cell.name),
      )
      const isNaming = cells.length > 1 && cells.every(({ name }) => name === 'th')
      rows.push({ cells, isHead: isInHead || isNaming })
    }
  }
  collect(table.children, false)
  return rows
}

/** A line for each row; its cells are named by the heads above, and a cell that reaches over others stands in all rows that it reaches. */
export function toLines(
  rows: readonly Row[],
  textOf: (cell: Element) => string,
): readonly string[] {
  const reaching = new Map<number, { text: string; rows: number }>()
  let heads: string[] = []
  let isBelow = false
  const lines: string[] = []
  for (const { cells, isHead } of rows) {
    const texts: string[] = []
    const below = () => {
      for (let over = reaching.get(texts.length); over; over = reaching.get(texts.length)) {
        over.rows--
        if (over.rows === 0) reaching.delete(texts.length)
        texts.push(over.text)
      }
    }
    for (const cell of cells) {
      below()
      const text = textOf(cell)
      const down = spanOf(cell, 'rowspan')
      for (let across = spanOf(cell, 'colspan'); across > 0; across--) {
        if (down > 1) reaching.set(texts.length, { text, rows: down - 1 })
        texts.push(text)
      }
    }
    below()
    if (isHead) {
      heads = isBelow ? texts : texts.map((text, at) => joined(heads[at], text))
      isBelow = false
      continue
    }
    isBelow = true
    const named = texts.flatMap((text, at) => {
      // What reaches across is said once.
      if (text === '' || (at > 0 && text === texts[at - 1] && texts.length > cells.length))
        return []
      return heads[at] ? `${heads[at]}: ${text}` : text
    })
    if (named.length > 0) lines.push(named.join(' | '))
  }
  return lines.length > 0 ? lines : [heads.filter(head => head !== '').join(' | ')]
}

const spanOf = ({ attribs }: Element, name: string): number =>
  Math.min(mostSpan, Math.max(1, Number.parseInt(attribs[name] ?? '', 10) || 1))

const joined = (above = '', text: string): string =>
  above === '' || above === text ? text : `${above} ${text}`.trim()
