/** One character, or with width 0 a place between two, as the source of a small regular expression. */
export type Leaf = { kind: 'leaf'; source: string; width: 0 | 1 }

/** What a pattern is made of. */
export type Part =
  | Leaf
  | { kind: 'sequence' | 'choice'; parts: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number }

// An escaped letter or digit that is not in this list is refused: \1 \k \p \c, and \z \A, which mean more elsewhere.
const escaped = String.raw`\\(?:[dDwWsStnrfv]|0(?!\d)|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[^a-zA-Z\d])`

const tokens = {
  character: new RegExp(String.raw`[^\\([]|${escaped}|\[(?:[^\]\\]|\\b|${escaped})*\]`, 'y'),
  place: /[$^]|\\[bB]/y,
  open: /\((?:\?:|\?<[^=!>][^>]*>|(?!\?))/y,
  end: /[|)]|$/y,
  or: /\|/y,
  repeat: /(?:([?*+])|\{(\d+)(?:(,)(\d*))?\})\??/y,
}

/**
 * Reads a pattern of the safe subset (decision 17), which means here what it means to `RegExp` with the flag `i`: literals,
 * `.`, `\d \w \s \D \W \S \t \n \r \f \v \0 \xXX \uXXXX`, escaped punctuation, `[classes]`, `(groups)`, `(?:groups)`,
 * `(?<named>groups)`, `|`, `? * + {n} {n,} {n,m}` and their lazy forms, `^ $ \b \B`. Throws what is wrong, and where.
 */
export function parsePattern(pattern: string): Part {
  // A leaf that is written twice is one, of which it is worked out once where it fits.
  const leaves = new Map<string, Leaf>()
  let at = startOf(pattern)

  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at
    const found = token.exec(pattern)
    if (found) at = token.lastIndex
    return found
  }

  const readChoice = (): Part => {
    const parts = [readSequence()]
    while (take(tokens.or)) parts.push(readSequence())
    return { kind: 'choice', parts }
  }

  const readSequence = (): Part => {
    const parts: Part[] = []
    while (!isAtEnd()) parts.push(readRepeat(readAtom()))
    return { kind: 'sequence', parts }
  }

  const isAtEnd = (): boolean => {
    tokens.end.lastIndex = at
    return tokens.end.test(pattern)
  }

  const readAtom = (): Part => {
    if (take(tokens.open)) {
      const group = readChoice()
      at++
      return group
    }
    const place = take(tokens.place)
    const found = place ?? take(tokens.character)
    if (!found)
      throw new SyntaxError(
        `"${pattern.slice(at, at + 4)}" at character ${at + 1} is not supported`,
      )
    const [source] = found
    const leaf = leaves.get(source) ?? { kind: 'leaf', source, width: place ? 0 : 1 }
    leaves.set(source, leaf)
    return leaf
  }

  const readRepeat = (part: Part): Part => {
    const found = take(tokens.repeat)
    if (!found) return part
    const [, sign, count, comma, top] = found
    const least = sign ? Number(sign === '+') : Number(count)
    const most = sign ? (sign === '?' ? 1 : Infinity) : Number((comma ? top : count) || Infinity)
    return { kind: 'repeat', part, least, most }
  }

  return readChoice()
}

/**
 * Where reading begins, in what is a regular expression at all: what follows can trust the syntax. Throws for anything
 * else. Its value is used, because a bundler drops a constructor whose result is not.
 */
function startOf(pattern: string): number {
  return new RegExp(pattern, 'i').lastIndex
}
