import { LinkButton } from '@talkgraph/ui'
import { redirect } from 'react-router'
import { aiAppPath, slugOfTitle } from '../../catalogue/addresses.js'
import { ArticlePage } from '../../catalogue/article-page.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/detail'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { aiApps } = context.get(siteData)
  const item = await aiApps.find(params.id)
  if (!item) throw new Response(null, { status: 404 })
  if ((params.slug ?? '') !== slugOfTitle(item.title)) throw redirect(aiAppPath(item), 301)
  return { item, latest: await aiApps.latest() }
}

const above = { label: 'AI Apps', href: '/ai-apps' }

export const meta = (args: Route.MetaArgs) => {
  const item = args.loaderData?.item
  if (!item) return []
  const { title, description, coverImage: picture } = item
  return pageMeta(args, { title, description, picture, kind: 'article', trail: [above] })
}

export default function AiApp({ loaderData: { item, latest } }: Route.ComponentProps) {
  return (
    <ArticlePage
      item={item}
      above={above}
      latest={{ title: 'Latest Apps', items: latest, href: aiAppPath }}
      action={
        item.link && (
          <LinkButton
            href={item.link}
            target="_blank"
            rel="noopener nofollow"
            variant="primary"
            size="large"
          >
            Try {item.title}
          </LinkButton>
        )
      }
    />
  )
}
