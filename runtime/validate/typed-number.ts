import { asTyped, longestTyped } from './as-typed.js'

/**
 * The number that somebody typed: with a decimal mark of either kind, in groups of three, with digits of any script; in
 * a language, `1.000` is what it is there (decision 149). Undefined for what is none, words and exponents among it.
 */
export function typedNumber(text: string, locale = ''): number | undefined {
  if (text.length > longestTyped) return undefined
  const [, sign = '', written] = /^([+-]?) ?([\d.,' \u066b\u066c]+)$/.exec(asTyped(text)) ?? []
  if (written === undefined) return undefined
  const mark = decimalMark(written, locale)
  const at = mark === undefined ? written.length : written.lastIndexOf(mark)
  const whole = written.slice(0, at)
  const fraction = written.slice(at + 1)
  if (!/^\d*$/.test(fraction) || !(isWhole.test(whole) || (whole === '' && fraction !== '')))
    return undefined
  return Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}`) + 0 // + 0 makes 0 of -0
}

const isWhole = /^(?:\d+|\d{1,3}(?:([.,' \u066c])\d{3})(?:\1\d{3})*)$/

/** The mark before the fraction; undefined where there is none, as all marks stand between groups. */
function decimalMark(written: string, locale: string): string | undefined {
  const marks = written.replace(/\d/g, '')
  if (marks.includes('\u066b')) return '\u066b'
  const mark = marks.match(/[.,](?=[^.,]*$)/)?.[0]
  if (mark === undefined) return undefined
  const isOnly = marks.length === 1
  if (!isOnly) return marks.indexOf(mark) === marks.lastIndexOf(mark) ? mark : undefined
  // What stands in front of a group is one to three digits, none of them a 0 in front.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) return mark
  return (markIn(locale) ?? mark) === mark ? mark : undefined
}

/** The decimal mark of a language; undefined in none. */
function markIn(locale: string): string | undefined {
  try {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5)
    return parts.find(({ type }) => type === 'decimal')?.value
  } catch {
    return undefined
  }
}
