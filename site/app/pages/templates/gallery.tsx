import { LinkButton, LinkTabs } from '@talkgraph/ui'
import type { TemplateCard as Template } from '@talkgraph/wire/site-data'
import { useState } from 'react'
import { categoryBySlug } from '../../../content/categories.js'
import { galleryPage } from '../../../content/gallery.js'
import { liveDemo, signUp } from '../../../content/navigation.js'
import { tellFigures } from '../../../content/tell.js'
import { withQuery } from '../../catalogue/addresses.js'
import layout from '../../catalogue/layout.module.css'
import { readQuery } from '../../catalogue/read-query.js'
import { useClaims } from '../../claims.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/gallery'
import {
  everything,
  galleryCategories,
  isEverything,
  nameOfTemplates,
  promiseOf,
} from './categories.js'
import { FaqTab } from './faq-tab.js'
import styles from './gallery.module.css'
import { OverviewTab } from './overview-tab.js'
import { QuickPreview } from './quick-preview.js'
import { TemplatesTab } from './templates-tab.js'

export const handle = { script: true }

const tabs = [
  { value: 'templates', label: 'Templates' },
  { value: 'overview', label: 'Overview' },
  { value: 'faq', label: 'FAQ' },
] as const
const fallback = 'lead-generation'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { templates } = context.get(siteData)
  const { page, search } = readQuery(request)
  const given = new URL(request.url).searchParams.get('tab')
  const all = galleryCategories(await templates.categories())
  const here =
    all.find(({ slug }) => slug === params.category) ?? all.find(({ slug }) => slug === fallback)
  const category = here ?? { ...everything, count: 0 }
  return {
    tab: tabs.find(({ value }) => value === given)?.value ?? 'templates',
    search,
    category,
    categories: all,
    list: await templates.list({
      page,
      search,
      category: isEverything(category) ? undefined : category.slug,
    }),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const category = args.loaderData?.category ?? everything
  return pageMeta(args, {
    title: isEverything(category) ? 'Chatbot Templates' : `${category.name} Chatbot Templates`,
    description: `${promiseOf(category)}: each one a working conversation that you can try here.`,
    path: `/templates/${category.slug}`,
    part: args.loaderData?.tab === 'templates' ? args.loaderData.list : undefined,
    isHidden: Boolean(args.loaderData?.search),
  })
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { category, tab, list } = loaderData
  const [shown, setShown] = useState<Template>()
  const claims = useClaims()
  const stats = tellFigures(galleryPage.stats, claims)
  const path = `/templates/${category.slug}`
  const name = nameOfTemplates(category)
  return (
    <>
      <div className={styles.hero}>
        <PageHead
          title={`${name} Templates`}
          lead={`${category.count} free ${category.count === 1 ? 'template' : 'templates'}. ${categoryWords(category)}`}
        >
          <div className={layout.actions}>
            <LinkButton href={signUp} target="_blank" variant="primary" size="large">
              Start free
            </LinkButton>
            <LinkButton href={liveDemo} target="_blank" size="large">
              Watch Live Demo
            </LinkButton>
          </div>
          {stats.length > 0 && (
            <dl className={styles.stats}>
              {stats.map(({ value, words }) => (
                <div key={words}>
                  <dt>{words}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </PageHead>
      </div>
      <div className={layout.page} id="templates">
        <div className={styles.tabs}>
          <LinkTabs
            label={`${name} Templates`}
            tabs={tabs.map(({ value, label }) => ({
              label,
              href: withQuery(path, { tab: value === 'templates' ? undefined : value }),
              current: value === tab,
            }))}
          />
        </div>
        {tab === 'templates' && <TemplatesTab {...loaderData} list={list} onPreview={setShown} />}
        {tab === 'overview' && <OverviewTab category={category} />}
        {tab === 'faq' && <FaqTab category={category} />}
      </div>
      <section className={layout.banner}>
        <h2>{claims['templates.join'] ?? 'Begin with a template'}</h2>
        <LinkButton href={signUp} target="_blank" variant="primary" size="large">
          Start free
        </LinkButton>
      </section>
      {shown && <QuickPreview template={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function categoryWords(category: { readonly slug: string }): string {
  return isEverything(category)
    ? 'Each one is a working conversation that you can talk to before you use it.'
    : categoryBySlug(category.slug).description
}
