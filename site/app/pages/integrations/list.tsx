import { LinkButton } from '@talkgraph/ui'
import { integrationTiles } from '../../../content/integration-tiles.js'
import { integrations, integrationWays, otherWays } from '../../../content/integrations.js'
import { BrandMark } from '../../brands/brand-mark.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/list'
import { IntegrationPart } from './integration-part.js'
import styles from './list.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: integrations.title, description: integrations.description })

export default function Integrations() {
  return (
    <>
      <PageHead title={integrations.title} lead={integrations.description} />
      <div className={layout.page}>
        <ul className={styles.tiles}>
          {integrationTiles.map(({ pathName, icon, infoHeading, infoContent, tags }) => (
            <li key={pathName} className={styles.tile}>
              <BrandMark name={icon} />
              <h2 className={styles.name}>
                <a href={`#${pathName}`} className={styles.link}>
                  {infoHeading}
                </a>
              </h2>
              <p className={styles.text}>{infoContent}</p>
              <ul className={styles.tags} aria-label={`Plans with ${infoHeading}`}>
                {tags.map(tag => (
                  <li key={tag} className={styles.tag}>
                    {tag}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <section className={styles.today} aria-labelledby="today">
          <h2 id="today" className={styles.title}>
            What works today
          </h2>
          <p>{integrations.today}</p>
          <dl className={styles.others}>
            {otherWays.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {integrationTiles.map(tile => {
          const way = integrationWays.find(({ pathName }) => pathName === tile.pathName)
          return (
            way && (
              <IntegrationPart key={tile.pathName} tile={tile} way={way}>
                {tile.pathName === 'zapier' && (
                  <LinkButton href="/integrations/zapier">The whole way with Zapier</LinkButton>
                )}
              </IntegrationPart>
            )
          )
        })}
      </div>
    </>
  )
}
