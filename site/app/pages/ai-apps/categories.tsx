import { Grid } from '@talkgraph/ui'
import { withQuery } from '../../catalogue/addresses.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/categories'
import styles from './categories.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await context.get(siteData).aiApps.categories() }
}

const trail = [{ label: 'AI Apps', href: '/ai-apps' }]

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Categories of AI apps',
    description: 'What AI apps are for: find one by the task that it takes over.',
    trail,
  })

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="AI Categories" trail={trail} />
      <div className={layout.page}>
        <Grid column="medium" gap={3}>
          {categories.map(({ slug, name, count }) => (
            <li key={slug}>
              <a href={withQuery('/ai-apps', { category: name, page: 1 })} className={styles.link}>
                <span>{name}</span>
                <span className={styles.count}>
                  {count} {count === 1 ? 'app' : 'apps'}
                </span>
              </a>
            </li>
          ))}
        </Grid>
      </div>
    </>
  )
}
