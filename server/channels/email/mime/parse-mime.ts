import { decodeBody, decodeBytes, isEncoded } from './decode.js'
import { unflowed } from './flowed.js'
import {
  firstOfEach,
  type HeaderFields,
  type Headers,
  readFields,
  readParameters,
  readWords,
} from './headers.js'
import { openTnef } from './tnef.js'

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
  const found: Found = { text: '', html: '', opened: '', files: [], parts: 0 }
  const { fields, headers, body } = partOf(Buffer.from(source).toString('latin1'))
  readPart(headers, body, 0, found)
  const { html } = found
  const text = found.text.trim() === '' && html.trim() === '' ? found.opened : found.text
  // What the words draw is known once all parts are read.
  const files = found.files
    .filter(file => !isDrawn(file, html))
    .map(({ name, type, bytes }) => ({ name, type, bytes }))
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
  /** Words of Outlook's own form. */
  opened: string
  readonly files: FoundFile[]
  parts: number
}

interface FoundFile extends MimeFile {
  /** By which the words of the mail draw it; blank where they cannot. */
  readonly contentId: string
  readonly disposition: string
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
  const encoding = headers.get('content-transfer-encoding') ?? ''
  const bytes = decodeBody(body, encoding)
  const disposition = readParameters(headers.get('content-disposition') ?? '')
  const name = readWords(disposition.parameters.get('filename') ?? parameters.get('name') ?? '')
  const isText = type === 'text/plain' || type === 'text/html'
  if (isText && name === '' && disposition.value !== 'attachment') {
    const charset = parameters.get('charset') ?? ''
    const text = decodeBytes(bytes, charset, isEncoded(encoding)).replaceAll('\r\n', '\n')
    const isFlowed = parameters.get('format')?.trim().toLowerCase() === 'flowed'
    const isJoined = parameters.get('delsp')?.trim().toLowerCase() === 'yes'
    if (type === 'text/html') {
      const left = longestHtml - found.html.length
      found.html += text.slice(0, left)
      if (text.length > left)
        found.files.push({
          name: 'message.html',
          type,
          bytes,
          contentId: '',
          disposition: 'attachment',
        })
    } else found.text += isFlowed ? unflowed(text, isJoined) : text
    return
  }
  if (isOutlooks(type, name)) open(bytes, found)
  else if (bytes.length > 0 && !isOfPrograms(type, name, parameters.has('method')))
    found.files.push({
      name: name || `file${endingOf(type)}`,
      type,
      bytes,
      disposition: disposition.value,
      contentId: headers.get('content-id')?.replace(/^<|>$/g, '') ?? '',
    })
}

/** Takes what lies in Outlook's own form of a mail as if it lay beside it. */
function open(bytes: Uint8Array, found: Found): void {
  const { text, files } = openTnef(bytes)
  found.opened ||= text
  for (const { name, type, bytes: own } of files)
    if (!isOfPrograms(type, name, false))
      found.files.push({
        name: name || `file${endingOf(type)}`,
        type: type || 'application/octet-stream',
        bytes: own,
        disposition: 'attachment',
        contentId: '',
      })
}

const isOutlooks = (type: string, name: string) =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name)

/** In bytes. */
const largestLogo = 30 * 1024
const largestDrawing = 20_000

/** A small picture inside the words is a logo, and no file that somebody hands in. */
function isDrawn({ contentId, disposition, bytes }: FoundFile, html: string): boolean {
  if (contentId === '' || bytes.length > largestLogo) return false
  if (disposition !== 'attachment' && bytes.length < largestDrawing) return true
  return html.includes(`cid:${contentId}`) || html.includes(`cid:${encodeURIComponent(contentId)}`)
}

const signed = [
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-keys',
]

/** What programs put beside a mail: what it is signed with, and answers of calendars. */
function isOfPrograms(type: string, name: string, hasMethod: boolean): boolean {
  if (signed.includes(type) || (type === 'text/calendar' && hasMethod)) return true
  return /^(?:smime\.p7[sm]|signature\.asc|openpgp_signature(?:\.asc)?)$/i.test(name)
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

function endingOf(type: string): string {
  const ending = /^[a-z]+\/([a-z0-9]{2,5})$/.exec(type)?.[1]
  return ending === undefined ? '' : `.${ending.replace('jpeg', 'jpg')}`
}
