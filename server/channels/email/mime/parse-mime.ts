import { decodeBody, decodeBytes } from './decode.js'
import {
  firstOfEach,
  type HeaderFields,
  type Headers,
  readFields,
  readParameters,
  readWords,
} from './headers.js'

/** A file beside a mail's words. */
export interface MimeFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** A mail, read. */
export interface ParsedMail {
  readonly headers: Headers
  /** The same in their order, those that come twice too. */
  readonly fields: HeaderFields
  /** The type of the whole, such as `multipart/report`. */
  readonly type: string
  /** Blank where there is none. */
  readonly text: string
  readonly html: string
  readonly files: readonly MimeFile[]
}

/** How deep parts lie in parts, and how many there are in all. */
const deepest = 10
const mostParts = 200
/** Letters of HTML that are read; where there are more, all of the part is a file too. */
const longestHtml = 1_000_000

/** Reads a mail. Never throws: what cannot be read is left out. */
export function parseMime(source: Uint8Array): ParsedMail {
  const found: Found = { text: '', html: '', files: [], parts: 0 }
  const { fields, headers, body } = partOf(Buffer.from(source).toString('latin1'))
  readPart(headers, body, 0, found)
  const { text, html, files } = found
  return { headers, fields, type: typeOf(headers).value, text, html, files }
}

/** The fields of a form that browsers and providers send in parts, as bytes, by their names. */
export function readForm(contentType: string, source: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const boundary = readParameters(contentType).parameters.get('boundary')
  const fields = new Map<string, Uint8Array>()
  for (const part of boundary ? splitParts(Buffer.from(source).toString('latin1'), boundary) : []) {
    const { headers, body } = partOf(part)
    const name = readParameters(headers.get('content-disposition') ?? '').parameters.get('name')
    if (name !== undefined) fields.set(name, Buffer.from(body, 'latin1'))
  }
  return fields
}

interface Found {
  text: string
  html: string
  readonly files: MimeFile[]
  parts: number
}

/** Each sign stands for a byte. */
function partOf(source: string): {
  readonly fields: HeaderFields
  readonly headers: Headers
  readonly body: string
} {
  const [head, body] = splitHead(source)
  const fields = readFields(head)
  return { fields, headers: firstOfEach(fields), body }
}

function splitHead(source: string): readonly [head: string, body: string] {
  if (/^\r?\n/.test(source)) return ['', source.replace(/^\r?\n/, '')]
  const end = /\r?\n\r?\n/.exec(source)
  return end ? [source.slice(0, end.index), source.slice(end.index + end[0].length)] : [source, '']
}

function typeOf(headers: Headers) {
  return readParameters(headers.get('content-type') ?? 'text/plain')
}

function readPart(headers: Headers, body: string, depth: number, found: Found): void {
  if (found.parts++ > mostParts || depth > deepest) return
  const { value: type, parameters } = typeOf(headers)
  const boundary = parameters.get('boundary')
  if (type.startsWith('multipart/') && boundary) {
    for (const part of splitParts(body, boundary)) {
      const { headers: own, body: inner } = partOf(part)
      readPart(own, inner, depth + 1, found)
    }
    return
  }
  const bytes = decodeBody(body, headers.get('content-transfer-encoding') ?? '')
  const disposition = readParameters(headers.get('content-disposition') ?? '')
  const name = readWords(disposition.parameters.get('filename') ?? parameters.get('name') ?? '')
  const isText = type === 'text/plain' || type === 'text/html'
  if (isText && name === '' && disposition.value !== 'attachment') {
    const text = decodeBytes(bytes, parameters.get('charset') ?? '').replaceAll('\r\n', '\n')
    if (type === 'text/html') {
      const left = longestHtml - found.html.length
      found.html += text.slice(0, left)
      if (text.length > left) found.files.push({ name: 'message.html', type, bytes })
    } else found.text += parameters.get('format') === 'flowed' ? unflowed(text) : text
    return
  }
  if (isDrawing(headers, disposition.value, bytes)) return
  if (bytes.length > 0) found.files.push({ name: name || `file${endingOf(type)}`, type, bytes })
}

/** A small picture inside the words is a logo, and no file that somebody hands in. */
function isDrawing(headers: Headers, disposition: string, bytes: Uint8Array): boolean {
  return headers.has('content-id') && disposition !== 'attachment' && bytes.length < 20_000
}

function splitParts(body: string, boundary: string): string[] {
  const mark = `\n--${boundary}`
  const parts: string[] = []
  const whole = `\n${body}`
  let from = whole.indexOf(mark)
  while (from >= 0 && parts.length <= mostParts) {
    const begin = from + mark.length
    if (whole.startsWith('--', begin)) break
    const line = whole.indexOf('\n', begin)
    if (line < 0) break
    const next = whole.indexOf(mark, line)
    // The line end before a boundary belongs to it.
    parts.push(whole.slice(line + 1, next < 0 ? undefined : next).replace(/\r$/, ''))
    from = next
  }
  return parts
}

/** Lines that end with a space go on in the next one, unless they are the mark of a signature. */
function unflowed(text: string): string {
  return text.replace(/(?<!^--)[ ]\n(?![>\s])/gm, ' ')
}

function endingOf(type: string): string {
  const ending = /^[a-z]+\/([a-z0-9]{2,5})$/.exec(type)?.[1]
  return ending === undefined ? '' : `.${ending.replace('jpeg', 'jpg')}`
}
