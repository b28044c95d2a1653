/** A node of rich text, as editors of the ProseMirror family store it. */
interface RichNode {
  readonly type?: unknown
  readonly text?: unknown
  readonly attrs?: unknown
  readonly marks?: unknown
  readonly content?: unknown
}

/** Deeper than any text that people write. */
const mostDepth = 60

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  bullet_list: 'ul',
  orderedList: 'ol',
  ordered_list: 'ol',
  listItem: 'li',
  list_item: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
}

const marks: Readonly<Record<string, string>> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  em: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
}

/**
 * Turns stored JSON into HTML that is not safe yet: a text that holds HTML, or rich text with a `doc` at its root. Undefined
 * for anything else.
 */
export function richTextToHtml(json: string): string | undefined {
  const value = parse(json)
  if (typeof value === 'string') return value.trimStart().startsWith('<') ? value : undefined
  const root = Object(value) as RichNode
  return root.type === 'doc' && Array.isArray(root.content) ? childrenOf(root, 0) : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function childrenOf(node: RichNode, depth: number): string {
  if (!Array.isArray(node.content) || depth > mostDepth) return ''
  return node.content.map(child => draw(Object(child), depth + 1)).join('')
}

function draw(node: RichNode, depth: number): string {
  const inner = () => childrenOf(node, depth)
  const attrs = Object(node.attrs)
  switch (node.type) {
    case 'text':
      return drawMarks(inHtml(node.text), node.marks)
    case 'hardBreak':
    case 'hard_break':
      return '<br>'
    case 'horizontalRule':
    case 'horizontal_rule':
      return '<hr>'
    case 'heading': {
      const level = Math.min(4, Math.max(1, Math.trunc(Number(attrs.level)) || 2))
      return `<h${level}>${inner()}</h${level}>`
    }
    case 'codeBlock':
    case 'code_block':
      return `<pre><code>${inner()}</code></pre>`
    case 'image':
      return `<img src="${inHtml(attrs.src)}" alt="${inHtml(attrs.alt)}">`
    default: {
      const tag =
        typeof node.type === 'string' && Object.hasOwn(blocks, node.type)
          ? blocks[node.type]
          : undefined
      return tag === undefined ? inner() : `<${tag}>${inner()}</${tag}>`
    }
  }
}

function drawMarks(text: string, given: unknown): string {
  if (!Array.isArray(given)) return text
  return given.reduce<string>((drawn, mark) => {
    const { type, attrs } = Object(mark)
    if (type === 'link') return `<a href="${inHtml(Object(attrs).href)}">${drawn}</a>`
    const tag = typeof type === 'string' && Object.hasOwn(marks, type) ? marks[type] : undefined
    return tag === undefined ? drawn : `<${tag}>${drawn}</${tag}>`
  }, text)
}

function inHtml(text: unknown): string {
  if (typeof text !== 'string') return ''
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
