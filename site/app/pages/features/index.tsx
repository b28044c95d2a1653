import { useBrand } from '@talkgraph/ui'
import { features, featuresPage } from '../../../content/features.js'
import { PageHead } from '../../kit/page-head.js'
import { inBrand } from '../../meta/in-brand.js'
import { brandOf, pageMeta } from '../../meta/page-meta.js'
import { Picture } from '../../showcase/picture.js'
import type { Route } from './+types/index'
import { Closing } from './closing.js'
import styles from './index.module.css'
import { LaunchStrip } from './launch-strip.js'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: featuresPage.title,
    description: inBrand(featuresPage.lead, brandOf(args.matches)),
  })

export default function Features() {
  return (
    <>
      <PageHead title={featuresPage.title} lead={inBrand(featuresPage.lead, useBrand().name)} />
      <ul className={styles.features}>
        {Object.entries(features).map(([slug, { name, summary, picture }], at) => (
          <li key={slug} className={styles.feature}>
            <Picture picture={picture} width={at === 0 ? 'whole' : 'half'} />
            <h2 className={styles.name}>
              <a className={styles.link} href={`/features/${slug}`}>
                {name}
              </a>
            </h2>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
      <LaunchStrip />
      <Closing title="Draw a conversation today" />
    </>
  )
}
