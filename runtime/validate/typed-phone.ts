import { asTyped, longestTyped } from './as-typed.js'

/**
 * The phone number that somebody typed: 6 to 15 digits, after a `+` where it or `00` leads, whatever stands between them as people
 * write it (decision 148). Undefined for what is none, whatever has letters among it.
 */
export function typedPhone(text: string): string | undefined {
  if (text.length > longestTyped) return undefined
  // Who writes Japanese has the long vowel's mark where others have the hyphen.
  const written = asTyped(text).replace(/[ .\-/\\\u00b7\u2022\u30fb\u30fc\uff65\uff70]/g, '')
  const isAbroad = /^[([]*(?:\+|00)/.test(written)
  const digits = (isAbroad ? written.replace('(0)', '') : written).replace(/[()[\]]/g, '')
  const [, lead = '', number] = /^(\+|00(?=[1-9]))?(\d{6,15})$/.exec(digits) ?? []
  return number === undefined ? undefined : `${lead && '+'}${number}`
}
