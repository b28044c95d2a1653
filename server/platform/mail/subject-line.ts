const most = 200
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A subject: one line of at most 200 signs; a longer one ends with `…`, never within a sign. */
export function subjectLine(text: string): string {
  // One sign may be made of several letters; what is far beyond is not looked at.
  const line = text
    .slice(0, 20 * most)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= most) return line
  const all = [...signs.segment(line)].map(({ segment }) => segment)
  return all.length <= most
    ? line
    : `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
