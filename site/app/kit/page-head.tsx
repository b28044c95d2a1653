import { Breadcrumb } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The head of a page: the way to it, its one h1, and a few words. */
export function PageHead({
  title,
  lead,
  trail,
  children,
}: {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The pages above this one. */
  readonly trail?: readonly { readonly label: string; readonly href: string }[]
  readonly children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      {trail && <Breadcrumb items={[...trail, { label: title }]} />}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}
