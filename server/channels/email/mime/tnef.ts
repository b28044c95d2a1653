import { decodeBytes } from './decode.js'

/** What lies in a `winmail.dat`, in which Outlook sends what it has of a mail to others of its kind. */
interface Opened {
  /** The mail's words; blank where it holds none. */
  readonly text: string
  readonly files: readonly OpenedFile[]
}

interface OpenedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

interface Parts {
  name: string
  type: string
  bytes: Uint8Array
}

const signature = 0x223e9f78
/** More parts than anybody's mail has. */
const mostParts = 5000

const begin = 0x9002
const title = 0x8010
const data = 0x800f
const properties = 0x9005
const body = 0x800c
const codepage = 0x9007

/** Opens it. Never throws: what is broken off is left out, and what is none holds nothing. */
export function openTnef(source: Uint8Array): Opened {
  const bytes = Buffer.from(source)
  const found: Parts[] = []
  let text = ''
  let charset = 'windows-1252'
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return { text, files: [] }
  let at = 6
  for (let count = 0; count < mostParts && at + 9 <= bytes.length; count++) {
    const id = bytes.readUInt16LE(at + 1)
    const length = bytes.readUInt32LE(at + 5)
    const value = bytes.subarray(at + 9, at + 9 + length)
    // A sum of all bytes stands behind each part.
    at += 9 + length + 2
    if (value.length < length) break
    const last = found.at(-1)
    if (id === begin) found.push({ name: '', type: '', bytes: Buffer.alloc(0) })
    else if (id === codepage && length >= 4) charset = `windows-${value.readUInt32LE(0)}`
    else if (id === body) text = textOf(value, charset)
    else if (id === title && last) last.name ||= textOf(value, charset)
    else if (id === data && last) last.bytes = value
    else if (id === properties && last) readProperties(value, charset, last)
  }
  return { text, files: found.filter(each => each.bytes.length > 0) }
}

const textOf = (bytes: Uint8Array, charset: string) =>
  decodeBytes(bytes, charset).replace(/\0.*$/s, '').trim()

const longName = 0x3707
const mimeType = 0x370e
const content = 0x3701

/** How many bytes the values of a kind take; those that are not named here say so themselves. */
const sizes: ReadonlyMap<number, number> = new Map([
  ...[0x02, 0x03, 0x04, 0x0a, 0x0b].map(kind => [kind, 4] as const),
  ...[0x05, 0x06, 0x07, 0x14, 0x40].map(kind => [kind, 8] as const),
  [0x48, 16],
])
const several = 0x1000
const unicode = 0x1f
const named = 0x8000

/** Reads the properties of a file that tell its whole name and what it is. */
function readProperties(bytes: Buffer, charset: string, file: Parts): void {
  let at = 4
  for (let count = 0; count < mostParts && at + 4 <= bytes.length; count++) {
    const kind = bytes.readUInt16LE(at)
    const id = bytes.readUInt16LE(at + 2)
    at += 4
    if (id >= named) {
      const isByName = number(bytes, at + 16) === 1
      at += isByName ? 24 + padded(number(bytes, at + 20)) : 24
    }
    const size = sizes.get(kind & ~several)
    if (size !== undefined) {
      at += (kind & several) !== 0 ? 4 + number(bytes, at) * size : size
      continue
    }
    const values = number(bytes, at)
    at += 4
    for (let value = 0; value < values && at + 4 <= bytes.length; value++) {
      const length = number(bytes, at)
      keep(id, kind, bytes.subarray(at + 4, at + 4 + length))
      at += 4 + padded(length)
    }
  }

  function keep(id: number, kind: number, value: Buffer) {
    if (id === longName)
      file.name = textOf(value, kind === unicode ? 'utf-16le' : charset) || file.name
    if (id === mimeType) file.type = textOf(value, kind === unicode ? 'utf-16le' : charset)
    if (id === content && file.bytes.length === 0) file.bytes = value
  }
}

const number = (bytes: Buffer, at: number) =>
  at + 4 <= bytes.length ? bytes.readUInt32LE(at) : bytes.length

/** Values begin at a fourth byte. */
const padded = (length: number) => Math.ceil(length / 4) * 4
