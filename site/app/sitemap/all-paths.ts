import type { SiteData } from '@talkgraph/wire/site-data'
import { categories } from '../../content/categories.js'
import { competitorPath, competitors } from '../../content/compare.js'
import { features } from '../../content/features.js'
import { industries, industryPath } from '../../content/industries.js'
import { guidePath } from '../../content/install/guides.js'
import { postPath, posts } from '../articles/posts.server.js'

/** The pages that do not come from stored data, and may be found. */
const plainPaths: readonly string[] = [
  '/',
  '/templates/all',
  ...categories.map(({ slug }) => `/templates/${slug}`),
  '/ai-apps',
  '/ai-apps/categories',
  '/chatbot-templates',
  '/glossary',
  '/features',
  ...Object.keys(features).map(slug => `/features/${slug}`),
  '/industries',
  ...industries.map(industryPath),
  '/pricing',
  '/overview',
  '/docs',
  '/blog',
  ...posts.map(({ slug }) => postPath(slug)),
  '/changelog',
  '/integrations',
  '/integrations/zapier',
  '/compare',
  ...competitors.map(({ name }) => competitorPath(name)),
  '/faq',
  ...industries.map(({ slug }) => `/faq/${slug}`),
  // All guides share this canonical path.
  guidePath(''),
  '/contact',
  '/subscribe',
  '/abuse-complaints',
  '/terms-of-service',
  '/privacy-policy',
]

/** A map of the site names at most 50,000 pages; of long addresses it holds fewer. */
const itemsOfPart = 20_000

type Addresses = Pick<SiteData, 'addresses' | 'countAddresses'>

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
  return part === 1 ? [...plainPaths.map(path => ({ path })), ...items] : items
}
