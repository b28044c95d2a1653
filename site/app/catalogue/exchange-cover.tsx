import { classes } from '@talkgraph/ui'
import type { FlowOpening } from '@talkgraph/wire/site-data'
import styles from './exchange-cover.module.css'
import { toneOf } from './tone-of.js'

/** A picture of how a conversation begins: what the bot says and asks, and what can be answered. It grows with its width. */
export function ExchangeCover({
  opening: { says, asks, options },
  name,
}: {
  readonly opening: FlowOpening
  readonly name: string
}) {
  return (
    <div className={classes(styles.cover, toneOf(name))} aria-hidden="true">
      <div className={styles.chat}>
        {says !== '' && <Bubble>{says}</Bubble>}
        <Bubble>{asks}</Bubble>
        {options.length > 0 ? (
          <ul className={styles.options}>
            {options.map(option => (
              <li key={option} className={styles.option}>
                {option}
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.field} />
        )}
      </div>
    </div>
  )
}

function Bubble({ children }: { readonly children: string }) {
  return (
    <p className={styles.bubble}>
      <span className={styles.words}>{children}</span>
    </p>
  )
}
