/** A piece of two texts: of both, of the first alone, or of the second alone. */
export interface WordsPart {
  readonly of: 'both' | 'before' | 'after'
  readonly text: string
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** So many pairs of words are looked at; longer texts differ as a whole between what they begin and end with alike. */
const mostPairs = 400_000

/** What differs between two texts, word by word. */
export function wordsDiff(before: string, after: string): readonly WordsPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let first = 0
  while (first < old.length && first < now.length && old[first] === now[first]) first++
  let last = 0
  while (
    last < old.length - first &&
    last < now.length - first &&
    old[old.length - 1 - last] === now[now.length - 1 - last]
  )
    last++
  return joined([
    { of: 'both', text: old.slice(0, first).join('') },
    ...middle(old.slice(first, old.length - last), now.slice(first, now.length - last)),
    { of: 'both', text: old.slice(old.length - last).join('') },
  ])
}

const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The longest row of words that both have, in order. */
function middle(old: readonly string[], now: readonly string[]): WordsPart[] {
  if (old.length * now.length > mostPairs)
    return [
      { of: 'before', text: old.join('') },
      { of: 'after', text: now.join('') },
    ]
  const width = now.length + 1
  const longest = new Uint32Array((old.length + 1) * width)
  const at = (one: number, other: number) => longest[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = now.length - 1; other >= 0; other--)
      longest[one * width + other] =
        old[one] === now[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
  const parts: WordsPart[] = []
  let [one, other] = [0, 0]
  while (one < old.length || other < now.length) {
    if (one < old.length && other < now.length && old[one] === now[other]) {
      parts.push({ of: 'both', text: old[one] ?? '' })
      one++
      other++
    } else if (
      one < old.length &&
      (other === now.length || at(one + 1, other) >= at(one, other + 1))
    )
      parts.push({ of: 'before', text: old[one++] ?? '' })
    else parts.push({ of: 'after', text: now[other++] ?? '' })
  }
  return parts
}

function joined(parts: readonly WordsPart[]): WordsPart[] {
  const out: WordsPart[] = []
  for (const part of parts) {
    const before = out.at(-1)
    if (part.text === '') continue
    if (before?.of === part.of) out[out.length - 1] = { of: part.of, text: before.text + part.text }
    else out.push(part)
  }
  return out
}
