import { VisuallyHidden } from '@talkgraph/ui'
import styles from './composer.module.css'

/** Whether the visitor reads what is written, or agents alone. */
export const WhatToWrite = ({
  kind,
  isOver,
  onChange,
}: {
  readonly kind: 'note' | 'message'
  readonly isOver: boolean
  readonly onChange: (isNote: boolean) => void
}) => (
  <fieldset className={styles.kinds}>
    <legend>
      <VisuallyHidden>What to write</VisuallyHidden>
    </legend>
    {!isOver && (
      <button type="button" aria-pressed={kind === 'message'} onClick={() => onChange(false)}>
        Answer
      </button>
    )}
    <button type="button" aria-pressed={kind === 'note'} onClick={() => onChange(true)}>
      Note
    </button>
    {isOver && <span className={styles.over}>The thread is over.</span>}
  </fieldset>
)
