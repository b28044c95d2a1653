import { Grid } from '@talkgraph/ui'
import { docs } from '../../../content/docs.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { useIsWhole } from '../../shell/use-is-whole.js'
import type { Route } from './+types/docs'
import styles from './docs.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: docs.title, description: docs.lead })

/** Of what the page leads to, what is there without the rest of the site. */
const guides = /^(?:https:|\/docs|\/resources|\/demo|\/openapi)/

export default function Docs() {
  const isWhole = useIsWhole()
  return (
    <>
      <PageHead title={docs.title} lead={docs.lead} />
      <div className={styles.groups}>
        {docs.groups.map(({ name, entries }) => (
          <section key={name} className={styles.group}>
            <h2 className={styles.name}>{name}</h2>
            <Grid column="medium" gap={4}>
              {entries
                .filter(({ to }) => isWhole || guides.test(to))
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
