import { Badge, Link } from '@talkgraph/ui'
import type { Mark } from '../../model/layer/layer.js'
import styles from './mark-sign.module.css'

/** A mark on a card. */
export const MarkSign = ({ mark: { tone, short, words } }: { readonly mark: Mark }) => (
  <span title={words}>
    <Badge tone={tone}>
      <span aria-label={words} role="img">
        {short}
      </span>
    </Badge>
  </span>
)

/** A mark in a row of the outline: only drawn, since the row has a name of its own and says in its description what the mark says. */
export const RowMark = ({ mark: { tone, short, words } }: { readonly mark: Mark }) => (
  <span title={words} aria-hidden>
    <Badge tone={tone}>
      <span className={styles.short} data-short={short} />
    </Badge>
  </span>
)

/** A mark on a card: a press on it leads to what it tells of. */
export const MarkLink = ({ mark }: { readonly mark: Mark }) =>
  mark.href === undefined ? (
    <MarkSign mark={mark} />
  ) : (
    // A press is for the link, not for the card below it.
    <Link
      href={mark.href}
      className="nodrag nopan"
      tabIndex={-1}
      onClick={event => event.stopPropagation()}
    >
      <MarkSign mark={mark} />
    </Link>
  )
