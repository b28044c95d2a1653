import type { ReactNode } from 'react'
import type { IntegrationTile } from '../../../content/integration-tiles.js'
import type { IntegrationWay } from '../../../content/integrations.js'
import { BrandMark } from '../../brands/brand-mark.js'
import styles from './list.module.css'
import { Sample } from './sample.js'

/** How one integration is reached today: what to do, and the step that does it. */
export const IntegrationPart = ({
  tile,
  way,
  children,
}: {
  readonly tile: IntegrationTile
  readonly way: IntegrationWay
  readonly children?: ReactNode
}) => (
  <section id={tile.pathName} className={styles.part} aria-labelledby={`${tile.pathName}-title`}>
    <div className={styles.how}>
      <h2 id={`${tile.pathName}-title`} className={styles.title}>
        <BrandMark name={tile.icon} />
        {tile.infoHeading}
      </h2>
      <p className={styles.by}>{way.by}.</p>
      <ol className={styles.steps}>
        {way.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {way.note && <p className={styles.note}>{way.note}</p>}
      {children}
    </div>
    <div className={styles.samples}>
      <Sample title={way.sample.title} code={JSON.stringify(way.sample.step, null, 2)} />
      {way.script && <Sample {...way.script} />}
    </div>
  </section>
)
