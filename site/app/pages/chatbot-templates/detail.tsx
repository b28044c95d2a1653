import { LinkButton } from '@talkgraph/ui'
import { redirect } from 'react-router'
import { directoryPath, pathToUse, slugOfTitle } from '../../catalogue/addresses.js'
import { ArticlePage } from '../../catalogue/article-page.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/detail'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { directory } = context.get(siteData)
  const item = await directory.find(params.id)
  if (!item) throw new Response(null, { status: 404 })
  if ((params.slug ?? '') !== slugOfTitle(item.title)) throw redirect(directoryPath(item), 301)
  return { item, latest: await directory.latest() }
}

const above = { label: 'Chatbot Templates', href: '/chatbot-templates' }

export const meta = (args: Route.MetaArgs) => {
  const item = args.loaderData?.item
  if (!item) return []
  const { title, description, coverImage: picture } = item
  return pageMeta(args, { title, description, picture, kind: 'article', trail: [above] })
}

export default function ChatbotTemplate({ loaderData: { item, latest } }: Route.ComponentProps) {
  return (
    <ArticlePage
      item={item}
      above={above}
      latest={{ title: 'Latest Templates', items: latest, href: directoryPath }}
      action={
        item.template && (
          <LinkButton
            href={pathToUse(item.template)}
            target="_blank"
            variant="primary"
            size="large"
          >
            Use This Template
          </LinkButton>
        )
      }
    />
  )
}
