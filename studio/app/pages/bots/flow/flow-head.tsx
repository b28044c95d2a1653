import { Link } from '@talkgraph/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './flow.module.css'

/** The room's page: as high as the window, with the bot's name and tabs in one line. */
export const FlowHead = ({
  title,
  tabs,
  children,
}: {
  readonly title: string
  readonly tabs: ReactNode
  readonly children: ReactNode
}) => (
  <main className={styles.page} id="main" tabIndex={-1}>
    <title>{`Flow · ${title} · Talkgraph`}</title>
    <header className={styles.head}>
      <Link href="/bots" className={styles.back} aria-label="Bots">
        <ArrowLeft size={18} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {tabs}
    </header>
    {children}
  </main>
)
