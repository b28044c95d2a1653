const linkTag = /<\/?a(?:[\s/][^<>]*)?>/gi
const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** HTML whose links are their words with their address behind them; words that are the address stand alone. */
export function withAddresses(html: string): string {
  const pieces: string[] = []
  let at = 0
  let link: { readonly address: string; readonly from: number } | undefined
  for (const { 0: tag, index } of html.matchAll(linkTag)) {
    pieces.push(html.slice(at, index))
    at = index + tag.length
    if (link) pieces.push(...addressBehind(pieces.splice(link.from).join(''), link.address))
    const [, double, single] = (!tag.startsWith('</') && href.exec(tag)) || []
    const address = (double ?? single ?? '').trim()
    link = address === '' ? undefined : { address, from: pieces.length }
  }
  return pieces.join('') + html.slice(at)
}

function addressBehind(words: string, address: string): string[] {
  return words.trim() === address ? [words] : [words, ` (${address})`]
}
