import { originOf } from '../validate/address.js'
import { limits } from '../validate/limits.js'
import { escapeHtml } from './html-text.js'
import { readPath, rootOf } from './path.js'
import { type PlaceholderParts, placeholderParts } from './placeholder-parts.js'
import { asText, type Value } from './values.js'
import type { Variables } from './variables.js'

/** What a placeholder needs to know: what stands under a name, and whether anything ever can. */
export type Lookup = Pick<Variables, 'get'> & Partial<Pick<Variables, 'canBeSet' | 'inWords'>>

/** What an operand needs to know besides. */
export type Operands = Lookup & Partial<Pick<Variables, 'original'>>

const placeholder = /\$\{([^{}]+)\}|\{\{([^{}]+)\}\}|\{([^{}]+)\}/g

/**
 * Replaces `{x}`, `{{x}}` and `${x}` by the stored values, and `{x|y}` by `y` where there is none or a blank one. A name that
 * nobody can set stays as typed; one that could have been set is empty (decisions 15 and 67). One pass: a value is never read as a placeholder. Dates read as `variables` puts
 * them in words (decision 126).
 */
export function fillText(text: string, variables: Lookup): string {
  return fill(text, variables, wordsIn(text, variables))
}

/** The same of what is stored: dates stay as they are. */
export function fillStored(text: string, variables: Lookup): string {
  return fill(text, variables, value => value)
}

/** The same as `fillText` inside HTML: each value is escaped, so that it can only ever be text. */
export function fillHtml(html: string, variables: Lookup): string {
  const write = wordsIn(html, variables)
  return fill(html, variables, (value, at) => escapeHtml(write(value, at)))
}

/** Writes values as people read them; inside a tag, such as in the address of a link, they stay as they are. */
function wordsIn(text: string, { inWords = value => value }: Lookup) {
  return (value: string, at: number): string => {
    const words = inWords(value)
    return words !== value && text.lastIndexOf('<', at) > text.lastIndexOf('>', at) ? value : words
  }
}

/**
 * The same in an address: each value is percent-encoded, and an address whose scheme or host a value would change is one
 * that nothing is loaded from (decision 66).
 */
export function fillAddress(address: string, variables: Lookup): string {
  const filled = fillParts(address, variables, encode)
  const isSafe = ['x', 'y'].every(
    value =>
      originOf(fill(address, variables, () => value, { whenBlank: encode }).trim()) ===
      originOf(filled.trim()),
  )
  return isSafe ? filled.trim() : noAddress
}

/** The same where each value, and what stands for a blank one, is made harmless for where it goes. */
export function fillParts(
  text: string,
  variables: Lookup,
  write: (value: string) => string,
): string {
  return fill(text, variables, write, { whenBlank: write })
}

/** Stands for an address that a value would lead elsewhere: nothing is loaded from it. */
export const noAddress = 'blocked:'

/** Half a surrogate pair cannot be encoded. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** What becomes of what is no value. */
interface Others {
  /** Writes a placeholder without a value. */
  readonly unknown?: (asTyped: string) => string
  /** Writes what stands for a blank value, which is the owner's own text; null where nothing does. */
  readonly whenBlank?: ((other: string) => string) | null
}

const asItIs = (text: string) => text

const isBlank = (value: Value | undefined) => value === undefined || asText(value).trim() === ''

function fill(
  text: string,
  variables: Lookup,
  write: (value: string, at: number) => string,
  { unknown = asItIs, whenBlank = asItIs }: Others = {},
): string {
  if (!text.includes('{')) return text
  // What is longer is cut where it is said or stored (decision 115); here it only must not grow without end.
  let room: number = limits.value
  return text.replace(placeholder, replace)

  function replace(
    asTyped: string,
    dollar: string | undefined,
    double: string | undefined,
    single: string | undefined,
    at: number,
  ): string {
    const inner = dollar ?? double ?? single ?? ''
    const { path, whenBlank: other } = whenBlank ? placeholderParts(inner) : { path: inner.trim() }
    const value = findValue(path, variables)
    if (whenBlank && other !== undefined && isBlank(value)) return whenBlank(other)
    if (value !== undefined) {
      const written = room > 0 ? write(asText(value), at) : ''
      room -= written.length
      return written
    }
    return [path, rootOf(path)].some(name => variables.canBeSet?.(name)) ? '' : unknown(asTyped)
  }
}

/** The names, and paths into them, that a text has placeholders for. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(found => partsOf(found).path)
}

const partsOf = ([, dollar, double, single]: RegExpExecArray) =>
  placeholderParts(dollar ?? double ?? single ?? '')

/** The name in a text that is nothing but one placeholder; undefined for every other text. */
export function wholeName(text: string): string | undefined {
  return wholePlaceholder(text)?.path
}

/** The same with what stands there where the value is blank. */
export function wholePlaceholder(text: string): PlaceholderParts | undefined {
  const trimmed = text.trim()
  const [found, ...more] = trimmed.matchAll(placeholder)
  return !found || more.length > 0 || found[0] !== trimmed ? undefined : partsOf(found)
}

/** The value of such a text, or what stands for a blank one; undefined for every other text, and where nothing is stored. */
export function readWhole(text: string, variables: Pick<Lookup, 'get'>): Value | undefined {
  const whole = wholePlaceholder(text)
  if (!whole) return undefined
  const value = findValue(whole.path, variables)
  return isBlank(value) ? (whole.whenBlank ?? value) : value
}

/** What stands under a name or, by a path such as `order.items[0].name`, inside what stands there (decision 65). */
export function findValue(path: string, { get }: Pick<Variables, 'get'>): Value | undefined {
  const value = get(path)
  if (value !== undefined) return value
  const root = rootOf(path)
  const whole = get(root)
  // Where something is stored that has no such part, the part is empty.
  return whole === undefined ? undefined : (readPath({ [root]: whole }, path) ?? null)
}

/**
 * An operand of a condition or a calculation (decisions 16 and 62): placeholders are replaced, an unknown one by nothing;
 * else a text that is the name of a stored value stands for that; else, or in quotes, it is a literal. A label counts as
 * it is in the bot's own language, so that no branch depends on the visitor's.
 */
export function readOperand(operand: string, variables: Operands): string {
  return read(operand, inOwnLanguage(variables), { unknown: () => '' })
}

/** An operand that is a pattern, in which `{2,5}` is no unknown placeholder and `|` means another way to match. */
export function readPattern(operand: string, variables: Operands): string {
  return read(operand, inOwnLanguage(variables), { whenBlank: null })
}

/** An operand of which it matters whether it is set: a word without quotes is a name, with or without a value (decision 63). */
export function readName(operand: string, variables: Operands): string {
  return /["{]/.test(operand)
    ? readOperand(operand, variables)
    : asText(findValue(operand.trim(), variables))
}

function read(operand: string, variables: Lookup, others: Others): string {
  const quoted = /^\s*"([^"]*)"\s*$/.exec(operand)?.[1]
  const text = quoted ?? operand
  const filled = fill(text, variables, value => value, others)
  const value =
    filled === text && quoted === undefined ? findValue(text.trim(), variables) : undefined
  return value === undefined ? filled : asText(value)
}

/** The same, each label as it is in the bot's own language. */
export function inOwnLanguage({ get, original = get, canBeSet }: Operands): Lookup {
  return { canBeSet, get: original }
}
