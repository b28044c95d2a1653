import { integrationTiles } from '../../content/integration-tiles.js'
import { BrandMark } from './brand-mark.js'
import styles from './integration-tiles.module.css'

/** The integrations, each with what it does and in which plans it is. */
export function IntegrationTiles() {
  return (
    <ul className={styles.tiles}>
      {integrationTiles.map(({ pathName, icon, infoHeading, infoContent, tags }) => (
        <li key={pathName} className={styles.tile}>
          <BrandMark name={icon} />
          <h3 className={styles.name}>{infoHeading}</h3>
          <p className={styles.text}>{infoContent}</p>
          <ul className={styles.tags} aria-label="Plans">
            {tags.map(tag => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
