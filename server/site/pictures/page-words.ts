/** What stands in the picture of a page. */
export interface PageWords {
  readonly title: string
  readonly description: string
  /** The name of what the page belongs to. */
  readonly above?: string | undefined
}

/** Reads from a rendered page what its picture says; undefined for what is no page of the site. */
export function pageWords(html: string): PageWords | undefined {
  const title = content(html, 'og:title')
  if (title === undefined) return undefined
  return { title, description: content(html, 'og:description') ?? '', above: aboveOf(html) }
}

function content(html: string, property: string): string | undefined {
  const [, text] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? []
  return text === undefined ? undefined : asText(text)
}

/** The last but one place of the way that the page tells search engines. */
function aboveOf(html: string): string | undefined {
  const lists = html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)
  const list = [...lists]
    .map(([, json = '']) => json)
    .find(json => json.includes('"BreadcrumbList"'))
  if (list === undefined) return undefined
  const places: unknown = Object(JSON.parse(list)).itemListElement
  const name: unknown = Array.isArray(places) ? places.at(-2)?.name : undefined
  return typeof name === 'string' ? name : undefined
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

const asText = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole)
