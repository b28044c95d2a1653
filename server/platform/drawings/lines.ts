/** What can be drawn with the letters that the typeface has. */
const known = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2122\u00b7]*$/

/** Whether the typeface has every letter of a text. */
export const hasLetters = (text: string): boolean => known.test(text)

/** About how wide letters are, in parts of the size of the type: a line may be shorter than it could be, never longer. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!()[\]]/, 0.28],
  [/[ frt/-]/, 0.36],
  [/[mwMW@%—…]/, 0.88],
  [/[A-Z0-9$&]/, 0.66],
]
const wide = 0.56

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? wide),
    0,
  )

/** Breaks a text into lines; undefined where it needs more than `most`. `width` is in sizes of the type. */
export function linesOf(text: string, width: number, most: number): readonly string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (widthOf(longer) <= width && last !== undefined) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > most || lines.some(line => widthOf(line) > width) ? undefined : lines
}

/** The same, cut after a whole word where it is too long. */
export function cutLinesOf(text: string, width: number, most: number): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean)
  for (let count = words.length; count > 0; count--) {
    const cut = words.slice(0, count).join(' ')
    const lines = linesOf(
      count === words.length ? cut : `${cut.replace(/[.,:;]$/, '')}…`,
      width,
      most,
    )
    if (lines) return lines
  }
  return []
}
