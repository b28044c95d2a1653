import { decodeBytes, decodeQuoted } from './decode.js'

/** Headers by their names in lower case; of a name that comes twice the first counts. */
export type Headers = ReadonlyMap<string, string>

/** Headers in their order, names in lower case. */
export type HeaderFields = readonly (readonly [name: string, value: string])[]

/** More than a mail has, and little enough to read at once. */
const mostHeaders = 500

/** Characters of one header: what follows is not read. */
const longestHeader = 16_384

/** Reads headers, folded lines as one. */
export function readFields(text: string): HeaderFields {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/, mostHeaders)
  return lines.flatMap(line => {
    const colon = line.indexOf(':')
    return colon > 0
      ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1, longestHeader).trim()]]
      : []
  })
}

/** The first of each name. */
export const firstOfEach = (fields: HeaderFields): Headers => new Map(fields.toReversed())

const encodedWord = /=\?([\w-]{1,40})(?:\*[\w-]*)?\?([bq])\?([^?\s]*)\?=/gi

/** A header as people read it: encoded words are decoded, those side by side as one. */
export function readWords(value: string): string {
  return utf8(value)
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(encodedWord, (_, charset: string, way: string, text: string) =>
      way.toLowerCase() === 'b'
        ? decodeBytes(Buffer.from(text, 'base64'), charset)
        : decodeBytes(decodeQuoted(text.replaceAll('_', ' ')), charset),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Some programs write headers in UTF-8 as it is; what has been decoded already is none. */
function utf8(value: string): string {
  const text = Buffer.from(value, 'latin1').toString()
  return text.includes('\uFFFD') || /[^\0-\xFF]/.test(value) ? value : text
}

/** A value such as `text/plain; charset=utf-8`, with its parameters; parts of one are put together. */
export function readParameters(value: string): {
  readonly value: string
  readonly parameters: ReadonlyMap<string, string>
} {
  const [first = '', ...rest] = partsOf(value)
  const parts = new Map<string, string>()
  for (const each of rest) {
    const equals = each.indexOf('=')
    if (equals < 0) continue
    const name = each.slice(0, equals).trim().toLowerCase()
    const [, main = name, extended] = /^([^*]+)(?:\*\d+)?(\*)?$/.exec(name) ?? []
    const text = unquoted(each.slice(equals + 1).trim())
    parts.set(main, (parts.get(main) ?? '') + (extended ? decodeExtended(text) : text))
  }
  return { value: first.trim().toLowerCase(), parameters: parts }
}

/** What stands between semicolons; those in quotes are none. */
function partsOf(value: string): string[] {
  const parts: string[] = []
  let from = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at++) {
    const sign = value[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\\' && isQuoted) at++
    else if (sign === ';' && !isQuoted) {
      parts.push(value.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, value.slice(from)]
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1') : text
}

/** `utf-8'en'a%20b`. */
function decodeExtended(text: string): string {
  const [, charset = 'utf-8', encoded = text] = /^([\w-]*)'[^']*'(.*)$/s.exec(text) ?? []
  return decodeBytes(
    decodeQuoted(encoded.replaceAll('=', '=3D').replaceAll('%', '=')),
    charset || 'utf-8',
  )
}
