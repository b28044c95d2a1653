import { Logo, useBrand } from '@talkgraph/ui'
import type { ReactNode } from 'react'
import styles from './loading.module.css'

/** A page without the rooms around it, where nothing else can be shown: the mark, and why. */
export const Alone = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <main className={styles.alone}>
    <title>{`${title} · ${useBrand().name}`}</title>
    <Logo />
    {children}
  </main>
)
