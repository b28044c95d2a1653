import { Breadcrumb } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import styles from './head.module.css'

/** How the page of a feature or an industry begins: its words, two ways on, and a picture beside them. */
export const Head = ({
  name,
  above,
  title,
  lead,
  actions,
  picture,
}: {
  readonly name: string
  /** The page that this one belongs to. */
  readonly above: { readonly label: string; readonly href: string }
  readonly title: string
  readonly lead: string
  readonly actions: ReactNode
  readonly picture: ReactNode
}) => (
  <header className={styles.hero}>
    <div className={styles.words}>
      <Breadcrumb items={[above, { label: name }]} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
    {picture}
  </header>
)
