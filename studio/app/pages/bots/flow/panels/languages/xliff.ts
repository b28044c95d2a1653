import { writtenIn } from './xliff-inline.js'

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
    ...(unit.localName === 'unit' ? textsOfUnit(unit) : textsOfTransUnit(unit)),
  }))
  return { locale, texts }
}

const childIn = (parent: Element, name: string) =>
  [...parent.children].find(({ localName }) => localName === name)

function textsOfTransUnit(unit: Element) {
  const textOf = (name: string) => {
    const found = childIn(unit, name)
    return found ? writtenIn(found) : ''
  }
  return { source: textOf('source'), target: textOf('target') }
}

/** A program may have cut a text into segments, with what it leaves alone between them, and put them into another order. */
function textsOfUnit(unit: Element) {
  const parts = [...unit.children]
    .filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
    .map((part, place) => {
      const [source, target] = [childIn(part, 'source'), childIn(part, 'target')]
      const said = source ? writtenIn(source) : ''
      const order = Number(target?.getAttribute('order') ?? place + 1)
      // What is left alone is the same in every language.
      const own = target ? writtenIn(target) : part.localName === 'ignorable' ? said : ''
      const isTold = target !== undefined && part.localName === 'segment'
      return {
        source: said,
        target: own,
        isTold,
        order: Number.isFinite(order) ? order : place + 1,
      }
    })
  return {
    source: parts.map(part => part.source).join(''),
    target: parts.some(({ isTold }) => isTold)
      ? parts
          .toSorted((one, other) => one.order - other.order)
          .map(part => part.target)
          .join('')
      : '',
  }
}

/** XML holds no control characters but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const readable = (text: string) => text.replace(unreadable, '')
