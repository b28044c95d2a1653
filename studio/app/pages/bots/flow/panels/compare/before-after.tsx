import { Button, VisuallyHidden } from '@talkgraph/ui'
import { useMemo } from 'react'
import styles from './compare.module.css'
import { wordsDiff } from './words-diff.js'

/** A value before and after side by side; words that only one of both has are marked, by more than colour. */
export function BeforeAfter({
  title,
  name,
  before,
  after,
  afterName,
  onRestore,
}: {
  readonly title: string
  /** What it is compared with. */
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  /** What is compared; default: the draft here. */
  readonly afterName?: string | undefined
  readonly onRestore?: (() => void) | undefined
}) {
  const parts = useMemo(
    () => (before === null || after === null ? null : wordsDiff(before, after)),
    [before, after],
  )
  return (
    <section className={styles.pair} aria-label={title}>
      <h4 className={styles.field}>
        {title}
        {onRestore && (
          <Button
            size="small"
            variant="plain"
            aria-label={`Bring back ${title}`}
            onClick={onRestore}
          >
            Bring back
          </Button>
        )}
      </h4>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.when}>{name}</p>
          <p className={styles.text} dir="auto">
            {before === null ? (
              <i>nothing</i>
            ) : parts && before !== '' ? (
              parts.map((part, place) =>
                part.of === 'both' ? (
                  part.text
                ) : part.of === 'before' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
                  <del key={place}>{part.text}</del>
                ) : null,
              )
            ) : (
              before || <i>blank</i>
            )}
          </p>
        </div>
        <div className={styles.side}>
          <p className={styles.when}>
            {afterName ?? (
              <>
                Here<VisuallyHidden> now</VisuallyHidden>
              </>
            )}
          </p>
          <p className={styles.text} dir="auto">
            {after === null ? (
              <i>nothing</i>
            ) : parts && after !== '' ? (
              parts.map((part, place) =>
                part.of === 'both' ? (
                  part.text
                ) : part.of === 'after' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
                  <ins key={place}>{part.text}</ins>
                ) : null,
              )
            ) : (
              after || <i>blank</i>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
