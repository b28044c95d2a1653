import { Grid } from '@talkgraph/ui'
import { guidePath } from '@talkgraph/wire/site-guides'
import { docs, docsSearch } from '../../../content/docs.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { useIsWhole } from '../../shell/use-every-page.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/docs'
import styles from './docs.module.css'
import { DocsSearch } from './docs-search.js'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: docs.title, description: docs.lead })

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await context.get(siteData).guides.groups() }
}

/** Of what the page leads to, what is there without the rest of the site. */
const stays = /^\/(?:docs|resources|demo|openapi)/

export default function Docs({ loaderData }: Route.ComponentProps) {
  const isWhole = useIsWhole()
  const guides = loaderData.groups.map(({ name, guides }) => ({
    name,
    // A guide that is alone in its group shows what lies below it.
    entries: guides
      .flatMap(guide => (guides.length === 1 ? [guide, ...guide.children] : [guide]))
      .map(({ slug, title, about }) => ({ name: title, to: guidePath(slug), about })),
  }))
  return (
    <>
      <PageHead title={docs.title} lead={docs.lead}>
        <DocsSearch label={docsSearch.label} search="" />
      </PageHead>
      <div className={styles.groups}>
        {[docs.begin, ...guides].map(({ name, entries }) => (
          <section key={name} className={styles.group}>
            <h2 className={styles.name}>{name}</h2>
            <Grid column="medium" gap={4}>
              {entries
                .filter(({ to }) => isWhole || stays.test(to))
                .map(({ name, to, about }) => (
                  <li key={to}>
                    <a className={styles.entry} href={to}>
                      <b>{name}</b>
                      <span className={styles.about}>{about}</span>
                    </a>
                  </li>
                ))}
            </Grid>
          </section>
        ))}
      </div>
    </>
  )
}
