/** Nobody types a number, a day or a time in more letters than this; longer texts are none. */
export const longestTyped = 100

// Direction marks, zero-width letters, soft hyphens, variants of emojis and the frames of keycaps: nobody sees them.
const unseen = /(?:\p{Default_Ignorable_Code_Point}|\u20e3)+/gu

/**
 * What was typed as it is read: without marks that nobody sees, with plain digits, full-width letters, hyphens and apostrophes, and one space
 * for each stretch of them (decision 150). What is recorded is what was written.
 */
export function asTyped(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00b4\u02bc\u2018\u2019\u2032]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

// Letters that have no plain letter inside them.
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** The same with neither letter case nor accents, to compare what was typed with what is known. */
export function plainly(text: string): string {
  return asTyped(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655]+/g, '')
    .replace(/[ßæœøłđı]/g, letter => others[letter] ?? letter)
    .normalize('NFC')
}

/** A text without the marks that nobody sees, and without the white space around it. */
export const onlySeen = (text: string) => text.replace(unseen, '').trim()

/** Is there nothing to be seen in a text? */
export const isUnseen = (text: string) => onlySeen(text) === ''

/** The digits of a script follow one another from its zero, and those of several may stand side by side. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = code
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before--
  return String((code - before) % 10)
}
