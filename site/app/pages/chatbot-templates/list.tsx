import { EmptyState, Grid, LinkButton, LinkTabs } from '@talkgraph/ui'
import { directories } from '../../../content/directories.js'
import { directoryPath, withQuery } from '../../catalogue/addresses.js'
import { cut } from '../../catalogue/cut.js'
import { ItemCard } from '../../catalogue/item-card.js'
import layout from '../../catalogue/layout.module.css'
import { Pager } from '../../catalogue/pager.js'
import { readQuery } from '../../catalogue/read-query.js'
import { SearchForm } from '../../catalogue/search-form.js'
import { SideList } from '../../catalogue/side-list.js'
import { useClaims } from '../../claims.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/list'

const { chatbotTemplates: words } = directories

export async function loader({ request, context }: Route.LoaderArgs) {
  const { directory } = context.get(siteData)
  const { page, search } = readQuery(request)
  return { search, list: await directory.list({ page, search }), latest: await directory.latest() }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Chatbot templates by industry',
    description: words.description,
    part: args.loaderData?.list,
    isHidden: Boolean(args.loaderData?.search),
  })

export default function ChatbotTemplates({
  loaderData: { search, list, latest },
}: Route.ComponentProps) {
  const claims = useClaims()
  return (
    <>
      <PageHead
        title={claims['chatbot-templates.count'] ?? 'Chatbot templates by industry'}
        lead={words.description}
      />
      <div className={layout.page}>
        <div className={layout.bar}>
          <LinkTabs
            label="Chatbot templates"
            tabs={[{ label: 'All Templates', href: '/chatbot-templates', current: true }]}
          />
          <SearchForm
            label="Search chatbot templates"
            action="/chatbot-templates"
            search={search}
          />
        </div>
        <div className={layout.columns}>
          <div>
            {list.items.length === 0 ? (
              <EmptyState
                title="No template fits"
                action={<LinkButton href="/chatbot-templates">Show all templates</LinkButton>}
              >
                Try fewer or other words.
              </EmptyState>
            ) : (
              <Grid column="large">
                {list.items.map(item => (
                  <li key={item.id}>
                    <ItemCard
                      item={item}
                      href={directoryPath(item)}
                      description={cut(item.description, 70, 67)}
                    />
                  </li>
                ))}
              </Grid>
            )}
            <Pager page={list} href={page => withQuery('/chatbot-templates', { search, page })} />
          </div>
          <SideList title="Latest Templates" items={latest} href={directoryPath} />
        </div>
      </div>
    </>
  )
}
