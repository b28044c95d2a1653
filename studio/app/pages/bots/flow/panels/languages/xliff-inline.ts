// The elements inside a text by which XLIFF 1.2 and 2.0 stand for markup and placeholders.

/** A text with what its elements stand for: `{name}` of a placeholder, `<b>` of bold words. */
export function writtenIn(element: Element): string {
  return [...element.childNodes].map(node => writtenOf(node)).join('')
}

function writtenOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE)
    return node.textContent ?? ''
  if (!(node instanceof Element)) return ''
  switch (node.localName) {
    case 'g':
    case 'pc':
      return around(node)
    case 'x':
    case 'bx':
    case 'ex':
    case 'sc':
    case 'ec':
      return standIn(node)
    case 'ph':
      // Of 1.2 it holds its code, of 2.0 it names it.
      return node.textContent || standIn(node)
    case 'cp':
      return characterOf(node.getAttribute('hex') ?? '')
    default:
      return writtenIn(node)
  }
}

/** What stands for words with markup: the code that the file keeps, or the tag of its kind. */
function around(node: Element): string {
  const inner = writtenIn(node)
  const [begin, end] = ['dataRefStart', 'dataRefEnd'].map(name => dataOf(node, name))
  if (begin !== undefined) return `${begin}${inner}${end ?? ''}`
  const [first, last] = ['Start', 'End'].map(end => codeOf(node, [`equiv${end}`, `disp${end}`]))
  if (first) return `${first}${inner}${last ?? ''}`
  const tag = tagOf(node)
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
}

/** What stands for a placeholder, or for one end of markup. */
function standIn(node: Element): string {
  const code = dataOf(node, 'dataRef') ?? codeOf(node, ['equiv', 'equiv-text', 'disp'])
  if (code) return code
  if (isBreak(node)) return '\n'
  const tag = tagOf(node)
  if (tag === undefined) return ''
  return node.localName.startsWith('e') ? `</${tag}>` : `<${tag}>`
}

/** What of these attributes is written as a placeholder or a tag; a program's own name for it only where its kind tells nothing. */
function codeOf(node: Element, names: readonly string[]): string | undefined {
  const told = names.flatMap(name => node.getAttribute(name) || [])
  const isKnown = isBreak(node) || tagOf(node) !== undefined
  return told.find(code => /^[{<$]/.test(code)) ?? (isKnown ? undefined : told[0])
}

const isBreak = (node: Element) => /(?:^|[:-])(?:lb|br)$/.test(kindOf(node))

/** The code that the unit keeps under an id. */
function dataOf(node: Element, attribute: string): string | undefined {
  const id = node.getAttribute(attribute)
  if (!id) return undefined
  const all = node.closest('unit')?.getElementsByTagName('data') ?? []
  return [...all].find(data => data.id === id)?.textContent ?? undefined
}

const kindOf = (node: Element) =>
  (node.getAttribute('subType') ?? node.getAttribute('ctype') ?? '').toLowerCase()

const tags: Readonly<Record<string, string>> = {
  b: 'b',
  bold: 'b',
  strong: 'b',
  i: 'i',
  italic: 'i',
  em: 'i',
  u: 'u',
  underline: 'u',
  underlined: 'u',
  s: 's',
  strike: 's',
  del: 's',
  code: 'code',
}

/** `bold`, `x-html-strong` and `xlf:b` are the same. */
const tagOf = (node: Element) => tags[kindOf(node).split(/[:-]/).at(-1) ?? '']

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
