import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
} from 'yaml'
import type { Slip } from './slip.js'

/** One item of a file, not checked yet, with the line of each of its fields. */
export interface RawItem {
  readonly fields: Readonly<Record<string, unknown>>
  /** The line of what stands at a path, or of the nearest thing around it. */
  line(path: readonly PropertyKey[]): number
}

const fence = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/** Reads a file with items: Markdown with front matter holds one, JSON one or a list. */
export function readFileItems(
  file: string,
  text: string,
): { readonly items: RawItem[]; readonly slips: Slip[] } {
  return file.endsWith('.json') ? readData(file, text, 0) : readMarkdown(file, text)
}

function readMarkdown(file: string, text: string) {
  const plain = text.replace(/^\uFEFF/, '')
  const match = fence.exec(plain)
  if (match?.index !== 0)
    return {
      items: [],
      slips: [
        { file, line: 1, message: 'It has no front matter: fields between two lines of ---.' },
      ],
    }
  const body = plain.slice(match[0].length)
  const { items, slips } = readData(file, match[1] ?? '', 1)
  const bodyLine = plain.slice(0, match[0].length).split('\n').length
  return {
    items: items.map(({ fields, line }) => ({
      fields: { ...fields, ...(body.trim() !== '' && { content: body.trim() }) },
      line: (path: readonly PropertyKey[]) => (path[0] === 'content' ? bodyLine : line(path)),
    })),
    slips,
  }
}

/** JSON is YAML too, whose reader knows the lines. `before` lines stand above the text. */
function readData(file: string, text: string, before: number) {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  })
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + before
  const slips = [...document.errors, ...document.warnings].map(
    ({ pos, message }): Slip => ({ file, line: lineAt(pos[0]), message }),
  )
  if (slips.length > 0) return { items: [], slips }
  const values = jsOf(document)
  if (values === undefined)
    return { items: [], slips: [{ file, line: 1 + before, message: 'It could not be read.' }] }
  const isList = Array.isArray(values)
  const items: RawItem[] = []
  for (const [index, value] of (isList ? values : [values]).entries()) {
    const start = isList ? [index] : []
    const line = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, [...start, ...path]))
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      items.push({ fields: value, line })
    else
      slips.push({ file, line: line([]), message: 'It is no item: fields with names and values.' })
  }
  return { items, slips }
}

/** Few aliases: a small file does not become a large one. */
function jsOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 })
  } catch {
    return undefined
  }
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = startOf(node)
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key: name }) => String(isNode(name) ? name : '') === String(key),
      )
      if (!pair) break
      offset = startOf(pair.key)
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (!isNode(node)) break
      offset = startOf(node)
    } else break
  }
  return offset
}

const startOf = (node: unknown): number =>
  isNode(node) ? ((node as ParsedNode).range?.[0] ?? 0) : 0
