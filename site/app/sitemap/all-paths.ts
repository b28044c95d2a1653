import type { SiteData } from '@talkgraph/wire/site-data'
import { guidePath } from '@talkgraph/wire/site-guides'
import { legalNames } from '@talkgraph/wire/site-paths'
import { categories } from '../../content/categories.js'
import { competitorPath, competitors } from '../../content/compare.js'
import { features } from '../../content/features.js'
import { industries, industryPath } from '../../content/industries.js'
import { guidePath as installPath } from '../../content/install/guides.js'
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
  '/chat-channels',
  '/self-hosting',
  '/integrations',
  '/integrations/zapier',
  '/compare',
  ...competitors.map(({ name }) => competitorPath(name)),
  '/faq',
  ...industries.map(({ slug }) => `/faq/${slug}`),
  // All guides share this canonical path.
  installPath(''),
  '/contact',
  '/subscribe',
  '/abuse-complaints',
]

/** A map of the site names at most 50,000 pages; of long addresses it holds fewer. */
const itemsOfPart = 20_000

type Addresses = Pick<
  SiteData,
  'addresses' | 'countAddresses' | 'guides' | 'legal' | 'channelPages'
>

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
  if (part !== 1) return items
  const channels = data.channelPages.map(({ name }) => `/chat-channels/${name}`)
  const paths = [
    ...plainPaths,
    ...channels,
    ...(await legalPaths(data)),
    ...(await guidePaths(data)),
  ]
  return [...paths.map(path => ({ path })), ...items]
}

/** The legal texts that who runs the server has written. */
async function legalPaths({ legal }: Addresses): Promise<readonly string[]> {
  const texts = await Promise.all(legalNames.map(legal))
  return legalNames.filter((_, place) => texts[place]).map(name => `/${name}`)
}

/** The pages of docs/. */
async function guidePaths({ guides }: Addresses): Promise<readonly string[]> {
  const groups = await guides.groups()
  return groups.flatMap(({ guides }) =>
    guides.flatMap(guide => [guide, ...guide.children]).map(({ slug }) => guidePath(slug)),
  )
}
