import type { SiteData } from '@talkgraph/wire/site-data'
import { guidePath } from '@talkgraph/wire/site-guides'
import { categories } from '../../content/categories.js'
import { industries } from '../../content/industries.js'
import { guidePath as installPath } from '../../content/install/guides.js'

/** The pages that do not come from stored data, and may be found. */
const plainPaths: readonly string[] = [
  '/',
  '/templates/all',
  ...categories.map(({ slug }) => `/templates/${slug}`),
  '/ai-apps',
  '/ai-apps/categories',
  '/chatbot-templates',
  '/glossary',
  '/pricing',
  '/overview',
  '/docs',
  '/faq',
  ...industries.map(({ slug }) => `/faq/${slug}`),
  // All guides share this canonical path.
  installPath(''),
  '/contact',
  '/subscribe',
  '/abuse-complaints',
  '/terms-of-service',
  '/privacy-policy',
]

/** A map of the site names at most 50,000 pages; of long addresses it holds fewer. */
const itemsOfPart = 20_000

type Addresses = Pick<SiteData, 'addresses' | 'countAddresses' | 'guides'>

/** In how many parts the map of the site comes. */
export async function countParts(data: Addresses): Promise<number> {
  return Math.max(1, Math.ceil((await data.countAddresses()) / itemsOfPart))
}

/** The paths that search engines may know, with the day of their last change where it is known: a part of them, from 1 on. */
export async function pathsOf(
  data: Addresses,
  part: number,
): Promise<readonly { readonly path: string; readonly updatedAt?: string }[]> {
  const items = await data.addresses({ from: (part - 1) * itemsOfPart, most: itemsOfPart })
  if (part > 1) return items
  const groups = await data.guides.groups()
  const guides = groups.flatMap(({ guides }) => guides.flatMap(guide => [guide, ...guide.children]))
  return [...[...plainPaths, ...guides.map(({ slug }) => guidePath(slug))].map(path => ({ path })), ...items]
}
