import { LinkButton } from '@talkgraph/ui'
import { bookDemo } from '../../content/places.js'
import type { Block } from '../../content/showcase/block.js'
import styles from './blocks.module.css'
import { Picture } from './picture.js'

/** What the product does, one thing below the other: words and picture change sides. */
export function Blocks({
  blocks,
  withDemo = false,
}: {
  readonly blocks: readonly Block[]
  /** Whether each leads to a demo. */
  readonly withDemo?: boolean
}) {
  return (
    <div className={styles.blocks}>
      {blocks.map(({ title, text, picture }) => (
        <section key={title} className={styles.block}>
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
            {withDemo && (
              <p>
                <LinkButton href={bookDemo} target="_blank">
                  Schedule a Demo
                </LinkButton>
              </p>
            )}
          </div>
          <Picture picture={picture} />
        </section>
      ))}
    </div>
  )
}
