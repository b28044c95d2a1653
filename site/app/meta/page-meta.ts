import type { MetaDescriptor } from 'react-router'

/** What a page says about itself to browsers, search engines and whoever shows a link to it. */
export interface PageAbout {
  readonly title: string
  readonly description: string
  /** The address it is known by, if that is not the one it was asked for at. */
  readonly path?: string | undefined
  /** The address of a picture. Default: the site's own, of 1200×630. */
  readonly picture?: string | undefined
  readonly kind?: 'website' | 'article'
  /** Structured data, each with its `@type`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  /** Whether search engines stay away. */
  readonly isHidden?: boolean
}

/** What `meta` of a route is called with, as far as it matters here. */
interface MetaArgs {
  readonly location: { readonly pathname: string }
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

const ownPicture = '/site/talkgraph.png'
const publisher = { '@type': 'Organization', name: 'Talkgraph' } as const

/** The title in the browser's tab. */
export const titleOf = (title: string): string => (title ? `${title} · Talkgraph` : 'Talkgraph')

/** The meta of a page: `export const meta = (args: Route.MetaArgs) => pageMeta(args, { … })`. */
export function pageMeta({ location, matches }: MetaArgs, about: PageAbout): MetaDescriptor[] {
  const { title, description, path, picture = ownPicture, kind = 'website', jsonLd = [] } = about
  const origin = originOf(matches)
  const address = origin + (path ?? location.pathname)
  const image = new URL(picture, origin).href
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Talkgraph' },
    { property: 'og:type', content: kind },
    { property: 'og:title', content: title || 'Talkgraph' },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(picture === ownPicture
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          {
            property: 'og:image:alt',
            content: 'A conversation drawn as a graph, beside the chat it becomes',
          },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(about.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...jsonLd.map(data => ({
      'script:ld+json': {
        '@context': 'https://schema.org',
        url: address,
        ...(data['@type'] === 'Article' && { image, author: { ...publisher, url: origin } }),
        ...data,
      } as never,
    })),
  ]
}

/** Where the site is reached, as the root's loader tells. */
function originOf(matches: MetaArgs['matches']): string {
  const root = matches.find(match => match?.id === 'root')?.loaderData
  return root && typeof root === 'object' && 'origin' in root ? String(root.origin) : 'http://localhost'
}
