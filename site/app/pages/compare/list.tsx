import { Grid } from '@talkgraph/ui'
import { competitorPath, competitors } from '../../../content/compare.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/list'
import styles from './list.module.css'

const title = 'Talkgraph and others'
const lead =
  'Eight products that put a chat on a page, each beside ours: what was measured in one run, what differs, and where the other is the better choice.'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title, description: lead })

export default function Comparisons() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={layout.page}>
        <Grid column="medium" gap={4}>
          {competitors.map(({ name, title, what, subject }) => (
            <li key={name}>
              <a href={competitorPath(name)} className={styles.card}>
                <span className={styles.name}>Talkgraph and {title}</span>
                <span className={styles.what}>{what}</span>
                <span className={styles.how}>
                  {subject ? 'Measured in one run' : 'By its documentation'}
                </span>
              </a>
            </li>
          ))}
        </Grid>
      </div>
    </>
  )
}
