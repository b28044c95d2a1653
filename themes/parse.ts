// What is read here ends up in style sheets and attributes of other people's pages: each kind has a grammar, and what
// does not fit it is refused whole, never repaired.

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const part = String.raw`\s*[+-]?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(?:%|deg|turn|rad)?\s*`
const functional = new RegExp(
  `^(?:rgb|hsl)a?\\(${part}(?:(?:,${part}){2,3}|(?:\\s${part}){2}(?:/${part})?)\\)$`,
)
// CSS-wide words would take the page's value; any other word of letters is harmless at worst.
const name = /^(?!(?:inherit|initial|unset|revert)$)[a-z]{3,24}$/
const family = /^[\p{L}\p{N} -]+$/u
// What a family may be called without quotes: words that mean something to CSS need them.
const bareFamily = /^(?!(?:inherit|initial|unset|revert)$)[a-z-]+$/i
const unsafeInUrl = /["'()\\<>`\s]|\p{Cc}/u

/** A colour as `#hex`, `rgb()`, `hsl()` or a CSS colour name. */
export function parseColour(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 80) return undefined
  const colour = value.trim().toLowerCase()
  return hex.test(colour) || functional.test(colour) || name.test(colour) ? colour : undefined
}

/** A finite number within the bounds; `12`, `"12"` and `"12px"` are read alike. */
export function parseNumber(value: unknown, min: number, max: number): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(/px$/i, '').trim() : value
  const number =
    typeof text === 'string' && /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : text
  return typeof number === 'number' && number >= min && number <= max ? number : undefined
}

/** A switch; the texts `true` and `false` are read too. */
export function parseFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

/** A text of any kind, for use as text alone. */
export function parseText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** A list of font families: letters, digits, spaces and hyphens, quoted or not; written with quotes where CSS wants them. */
export function parseFont(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined
  const names = value.split(',').map(name =>
    name
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  )
  if (!names.every(name => family.test(name))) return undefined
  return names.map(name => (bareFamily.test(name) ? name : `"${name}"`)).join(', ')
}

/** An http, https or relative address, or a `data:image`; without quotes, brackets and white space. Empty is allowed. */
export function parseUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const url = value.trim()
  if (unsafeInUrl.test(url)) return undefined
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme === 'data') return /^data:image\//i.test(url) ? url : undefined
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? url : undefined
}

/** A list of page addresses or patterns; a text is read as one per line. */
export function parseUrls(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? value.split(/[\n,]/) : value
  if (!Array.isArray(list)) return undefined
  return list.flatMap(entry =>
    typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : [],
  )
}

/** One of the given words, letter case aside. */
export function parseChoice<const Word extends string>(
  value: unknown,
  words: readonly Word[],
): Word | undefined {
  return typeof value === 'string'
    ? words.find(word => word.toLowerCase() === value.trim().toLowerCase())
    : undefined
}
