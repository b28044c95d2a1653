import { DomUtils, parseDocument } from 'htmlparser2'

/** What a sitemap names: pages, or further sitemaps. */
export interface Sitemap {
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

const most = 50_000

/** Reads a sitemap in XML, or one that is a text with an address a line. */
export function readSitemap(text: string): Sitemap {
  if (!text.trimStart().startsWith('<'))
    return { pages: text.split(/\s+/).filter(isAddress).slice(0, most), sitemaps: [] }
  const tree = parseDocument(text, { xmlMode: true })
  const inside = (name: string) =>
    DomUtils.getElementsByTagName(name, tree.children, true, most).flatMap(entry => {
      const [place] = DomUtils.getElementsByTagName('loc', entry.children, false, 1)
      const address = place ? DomUtils.textContent(place).trim() : ''
      return isAddress(address) ? [address] : []
    })
  return { pages: inside('url'), sitemaps: inside('sitemap') }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)
