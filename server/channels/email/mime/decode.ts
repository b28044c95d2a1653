import { sevenBitReaders } from './seven-bit.js'

/**
 * Bytes as text. What is told is tried first where other charsets would read the same bytes as something else. All else that
 * is valid UTF-8 is read as such: some programs have changed it on the way. `wasEncoded`: it came in base64 or
 * quoted-printable, which nobody changes.
 */
export function decodeBytes(bytes: Uint8Array, charset: string, wasEncoded = true): string {
  const told = charset.trim().toLowerCase()
  const read = sevenBitReaders.get(told)
  if (read) return read(bytes)
  const isFirst = /^(?:iso-2022|csiso2022)/.test(told) || (wasEncoded && severalBytes.test(told))
  const tried = isFirst ? [told, 'utf-8'] : ['utf-8', told]
  for (const each of tried) {
    const text = readBytes(bytes, each, true)
    if (text !== undefined) return text
  }
  return readBytes(bytes, told) ?? readBytes(bytes, 'windows-1252') ?? ''
}

/** Undefined where the charset is not known here or, if it is `strict`, the bytes are not of it. */
function readBytes(bytes: Uint8Array, charset: string, strict = false): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: strict }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Charsets of which a letter takes several bytes: a short word of them may happen to be valid UTF-8. */
const severalBytes =
  /^(?:gb|gbk$|big5|shift|sjis|ms_kanji|x-sjis|windows-31j|euc-|ks_c|windows-949|utf-16)/

/** The bytes of a text in quoted-printable. */
export function decodeQuoted(text: string): Uint8Array {
  const plain = text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(plain, 'latin1')
}

/** The bytes of a part's body, each sign of which stands for a byte. */
export function decodeBody(body: string, encoding: string): Uint8Array {
  switch (wayOf(encoding)) {
    case 'base64':
      return Buffer.from(body, 'base64')
    case 'quoted-printable':
      return decodeQuoted(body)
    default:
      return Buffer.from(body, 'latin1')
  }
}

/** Whether a part's body was written in other signs for the way. */
export const isEncoded = (encoding: string): boolean =>
  ['base64', 'quoted-printable'].includes(wayOf(encoding))

const wayOf = (encoding: string) => encoding.trim().toLowerCase()
