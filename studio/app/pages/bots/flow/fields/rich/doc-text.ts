import type { JSONContent } from '@tiptap/core'

/** A document of the editor as a bot's text: plain where nothing in it needs tags. */
export function textOfDoc({ content = [] }: JSONContent): string {
  return linesOf(content)
}

/** Lines stand one below the other; a paragraph that was written as one, and every other block, brings its own space. */
function linesOf(nodes: readonly JSONContent[]): string {
  return nodes
    .map((node, place) => {
      const before = nodes[place - 1]
      if (!isLine(node)) return blockHtml(node)
      const isBare = before && !isLine(before)
      return `${before && !isBare ? '\n' : ''}${inlineHtml(node.content ?? [])}`
    })
    .join('')
}

const isLine = ({ type, attrs }: JSONContent) => type === 'paragraph' && attrs?.isWritten !== true

const tags: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
}

function blockHtml({ type = '', attrs, content = [] }: JSONContent): string {
  if (type === 'horizontalRule') return '<hr>'
  if (type === 'paragraph') return `<p>${inlineHtml(content)}</p>`
  if (type === 'heading') return `<h${attrs?.level}>${inlineHtml(content)}</h${attrs?.level}>`
  if (type === 'codeBlock') return `<pre>${inlineHtml(content)}</pre>`
  const tag = tags[type]
  return tag ? `<${tag}>${linesOf(content)}</${tag}>` : linesOf(content)
}

/** Neighbours that share a mark stand in one element. */
function inlineHtml(nodes: readonly JSONContent[], depth = 0): string {
  let html = ''
  for (let from = 0; from < nodes.length; ) {
    const mark = nodes[from]?.marks?.[depth]
    let to = from + 1
    if (mark) {
      while (to < nodes.length && isSame(nodes[to]?.marks?.[depth], mark)) to++
      html += `<${mark.type}${attributes(mark.attrs)}>${inlineHtml(nodes.slice(from, to), depth + 1)}</${mark.type}>`
    } else html += leaf(nodes[from] ?? {})
    from = to
  }
  return html
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function leaf({ type, text = '', attrs }: JSONContent): string {
  if (type === 'hardBreak') return '<br>'
  if (type === 'variable') return String(attrs?.text ?? '')
  if (type === 'img') return `<img${attributes(attrs)}>`
  return escaped(text)
}

/** Only what would be read as a tag or a character's name: `R&D` and `a < b` stay as they are typed. */
const escaped = (text: string) =>
  text.replace(/&(?=[a-z#])/gi, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;')

const attributes = (attrs: JSONContent['attrs']) =>
  Object.entries(attrs ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
    .join('')
