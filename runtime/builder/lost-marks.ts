/** The placeholders and tags of a text that its translation does not have. */
export function lostIn(original: string, target: string): string[] {
  const there = new Set(marksIn(target))
  return [...new Set(marksIn(original))].filter(mark => !there.has(mark))
}

/** Placeholders without their defaults, which are words of a language, and tags without what stands in them. */
const marksIn = (text: string) =>
  [...text.matchAll(/\{[^{}\s][^{}]*\}|<([a-z][a-z\d]*)\b[^<>]*>/gi)].map(([whole, tag]) =>
    tag === undefined ? whole.replace(/\|[^{}]*/, '') : `<${tag.toLowerCase()}>`,
  )
