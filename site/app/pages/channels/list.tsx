import { Grid } from '@talkgraph/ui'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/list'
import styles from './list.module.css'

const title = 'Channels'
const lead =
  'A bot speaks where people already write. You draw it once; each channel shows what it can, and the rest is said in words.'

export const loader = ({ context }: Route.LoaderArgs) => ({
  channels: context.get(siteData).channelPages,
})

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title, description: lead })

export default function Channels({ loaderData: { channels } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={layout.page}>
        <Grid column="medium" gap={4}>
          <li>
            <a href="/resources/install-guide" className={styles.card}>
              <h2 className={styles.name}>Your website</h2>
              <p className={styles.what}>Everything, drawn as you like it, from a line of HTML.</p>
            </a>
          </li>
          {channels.map(({ name, title, facts }) => (
            <li key={name}>
              <a href={`/chat-channels/${name}`} className={styles.card}>
                <h2 className={styles.name}>{title}</h2>
                <p className={styles.what}>{facts.slice(0, 2).join(' ')}</p>
              </a>
            </li>
          ))}
        </Grid>
      </div>
    </>
  )
}
