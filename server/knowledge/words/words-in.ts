/** Scripts that put no spaces between words, and of which pairs of characters are taken for words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]+/gu

/** The words of a text in their order, in lower case; where a script has no spaces, its pairs of characters. */
export function wordsIn(text: string): readonly string[] {
  const spaced = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u200b-\u200d\ufeff]/g, '')
  return (spaced.match(/[\p{L}\p{N}\p{M}ー]+/gu) ?? []).flatMap(run =>
    run.search(unspaced) < 0 ? [run] : pairsIn(run),
  )
}

function pairsIn(run: string): readonly string[] {
  const found: string[] = []
  let end = 0
  for (const match of run.matchAll(unspaced)) {
    if (match.index > end) found.push(run.slice(end, match.index))
    end = match.index + match[0].length
    const characters = [...match[0]]
    if (characters.length === 1) found.push(match[0])
    for (let at = 1; at < characters.length; at++)
      found.push(`${characters[at - 1]}${characters[at]}`)
  }
  if (end < run.length) found.push(run.slice(end))
  return found
}
