/** One text of a file of translations. */
export interface FileText {
  readonly key: string
  readonly source: string
  readonly target: string
}

const spaces = {
  '1.2': 'urn:oasis:names:tc:xliff:document:1.2',
  '2.0': 'urn:oasis:names:tc:xliff:document:2.0',
}

/** Texts as XLIFF of either version. */
export function writeXliff(
  version: '1.2' | '2.0',
  locale: string,
  texts: readonly FileText[],
): string {
  const space = spaces[version]
  const page = document.implementation.createDocument(space, 'xliff')
  const add = (
    parent: Element,
    name: string,
    attributes: Record<string, string> = {},
    text?: string,
  ) => {
    const element = parent.appendChild(page.createElementNS(space, name))
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, value)
    if (text !== undefined) {
      element.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:space', 'preserve')
      element.textContent = readable(text)
    }
    return element
  }
  const root = page.documentElement
  root.setAttribute('version', version)
  const isFirst = version === '1.2'
  if (!isFirst) {
    root.setAttribute('srcLang', 'und')
    root.setAttribute('trgLang', locale)
  }
  const file = isFirst
    ? add(root, 'file', {
        original: 'bot',
        datatype: 'html',
        'source-language': 'und',
        'target-language': locale,
      })
    : add(root, 'file', { id: 'bot' })
  const body = isFirst ? add(file, 'body') : file
  texts.forEach(({ key, source, target }, place) => {
    const unit = isFirst
      ? add(body, 'trans-unit', { id: String(place + 1), resname: key })
      : add(add(body, 'unit', { id: `u${place + 1}`, name: key }), 'segment')
    add(unit, 'source', {}, source)
    if (target !== '') add(unit, 'target', {}, target)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(page)}\n`
}

/** The texts of a file in XLIFF 1.2 or 2.0, with its language. Throws where it is none; one that declares a document type is refused. */
export function readXliff(text: string): { locale: string; texts: FileText[] } {
  if (/<!DOCTYPE/i.test(text))
    throw new Error('The file declares a document type, which no XLIFF needs.')
  const page = new DOMParser().parseFromString(text, 'application/xml')
  const root = page.documentElement
  if (page.querySelector('parsererror') || root.localName !== 'xliff')
    throw new Error('The file is no XLIFF.')
  const file = root.getElementsByTagName('file')[0]
  const locale = root.getAttribute('trgLang') ?? file?.getAttribute('target-language') ?? ''
  const texts = [
    ...root.getElementsByTagName('trans-unit'),
    ...root.getElementsByTagName('unit'),
  ].map(unit => ({
    key: unit.getAttribute('resname') ?? unit.getAttribute('name') ?? unit.id,
    source: textIn(unit, 'source'),
    target: textIn(unit, 'target'),
  }))
  return { locale, texts }
}

/** A program may have cut a text into segments. */
const textIn = (unit: Element, name: string) =>
  [...unit.getElementsByTagName(name)]
    .filter(({ parentElement }) => parentElement === unit || parentElement?.localName === 'segment')
    .map(({ textContent }) => textContent)
    .join('')

/** XML holds no control characters but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const readable = (text: string) => text.replace(unreadable, '')
