import { EmptyState, Grid, LinkButton, LinkTabs } from '@talkgraph/ui'
import { directories } from '../../../content/directories.js'
import { aiAppPath, withQuery } from '../../catalogue/addresses.js'
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

const { aiApps: words } = directories

export async function loader({ request, context }: Route.LoaderArgs) {
  const { aiApps } = context.get(siteData)
  const { page, search, category } = readQuery(request)
  const known = (await aiApps.categories()).find(
    ({ name, slug }) => name === category || slug === category,
  )
  if (category !== '' && !known) throw new Response(null, { status: 404 })
  return {
    search,
    category: known?.name ?? '',
    list: await aiApps.list({ page, search, category: known?.slug }),
    latest: await aiApps.latest(),
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: args.loaderData?.category ? `${args.loaderData.category}: AI apps` : 'AI apps',
    description: words.description,
    path: withQuery('/ai-apps', { category: args.loaderData?.category }),
    part: args.loaderData?.list,
    isHidden: Boolean(args.loaderData?.search),
  })

export default function AiApps({
  loaderData: { search, category, list, latest },
}: Route.ComponentProps) {
  const claims = useClaims()
  return (
    <>
      <PageHead title={claims['ai-apps.count'] ?? 'AI apps'} lead={words.description} />
      <div className={layout.page}>
        <div className={layout.bar}>
          <LinkTabs
            label="AI apps"
            tabs={[
              { label: 'All Apps', href: '/ai-apps', current: category === '' },
              ...(category === ''
                ? []
                : [
                    {
                      label: category,
                      href: withQuery('/ai-apps', { category, page: 1 }),
                      current: true,
                    },
                  ]),
              { label: 'Categories', href: '/ai-apps/categories', current: false },
            ]}
          />
          <SearchForm
            label="Search AI apps"
            action="/ai-apps"
            search={search}
            keep={{ category }}
          />
        </div>
        <div className={layout.columns}>
          <div>
            {list.items.length === 0 ? (
              <EmptyState
                title="No app fits"
                action={<LinkButton href="/ai-apps">Show all apps</LinkButton>}
              >
                Try fewer or other words.
              </EmptyState>
            ) : (
              <Grid column="large">
                {list.items.map(item => (
                  <li key={item.id}>
                    <ItemCard item={item} href={aiAppPath(item)} />
                  </li>
                ))}
              </Grid>
            )}
            <Pager page={list} href={page => withQuery('/ai-apps', { category, search, page })} />
          </div>
          <SideList title="Latest Apps" items={latest} href={aiAppPath} />
        </div>
      </div>
    </>
  )
}
