import { ownBrand } from '@talkgraph/wire/brand'
import type { MetaDescriptor } from 'react-router'

type JsonLd = Readonly<Record<string, unknown>>

/** What a page says about itself to browsers, search engines and whoever shows a link to it. */
export interface PageAbout {
  readonly title: string
  readonly description: string
  /** The address it is known by, with its query, if that is not the path it was asked for at. */
  readonly path?: string | undefined
  /** The address of a picture. Default: one with the page's title, of 1200×630, which the server draws. */
  readonly picture?: string | undefined
  readonly kind?: 'website' | 'article'
  /** The pages above this one, the topmost first: told as its way. */
  readonly trail?: readonly { readonly label: string; readonly href: string }[]
  /** Of a list in parts: the part that is shown stands in the title, the description and the address. */
  readonly part?: { readonly currentPage: number; readonly totalPages: number } | undefined
  /** The RSS feed that brings what is new here. */
  readonly feed?: { readonly title: string; readonly href: string }
  /** Structured data, each with its `@type`. */
  readonly jsonLd?: readonly JsonLd[]
  /** Whether search engines stay away. */
  readonly isHidden?: boolean
}

/** What `meta` of a route is called with, as far as it matters here. */
interface MetaArgs {
  readonly location: { readonly pathname: string }
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

/** Who stands behind the site, in structured data. */
const publisher = (origin: string): JsonLd => ({
  '@type': 'Organization',
  name: 'Talkgraph',
  url: origin,
  logo: `${origin}/site/favicon.svg`,
})

/** The title in the browser's tab. */
export const titleOf = (title: string, brand: string): string =>
  title ? `${title} · ${brand}` : brand

/** The picture of a page with its title, which the server draws. */
export const picturePath = (path: string): string => `/pictures${path === '/' ? '/home' : path}.png`

/** The meta of a page: `export const meta = (args: Route.MetaArgs) => pageMeta(args, { … })`. */
export function pageMeta({ location, matches }: MetaArgs, about: PageAbout): MetaDescriptor[] {
  const { picture, kind = 'website', trail, feed, jsonLd = [] } = about
  const { title, description, path } = ofPart(about, about.path ?? location.pathname)
  const origin = originOf(matches)
  const brand = brandOf(matches)
  const address = origin + path
  const image = new URL(picture ?? picturePath(new URL(address).pathname), origin).href
  const told = trail
    ? [...jsonLd, wayTo(origin, [...trail, { label: about.title, href: path }])]
    : jsonLd
  return [
    { title: titleOf(title, brand) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', ...feed }] : []),
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: kind },
    { property: 'og:title', content: title || brand },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(picture === undefined
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: title || brand },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(about.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...told.map(data => ({
      'script:ld+json': {
        '@context': 'https://schema.org',
        url: address,
        ...(data['@type'] === 'Article' && {
          image,
          author: publisher(origin),
          publisher: publisher(origin),
          mainEntityOfPage: address,
        }),
        ...data,
      } as never,
    })),
  ]
}

/** The first part of a list goes by the list's own name. */
function ofPart({ title, description, part }: PageAbout, path: string) {
  if (!part || part.currentPage <= 1) return { title, description, path }
  const { currentPage, totalPages } = part
  return {
    title: `${title} – page ${currentPage}`,
    description: `${description} Page ${currentPage} of ${totalPages}.`,
    path: `${path}${path.includes('?') ? '&' : '?'}page=${currentPage}`,
  }
}

const wayTo = (
  origin: string,
  places: readonly { readonly label: string; readonly href: string }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
})

/** Where the site is reached, as the root's loader tells. */
/** Under whose name the site stands. */
export function brandOf(matches: MetaArgs['matches']): string {
  const root: unknown = matches.find(match => match?.id === 'root')?.loaderData
  return String(Object(Object(root).brand).name ?? ownBrand.name)
}

function originOf(matches: MetaArgs['matches']): string {
  const root = matches.find(match => match?.id === 'root')?.loaderData
  return root && typeof root === 'object' && 'origin' in root
    ? String(root.origin)
    : 'http://localhost'
}
