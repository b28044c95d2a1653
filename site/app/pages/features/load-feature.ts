import { siteBots } from '../../../content/bots.js'
import { features } from '../../../content/features.js'
import { pageMeta } from '../../meta/page-meta.js'
import { openingOf } from '../../showcase/opening-of.js'

/** What the page of a feature shows; 404 where there is none of that slug. */
export function loadFeature(slug: string) {
  const content = Object.hasOwn(features, slug) ? features[slug] : undefined
  if (!content) throw new Response(null, { status: 404 })
  return { content, opening: content.played && openingOf(siteBots[content.played.bot]) }
}

/** What it says about itself. */
export const featureMeta = (
  args: Parameters<typeof pageMeta>[0] & {
    readonly loaderData: ReturnType<typeof loadFeature> | undefined
  },
) =>
  args.loaderData
    ? pageMeta(args, {
        title: `${args.loaderData.content.name}: ${args.loaderData.content.title}`,
        description: args.loaderData.content.lead,
        trail: [{ label: 'Features', href: '/features' }],
      })
    : []
