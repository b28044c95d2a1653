import { type ChildNode, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** A row of a table in HTML. */
interface Row {
  readonly cells: readonly Element[]
  /** It names what stands below. */
  readonly isHead: boolean
}

/** A place of a row. */
interface Place {
  readonly text: string
  /** A cell reaches it from the left: what it says is said already. */
  readonly isAcross: boolean
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
  const reaching = new Map<number, Place & { rows: number }>()
  let heads: string[] = []
  let isBelow = false
  const lines: string[] = []
  for (const { cells, isHead } of rows) {
    const places: Place[] = []
    const below = () => {
      for (let over = reaching.get(places.length); over; over = reaching.get(places.length)) {
        over.rows--
        if (over.rows === 0) reaching.delete(places.length)
        places.push(over)
      }
    }
    for (const cell of cells) {
      below()
      const text = textOf(cell)
      const down = spanOf(cell, 'rowspan')
      const across = spanOf(cell, 'colspan')
      for (let at = 0; at < across; at++) {
        const place = { text, isAcross: at > 0 }
        if (down > 1) reaching.set(places.length, { ...place, rows: down - 1 })
        places.push(place)
      }
    }
    below()
    if (isHead) {
      const texts = places.map(({ text }) => text)
      heads = isBelow ? texts : texts.map((text, at) => joined(heads[at], text))
      isBelow = false
      continue
    }
    isBelow = true
    const named = places.flatMap(({ text, isAcross }, at) => {
      if (text === '' || isAcross) return []
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
