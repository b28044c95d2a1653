import { IconButton } from '@talkgraph/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** What stands beside the drawing under a title of its own. */
export const Panel = ({
  title,
  close,
  children,
}: {
  readonly title: string
  /** For what lies over the drawing: what takes it away, and what that is called. */
  readonly close?: { readonly label: string; readonly onClose: () => void }
  readonly children: ReactNode
}) => (
  <section aria-label={title} className={styles.panel}>
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {close && (
        <IconButton
          label={close.label}
          size="small"
          icon={<X size={16} />}
          onClick={close.onClose}
        />
      )}
    </header>
    {children}
  </section>
)
