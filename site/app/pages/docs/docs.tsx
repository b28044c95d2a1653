import { Grid } from '@talkgraph/ui'
import { docs } from '../../../content/docs.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/docs'
import styles from './docs.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: docs.title, description: docs.lead })

export default function Docs() {
  return (
    <>
      <PageHead title={docs.title} lead={docs.lead} />
      <div className={styles.groups}>
        {docs.groups.map(({ name, entries }) => (
          <section key={name} className={styles.group}>
            <h2 className={styles.name}>{name}</h2>
            <Grid column="medium" gap={4}>
              {entries.map(({ name, to, about }) => (
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
