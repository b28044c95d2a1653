/** Characters of a word that it is found by. */
const longest = 64
/** More than anybody says in one conversation. */
const mostWords = 2000
/** Characters that are looked through, as many as they become. */
const mostCharacters = 100_000
/** Characters at once: some become eighteen. */
const atOnce = 4000

/** Stands beside the words of texts that were not looked through to their end. */
export const cutWord = 'wordsleftout'

/** Scripts that are written without spaces: each character is a word. */
const alone = '\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Thai}'
const word = new RegExp(`${alone}|(?:(?!${alone})[\\p{L}\\p{N}])+`, 'gu')

/**
 * The words of texts, each once, as both databases find them: letters and digits alone, in lower case, without accents. So
 * an address such as `ann@example.org` is three words. Of very much only the beginning counts, and `cutWord` says so.
 */
export function wordsIn(texts: readonly string[]): readonly string[] {
  const words = new Set<string>()
  let left = mostCharacters
  for (const text of texts)
    for (let from = 0; from < text.length; ) {
      if (left <= 0) return [...words, cutWord]
      const piece = pieceOf(text, from)
      const whole = piece.normalize('NFKD')
      from += piece.length
      left -= whole.length
      for (const [found] of whole
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .matchAll(word)) {
        words.add(found.slice(0, longest))
        if (words.size >= mostWords) return [...words, cutWord]
      }
    }
  return [...words]
}

/** What follows in a text, up to a space where there is one. */
function pieceOf(text: string, from: number): string {
  const piece = text.slice(from, from + atOnce)
  const space = piece.lastIndexOf(' ')
  return from + atOnce < text.length && space > 0 ? piece.slice(0, space) : piece
}
